import type { PaymentDue } from '../../../contract/payment';
import type { Tx } from '../../db/database';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { titlesBeside } from '../words/sellers-words.service';
import { createDueBy } from './due-by.service';
import { shopperPaymentRepo, type PaymentRow } from './payment.repo';
import { KINDS_OF, presentPayment } from './payment.rules';
import type { DueThing, OnSettledByKind } from './settle.service';

interface DueQuery {
  orderType?: keyof typeof KINDS_OF;
  orderNo?: string;
  pageNo: number;
  pageSize: number;
}

/** After every time that is written out. */
const NEVER = '9999';

/**
 * Sums due, what ends soonest first, each with what it is for. When each ends is known to the module that it belongs to:
 * all that one shopper owes is read before a page of it is cut.
 */
export function createListUnpaid(onSettled: OnSettledByKind) {
  const dueBy = createDueBy(onSettled);
  return async (ctx: UserCtx, { orderType, orderNo, pageNo, pageSize }: DueQuery) => {
    const filter = { kinds: orderType && KINDS_OF[orderType], targetNo: orderNo };
    const { total, rows, ends, things } = await ctx.tx(async (tx) => {
      const all = await shopperPaymentRepo(tx, ownerOf(ctx)).listDue(filter);
      const ends = await dueBy(tx, ctx.tenant.id, all);
      const endOf = (row: PaymentRow) => ends(row).payBefore ?? NEVER;
      const rows = all
        .toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
        .slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { total: all.length, rows, ends, things: await thingsOf(tx, ctx, rows) };
    });
    const titles = await titlesBeside(ctx, [...things.values()].flat());
    const items = rows.map((row): PaymentDue => {
      const own = (things.get(row.id) ?? []).map(({ id, title, image, orderItemId }) => ({
        ...{ id, image },
        title: titles.get(orderItemId ?? '') ?? title,
      }));
      return { ...presentPayment(row), ...ends(row), things: own };
    });
    return { items, total, pageNo, pageSize };
  };

  /** By the payment. */
  async function thingsOf(tx: Tx, ctx: UserCtx, rows: PaymentRow[]): Promise<Map<string, DueThing[]>> {
    const things = new Map<string, DueThing[]>();
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const alike = rows.filter((row) => row.kind === kind);
      const found = await onSettled[kind]?.things?.(tx, ownerOf(ctx), alike.map(({ targetId }) => targetId)); // prettier-ignore
      for (const { id, targetId } of alike)
        things.set(
          id,
          (found ?? []).filter((thing) => thing.targetId === targetId),
        );
    }
    return things;
  }
}
