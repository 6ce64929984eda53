import type { Money } from '../../../contract/fields';
import type { PurchaseOrder } from '../../../contract/purchase';
import type { Tx } from '../../db/database';
import type { UserCtx } from '../../kernel/context';
import { findLeft } from '../payment/payment.service';

/** What is left of its payment, with what was paid more. */
export async function closeGivesOf(tx: Tx, { tenant }: UserCtx, order: PurchaseOrder): Promise<Money | null> {
  const { id: targetId, canClose, payment, items } = order;
  if (!canClose || !payment) return null;
  const more = items.reduce(
    (sum, { status, dearer }) => sum + (status === 'DEARER' ? 0 : (dearer?.more.amount ?? 0)),
    0,
  );
  const inMoney = (amount: number) => ({ ...payment.amount, amount: amount + more });
  if (payment.status === 'PAID') return inMoney(payment.amount.amount);
  if (payment.status !== 'PARTIALLY_REFUNDED') return null;
  const found = await findLeft(tx, { tenantId: tenant.id, kind: 'PURCHASE', targetId });
  return inMoney(found?.left ?? 0);
}
