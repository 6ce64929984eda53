import type { DeskPurchase, PlaceInput } from '../../../contract/buying-desk';
import { inRange } from '../../../contract/money';
import { trackingNumber } from '../../../contract/tracking-number';
import { SourceFailure } from '../../adapters/marketplace/source-failure.port';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { findAskedItems } from '../payment/asked-refund.service';
import { workerOf } from '../warehouse/desk-worker.service';
import { buyByCall } from './buy-by-call.service';
import { getPurchaseRow, readPurchase, viewerOf } from './buying-desk.service';
import { versionOf } from './buying-desk-view.rules';
import { buyingDeskRepo } from './buying-desk.repo';
import { beginBuying, finishBuying, shipFromSeller } from './buying.service';
import { isFarTooDear, isFreightFarTooDear, isMoreThanBorne } from './dearer.rules';
import { orTooMuch, reportDearer, wasAsked } from './dearer.service';
import { holdOrder } from './drop-item.service';
import { leaseOf } from '../../kernel/lease.rules';
import { orderItemsRepo } from './order-items.repo';
import { reportOutOfStock } from './out-of-stock.service';
import { purchaseRepo, type ItemRow, type OrderRow } from './purchase.repo';
import { sellerOrderRepo } from './seller-order.repo';
import { goodsOf, ourNumberOf, risenOf } from './seller-order.rules';

/** What was bought by a person, not by an account. */
const BY_HAND = 'by-hand';

const shopOf = ({ tenant }: StaffCtx) => ({
  tenantId: tenant.id,
  keepsBalances: tenant.preference.supportBalancePay,
});

/**
 * An order is bought by hand for what its seller asks now. What that is more than the shop bears its shopper is asked for
 * first, and nothing is bought; or the shop pays it, where whoever buys may say so.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID, REFUND_ASKED, STATE_CONFLICT with the order as it is now
 */
export const placeByHand = (ctx: StaffCtx, id: string, input: PlaceInput): Promise<DeskPurchase> =>
  change(ctx, id, input.version, { isLeased: true }, async (tx, order, items) => {
    const { tenantId } = order;
    const worker = workerOf(ctx);
    const wanted = items.filter(({ status }) => status === 'ORDERED');
    const prices = { items: pricesOf(order, wanted, input), freightFen: input.freightFen };
    const isOpen = order.status === 'PAID' || order.status === 'PURCHASING';
    const isAsked = items.some(({ status }) => status === 'DEARER');
    const sellers = sellerOrderRepo(tx, { tenantId });
    if (!isOpen || isAsked || wanted.length === 0 || (await sellers.findWanted(id)))
      throw new AppError('STATE_CONFLICT');
    const itemIds = wanted.map((item) => item.id);
    // whether its money goes back is to be answered first, whatever it costs now
    if ((await findAskedItems(tx, { tenantId }, itemIds)).length > 0) throw new AppError('REFUND_ASKED');
    if (order.status === 'PAID') await beginBuying(tx, tenantId, id, worker);

    const goodsFen = goodsOf(wanted, prices);
    // what the way to the warehouse costs more goes with the goods: only so does it reach a shopper
    const onTop = Math.max(0, prices.freightFen - order.freightFen);
    const risen = risenOf(wanted, { ...prices, goodsFen: goodsFen + onTop });
    orTooMuch(() => inRange(goodsFen + prices.freightFen));
    const isMuch = orTooMuch(() => isMoreThanBorne(order, wanted, risen, ctx.tenant.dearer));
    if (isMuch && input.difference === 'ASK') {
      // what rises once more, the shop decides about
      if (await wasAsked(tx, order)) throw new AppError('STATE_CONFLICT');
      await reportDearer(tx, { tenantId }, id, risen, worker);
      await buyingDeskRepo(tx, staffScopeOf(ctx)).noteNumbers(id, input.numbers);
      return;
    }
    if (isMuch && !mayDo(ctx.staff, 'purchase.difference'))
      throw new AppError('FORBIDDEN', { data: { permission: 'purchase.difference' } });
    const attempt = (await sellers.countOf(id)) + 1;
    const at = worker.at;
    const said = { itemIds, goodsFen, freightFen: prices.freightFen };
    const asked = { ...said, orderId: id, attempt, ourNumber: ourNumberOf(order, attempt), source: BY_HAND };
    const row = await sellers.insert({ ...asked, leaseUntil: at, askedAt: at });
    await sellers.move(row.id, 'PLACED', { numbers: input.numbers, placedAt: at });
    const bornFen = Math.max(0, goodsFen + prices.freightFen - paidOf(order, wanted));
    await finishBuying(tx, tenantId, id, worker, { numbers: input.numbers, ...said, bornFen });
    await buyingDeskRepo(tx, staffScopeOf(ctx)).release([id]);
  });

