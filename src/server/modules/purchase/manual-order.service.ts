import type { ManualOrder, ManualOrderDetail, ManualOrderInput, PurchaseOrder } from '../../../contract/purchase';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { metrics } from '../../kernel/metrics';
import { countAttempt, tooMany } from '../../kernel/rate-limit';
import { retriedTx } from '../../kernel/retried-tx';
import { lockShopper } from '../account/account.service';
import { openWarehousesOf } from '../tenant/offers.service';
import { newId } from '../../kernel/tokens';
import { canAccept, manualTransition } from './manual-order.rules';
import { addManualEvent, manualOrderRepo, type ManualOrderRow } from './manual-order.repo';
import { presentDetail, presentManual, quoteOf } from './manual-order-view.rules';
import { addressIn } from './manual-quote.rules';
import { draftQuoted } from './order-draft.rules';
import { frameOf, saveOrders } from './place-order.service';

const HOUR_SECONDS = 3_600;

/** Files what a shopper describes; a member of staff quotes it. @throws AppError INVALID where the text holds no http(s) link, TOO_MANY_REQUESTS */
export async function createManual(ctx: UserCtx, input: ManualOrderInput): Promise<ManualOrder> {
  const productUrl = addressIn(input.productUrl);
  if (!productUrl) throw new AppError('INVALID', { errors: [{ path: 'productUrl', code: 'not_a_link' }] });
  const { shopperId } = ctx.user;
  await countAttempt(ctx, { key: `price-request:${shopperId}`, max: LIMITS.requestsAnHour, windowSeconds: HOUR_SECONDS }); // prettier-ignore
  const order = { ...input, productUrl, id: newId(), host: ctx.host, createdAt: ctx.now() };
  return ctx.tx(async (tx) => {
    const repo = manualOrderRepo(tx, ownerOf(ctx));
    // rivals are counted one after the other
    await lockShopper(tx, ownerOf(ctx));
    if ((await repo.countOpen()) >= LIMITS.openRequests) throw tooMany('open-requests', ctx.now(), hence(ctx.now()));
    const [row] = await repo.insert(order);
    if (!row) throw new AppError('INTERNAL');
    return keepAnswer(tx, ctx, presentManual(row, ctx.now()));
  });
}

/** Staff or the shopper make room; nobody knows when. */
const hence = (now: Date) => new Date(now.getTime() + HOUR_SECONDS * 1000);

export async function listManual(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const { rows, total } = await ctx.tx((tx) => manualOrderRepo(tx, ownerOf(ctx)).list(page));
  return { items: rows.map((row) => presentManual(row, ctx.now())), total, ...page };
}

/** @throws AppError NOT_FOUND */
export const getManual = (ctx: UserCtx, id: string): Promise<ManualOrderDetail> =>
  ctx.tx((tx) => readDetail(tx, ctx, id));

/**
 * Makes an order of a quote, at the sums that it says, with everything that follows an order.
 * @throws AppError NOT_FOUND, STATE_CONFLICT, QUOTE_EXPIRED
 */
export async function acceptManual(ctx: UserCtx, id: string): Promise<PurchaseOrder> {
  const now = ctx.now();
  const [warehouse] = await openWarehousesOf(ctx);
  const placed = await retriedTx(ctx, async (tx) => {
    const row = await getRow(tx, ctx, id);
    const move = manualTransition(row, 'ACCEPTED');
    const quote = quoteOf(row);
    if (!move || !quote) throw new AppError('STATE_CONFLICT');
    if (!canAccept(row, now)) throw new AppError('QUOTE_EXPIRED');
    const draft = draftQuoted({ ...row, quote }, warehouse?.id ?? '', frameOf(ctx, null));
    const repo = manualOrderRepo(tx, ownerOf(ctx));
    if (!(await repo.move(id, move, { orderId: draft.order.id }, now))) throw new AppError('STATE_CONFLICT');
    await addManualEvent(tx, ctx.tenant.id, { manualOrderId: id, status: 'ACCEPTED', at: now });
    return saveOrders(tx, ctx, [draft], ([order]) => {
      if (!order) throw new AppError('INTERNAL');
      return order;
    });
  });
  metrics().orders.inc({ event: 'placed' });
  return placed;
}

/** Declines a quote, or takes a request back. @throws AppError NOT_FOUND, STATE_CONFLICT */
export const closeManual = (ctx: UserCtx, id: string, reason: string): Promise<ManualOrderDetail> =>
  retriedTx(ctx, async (tx) => {
    const move = manualTransition(await getRow(tx, ctx, id), 'CLOSED');
    if (!move) throw new AppError('STATE_CONFLICT');
    const change = { closeReason: 'BY_SHOPPER', closeNote: reason };
    if (!(await manualOrderRepo(tx, ownerOf(ctx)).move(id, move, change))) throw new AppError('STATE_CONFLICT');
    await addManualEvent(tx, ctx.tenant.id, { manualOrderId: id, status: 'CLOSED', at: ctx.now() });
    return keepAnswer(tx, ctx, await readDetail(tx, ctx, id));
  });

async function readDetail(tx: Tx, ctx: UserCtx, id: string): Promise<ManualOrderDetail> {
  const row = await getRow(tx, ctx, id);
  return presentDetail(row, await manualOrderRepo(tx, ownerOf(ctx)).eventsOf(id), ctx.now());
}

async function getRow(tx: Tx, ctx: UserCtx, id: string): Promise<ManualOrderRow> {
  const row = await manualOrderRepo(tx, ownerOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
