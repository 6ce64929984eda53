import type { Payment } from '../../../contract/payment';
import type { Tx } from '../../db/database';
import type { PaymentRow } from './payment.repo';
import type { OnSettledByKind } from './settle.service';

type Due = Pick<PaymentRow, 'kind' | 'targetId'>;

/** Until when each of these sums is to be paid, as the modules say that they belong to; the first end there is of each. */
export const createDueBy =
  (onSettled: OnSettledByKind) =>
  async (tx: Tx, tenantId: string, rows: readonly Due[]): Promise<(row: Due) => Pick<Payment, 'payBefore'>> => {
    const ends = new Map<string, Date>();
    const keyOf = ({ kind, targetId }: Due) => `${kind}:${targetId}`;
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const ids = rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);
      for (const { targetId, at } of (await onSettled[kind]?.dueBy?.(tx, tenantId, ids)) ?? []) {
        const key = keyOf({ kind, targetId });
        const known = ends.get(key);
        if (at && (!known || at < known)) ends.set(key, at);
      }
    }
    return (row) => {
      const at = ends.get(keyOf(row));
      return at ? { payBefore: at.toISOString() } : {};
    };
  };