/** @throws AppError NOT_FOUND, REFUND_ASKED, STATE_CONFLICT with the order as it is now */
export const reportGone = (
  ctx: StaffCtx,
  id: string,
  { version, orderItemId }: { version: number; orderItemId: string },
): Promise<DeskPurchase> =>
  change(ctx, id, version, { isLeased: true }, async (tx, { tenantId }, items) => {
    if (!items.some((item) => item.id === orderItemId)) throw new AppError('NOT_FOUND');
    // what was asked for by call and may stand there is not given back
    if (await sellerOrderRepo(tx, { tenantId }).findWanted(id)) throw new AppError('STATE_CONFLICT');
    await reportOutOfStock(tx, shopOf(ctx), orderItemId, workerOf(ctx));
  });

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the order as it is now */
export function sendPurchase(
  ctx: StaffCtx,
  id: string,
  { version, trackingNo }: { version: number; trackingNo: string },
): Promise<DeskPurchase> {
  const number = trackingNumber(trackingNo);
  if (!number) throw new AppError('INVALID', { errors: [{ path: 'trackingNo', code: 'invalid_format' }] });
  return change(ctx, id, version, { isLeased: false }, (tx, { tenantId }) =>
    shipFromSeller(tx, tenantId, id, [number], workerOf(ctx)),
  );
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT, SUPPLIER_FAILED */
export async function buyPurchaseByCall(ctx: StaffCtx, id: string) {
  const row = await ctx.tx((tx) => getPurchaseRow(tx, ctx, id));
  if (!leaseOf(row, viewerOf(ctx))?.isMine) throw await conflict(ctx, id);
  try {
    const { placing, payUrl = null } = await buyByCall(ctx.tenant, row.orderNo, workerOf(ctx));
    return { placing, payUrl, order: await ctx.tx((tx) => readPurchase(tx, ctx, id)) };
  } catch (error) {
    if (error instanceof SourceFailure) throw new AppError('SUPPLIER_FAILED', { cause: error });
    throw await withOrder(ctx, id, error);
  }
}

type Work = (tx: Tx, order: OrderRow, items: ItemRow[]) => Promise<void>;

/** One change by whoever has read this version of it, and where it has to be theirs, is on it. */
async function change(
  ctx: StaffCtx,
  id: string,
  version: number,
  { isLeased }: { isLeased: boolean },
  work: Work,
): Promise<DeskPurchase> {
  try {
    return await retriedTx(ctx, async (tx) => {
      await getPurchaseRow(tx, ctx, id);
      const order = await holdOrder(tx, { tenantId: ctx.tenant.id }, id);
      const items = await orderItemsRepo(tx, order).ofOrder(id);
      const events = await purchaseRepo(tx, order).eventsOf(id);
      const lease = leaseOf({ ...order, claimedName: null }, viewerOf(ctx));
      const isTheirs = isLeased ? lease?.isMine === true : !lease || lease.isMine;
      if (versionOf(items, events.length) !== version || !isTheirs) throw new AppError('STATE_CONFLICT');
      await work(tx, order, items);
      return keepAnswer(tx, ctx, await readPurchase(tx, ctx, id));
    });
  } catch (error) {
    throw await withOrder(ctx, id, error);
  }
}

/** A conflict shows what there is now. */
async function withOrder(ctx: StaffCtx, id: string, error: unknown): Promise<unknown> {
  return error instanceof AppError && error.code === 'STATE_CONFLICT' ? conflict(ctx, id) : error;
}

async function conflict(ctx: StaffCtx, id: string): Promise<AppError> {
  return new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readPurchase(tx, ctx, id)) });
}

/** @throws AppError INVALID where a thing that is to be bought has no price, or another has one; or no seller asks so much */
function pricesOf(order: OrderRow, wanted: ItemRow[], { prices, freightFen }: PlaceInput) {
  const unitOf = new Map(prices.map(({ orderItemId, unitFen }) => [orderItemId, unitFen]));
  const isWhole = unitOf.size === prices.length && unitOf.size === wanted.length;
  if (!isWhole || wanted.some(({ id }) => !unitOf.has(id)))
    throw new AppError('INVALID', { errors: [{ path: 'prices', code: 'required' }] });
  const paths = prices.flatMap(({ orderItemId, unitFen }, at) => {
    const item = wanted.find((row) => row.id === orderItemId);
    return item && isFarTooDear(item, unitFen) ? [`prices.${String(at)}.unitFen`] : [];
  });
  if (isFreightFarTooDear(order.freightFen, freightFen)) paths.push('freightFen');
  if (paths.length > 0)
    throw new AppError('INVALID', { errors: paths.map((path) => ({ path, code: 'out_of_range' })) });
  return wanted.map(({ id }) => ({ id, unitFen: unitOf.get(id) ?? 0, isGone: false }));
}

/** What was paid for these and their way to the warehouse. */
const paidOf = (order: OrderRow, wanted: ItemRow[]): number =>
  wanted.reduce((sum, item) => sum + Math.max(item.unitFen, item.dearerFen) * item.quantity, order.freightFen);
