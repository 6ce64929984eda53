import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { askedRefundRepo, type AskedRow, type AskedSpan, type AskedView } from './asked-refund.repo';
import type { RefundRow } from './refund.repo';

export type { AskedRow } from './asked-refund.repo';
export { presentRefund } from './refund.rules';

type Shop = Pick<Owner, 'tenantId'>;

export const isWaiting = ({ status }: Pick<RefundRow, 'status'>) =>
  status === 'REQUESTED' || status === 'SELLER_CONTACT';

/** What nobody has answered, longest first, or what was answered, newest first; and how much of it waits. */
export async function listAsked(
  tx: Tx,
  shop: Shop,
  view: AskedView,
  { limit, after }: AskedSpan,
): Promise<{ rows: AskedRow[]; next: string | null; waiting: number }> {
  const repo = askedRefundRepo(tx, shop);
  const found = await repo.list(view, { limit, after });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    next: last ? `${String(last.createdAt.getTime())}_${last.id}` : null,
    waiting: await repo.count(),
  };
}

/** @param isLocked for whoever is about to answer it @throws AppError NOT_FOUND */
export async function getAsked(tx: Tx, shop: Shop, id: string, isLocked = false): Promise<AskedRow> {
  const asked = await askedRefundRepo(tx, shop).find(id, isLocked);
  if (!asked) throw new AppError('NOT_FOUND');
  return asked;
}

type Order = Parameters<ReturnType<typeof askedRefundRepo>['lockOfOrder']>[0];

/** What waits of an order is answered by nobody while it is closed. */
export const lockRequestsOf = (tx: Tx, shop: Shop, order: Order): Promise<void> =>
  askedRefundRepo(tx, shop).lockOfOrder(order);

/** The order is over and its money back: what waits is settled by that. */
export const closeRequestsOf = (tx: Tx, shop: Shop, order: Order, at: Date): Promise<void> =>
  askedRefundRepo(tx, shop).closeOfOrder(order, at);

/** Of these items of orders, those whose money is asked for and not answered yet. @param since which moment, if not always */
export const findAskedItems = async (tx: Tx, shop: Shop, orderItemIds: string[], since?: Date): Promise<string[]> =>
  orderItemIds.length === 0 ? [] : askedRefundRepo(tx, shop).itemsAsked(orderItemIds, since);

type End = Pick<RefundRow, 'id' | 'note'> & { now: Date; isForGoods?: boolean } & (
    | { status: 'REJECTED' }
    | ({ status: 'APPROVED' | 'REFUNDED' } & Pick<RefundRow, 'amount' | 'destination'> &
        Partial<Pick<RefundRow, 'method' | 'claimId'>>)
  );

/** The answer, in the transaction of its money. @throws AppError STATE_CONFLICT where it was answered */
export async function endAsked(
  tx: Tx,
  { tenantId }: Shop,
  { id, now, isForGoods = false, ...answer }: End,
): Promise<void> {
  // what was promised for goods was granted when it was
  const passed = answer.status === 'REFUNDED' && !isForGoods ? (['APPROVED', 'REFUNDED'] as const) : [answer.status];
  const steps = passed.map((step) => ({ step, at: now.toISOString() }));
  const repo = askedRefundRepo(tx, { tenantId });
  const change = { ...answer, steps, updatedAt: now };
  const isFirst = isForGoods ? await repo.keepPromise(id, change) : await repo.answer(id, change);
  if (!isFirst) throw new AppError('STATE_CONFLICT');
}
