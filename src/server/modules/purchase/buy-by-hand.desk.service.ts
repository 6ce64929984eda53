import { goodsOf, risenWithFreight } from '../../../contract/dearer';
import type { ApprovalDecision } from '../../../contract/approval';
import type { DeskPurchase, PlaceInput } from '../../../contract/buying-desk';
import { inRange } from '../../../contract/money';
import { SourceFailure } from '../../adapters/marketplace/source-failure.port';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import type { Tx } from '../../db/database';
import { voidApproval } from '../operator/approval.service';
import { proveAgain } from '../operator/prove-again.service';
import { takeSaved } from '../operator/staff-limits.service';
import { findAskedItems } from '../payment/asked-refund.service';
import { workerOf } from '../warehouse/desk-worker.service';
import { buyByCall } from './buy-by-call.service';
import { getPurchaseRow, readPurchase, viewerOf } from './buying-desk.service';
import { buyingDeskRepo } from './buying-desk.repo';
import { beginBuying, finishBuying } from './buying.service';
import { isFarTooCheap, isFarTooDear, isFreightFarTooDear, isMoreThanBorne } from './dearer.rules';
import { orTooMuch, reportDearer, wasAsked } from './dearer.service';
import { leaseOf } from '../../kernel/lease.rules';
import { reportOutOfStock } from './out-of-stock.service';
import type { ItemRow, OrderRow } from './purchase.repo';
import { giveSaved, planSaved, sumOfSaved } from './cheaper.service';
import {
  askSaved,
  CHEAPER,
  decideSaved,
  findSavedAsked,
  isAboveAlone,
  type BoughtInput,
} from './saved-approval.service';
import { changePurchase, purchaseConflict, withOrder } from './change-purchase.desk.service';
import { isAskedAbout } from './substitute.rules';
import { keepShopPictures } from '../upload/upload.service';
import { sellerOrderRepo } from './seller-order.repo';
import { ourNumberOf, usedBefore } from './seller-order.rules';

/** What was bought by a person, not by an account. */
const BY_HAND = 'by-hand';

const shopOf = ({ tenant }: StaffCtx) => ({
  tenantId: tenant.id,
  keepsBalances: tenant.preference.supportBalancePay,
  dearer: tenant.dearer,
});

/**
 * An order is bought by hand for what its seller asks now. What that is more than the shop bears its shopper is asked for
 * first, and nothing is bought; or the shop pays it, where whoever buys may say so.
 * @throws AppError NOT_FOUND, FORBIDDEN, also where more goes back than this person gives in a day, INVALID, also where
 * another order was bought under a number and nobody has said that it is meant, or it was under the same account,
 * REFUND_ASKED, STATE_CONFLICT with the order as it is now
 */
export async function placeByHand(ctx: StaffCtx, id: string, input: PlaceInput): Promise<DeskPurchase> {
  // the picture that shows what its seller asks now
  if (input.proof) await keepShopPictures(ctx, [input.proof], 'proof');
  const { paidAt = ctx.now().toISOString() } = input;
  if (new Date(paidAt) > ctx.now()) throw new AppError('INVALID', { errors: [{ path: 'paidAt', code: 'in_future' }] });
  return changePurchase(ctx, id, input.version, { isLeased: true }, (tx, order, items) =>
    place(tx, ctx, { order, items }, { ...input, paidAt }),
  );
}

/**
 * The second person’s word about what goes back: it is bought as it was typed, where as much goes back still.
 * @throws AppError NOT_FOUND, SAME_PERSON; STATE_CONFLICT with the order as it is now
 */
export async function allowSaved(ctx: StaffCtx, id: string, said: ApprovalDecision): Promise<DeskPurchase> {
  await proveAgain(ctx, said.code);
  return changePurchase(ctx, id, undefined, { isLeased: false }, async (tx, order, items) => {
    const asked = await findSavedAsked(tx, ctx, id, said.approvalId);
    if (said.decision === 'APPROVED') return place(tx, ctx, { order, items }, asked.input, said);
    await decideSaved(tx, ctx, order, { input: asked.input, saved: asked.amount }, said);
  });
}

/** @param said of the second person, where the first one has typed it */
async function place(
  tx: Tx,
  ctx: StaffCtx,
  { order, items }: { order: OrderRow; items: ItemRow[] },
  input: BoughtInput,
  said?: ApprovalDecision,
): Promise<void> {
  const { id, tenantId } = order;
  const worker = workerOf(ctx);
  const wanted = items.filter(({ status }) => status === 'ORDERED');
  const isOpen = order.status === 'PAID' || order.status === 'PURCHASING';
  const isAsked = items.some(isAskedAbout);
  const sellers = sellerOrderRepo(tx, { tenantId });
  if (!isOpen || isAsked || wanted.length === 0 || (await sellers.findWanted(id))) throw new AppError('STATE_CONFLICT');
  const itemIds = wanted.map((item) => item.id);
  // whether its money goes back is to be answered first, whatever it costs now
  if ((await findAskedItems(tx, { tenantId }, itemIds)).length > 0) throw new AppError('REFUND_ASKED');
  await refuseUsed(tx, order, input, said);
  const prices = { items: pricesOf(order, wanted, input, said), freightFen: input.freightFen };
  if (order.status === 'PAID') await beginBuying(tx, tenantId, id, worker);

  const goodsFen = goodsOf(wanted, prices);
  const risen = risenWithFreight(wanted, prices, order.freightFen);
  orTooMuch(() => inRange(goodsFen + prices.freightFen));
  const isMuch = orTooMuch(() => isMoreThanBorne(order, wanted, risen, ctx.tenant.dearer));
  if (isMuch && input.difference === 'ASK' && said) throw new AppError('STATE_CONFLICT');
  if (isMuch && input.difference === 'ASK') {
    // what rises once more, the shop decides about
    if (await wasAsked(tx, order)) throw new AppError('STATE_CONFLICT');
    await reportDearer(tx, { tenantId }, id, risen, worker, input.proof);
    await buyingDeskRepo(tx, staffScopeOf(ctx)).noteNumbers(id, input.numbers);
    return;
  }
  if (isMuch && !said && !mayDo(ctx.staff, 'purchase.difference'))
    throw new AppError('FORBIDDEN', { data: { permission: 'purchase.difference' } });
  const parts = await planSaved(tx, shopOf(ctx), order, wanted, prices);
  const saved = sumOfSaved(parts);
  if (said) {
    if ((await decideSaved(tx, ctx, order, { input, saved }, said)) !== 'APPROVED') return;
  } else {
    await voidApproval(tx, ctx, CHEAPER, id);
    if (isAboveAlone(ctx, saved)) return askSaved(tx, ctx, order, { input, saved });
    if (saved > 0 && !(await takeSaved(tx, ctx, saved))) throw new AppError('FORBIDDEN', { data: { reason: 'LIMIT' } }); // prettier-ignore
  }
  const attempt = (await sellers.countOf(id)) + 1;
  const at = worker.at;
  const bought = { itemIds, goodsFen, freightFen: prices.freightFen };
  const asked = { ...bought, orderId: id, attempt, ourNumber: ourNumberOf(order, attempt), source: BY_HAND };
  const row = await sellers.insert({ ...asked, leaseUntil: at, askedAt: at });
  const paid = paidSo(input, at);
  await sellers.move(row.id, 'PLACED', { numbers: input.numbers, placedAt: at, ...paid });
  const bornFen = Math.max(0, goodsFen + prices.freightFen - paidOf(order, wanted));
  await giveSaved(tx, shopOf(ctx), order, parts, at);
  const sums = { ...bought, bornFen, saved, currency: order.currency };
  await finishBuying(tx, tenantId, id, worker, { numbers: input.numbers, ...paid, ...sums });
  await buyingDeskRepo(tx, staffScopeOf(ctx)).release([id]);
}

/**
 * A number that stands at another order is a slip of the clipboard, or the same goods bought twice; under the same
 * account it is the same order there, whoever is sure.
 * @throws AppError INVALID; STATE_CONFLICT where it came to stand there before a second person allowed this one
 */
async function refuseUsed(
  tx: Tx,
  { tenantId, id }: OrderRow,
  { numbers, account = '', isSure }: BoughtInput,
  said?: ApprovalDecision,
): Promise<void> {
  const repo = sellerOrderRepo(tx, { tenantId });
  if (account) await repo.lockAccount(account);
  const errors = usedBefore({ numbers, account }, await repo.numberedSo(id, numbers));
  const refused = said || isSure ? errors.filter(({ code }) => code === 'used_by_account') : errors;
  if (refused.length > 0 && said) throw new AppError('STATE_CONFLICT');
  if (refused.length > 0) throw new AppError('INVALID', { errors: refused });
}

/** When and how its seller was paid, and under which account. */
const paidSo = ({ account = '', paidAt, paymentReference = '' }: BoughtInput, at: Date) => ({
  ...{ account, paymentReference },
  paidAt: paidAt === undefined ? at : new Date(paidAt),
});

/** @throws AppError NOT_FOUND, REFUND_ASKED, STATE_CONFLICT with the order as it is now */
export const reportGone = (
  ctx: StaffCtx,
  id: string,
  { version, orderItemId }: { version: number; orderItemId: string },
): Promise<DeskPurchase> =>
  changePurchase(ctx, id, version, { isLeased: true }, async (tx, { tenantId }, items) => {
    if (!items.some((item) => item.id === orderItemId)) throw new AppError('NOT_FOUND');
    // what was asked for by call and may stand there is not given back
    if (await sellerOrderRepo(tx, { tenantId }).findWanted(id)) throw new AppError('STATE_CONFLICT');
    await reportOutOfStock(tx, shopOf(ctx), orderItemId, workerOf(ctx));
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT, SUPPLIER_FAILED */
export async function buyPurchaseByCall(ctx: StaffCtx, id: string) {
  const row = await ctx.tx((tx) => getPurchaseRow(tx, ctx, id));
  if (!leaseOf(row, viewerOf(ctx))?.isMine) throw await purchaseConflict(ctx, id);
  try {
    const { placing, payUrl = null } = await buyByCall(ctx.tenant, row.orderNo, workerOf(ctx));
    return { placing, payUrl, order: await ctx.tx((tx) => readPurchase(tx, ctx, id)) };
  } catch (error) {
    if (error instanceof SourceFailure) throw new AppError('SUPPLIER_FAILED', { cause: error });
    throw await withOrder(ctx, id, error);
  }
}

/**
 * @param said by a second person of what the first has typed: what is wrong with it came since
 * @throws AppError INVALID where a thing that is to be bought has no price, or another has one; or no seller asks so much
 */
function pricesOf(order: OrderRow, wanted: ItemRow[], { prices, freightFen }: BoughtInput, said?: ApprovalDecision) {
  const unitOf = new Map(prices.map(({ orderItemId, unitFen }) => [orderItemId, unitFen]));
  const isWhole = unitOf.size === prices.length && unitOf.size === wanted.length;
  const isOther = !isWhole || wanted.some(({ id }) => !unitOf.has(id));
  if (isOther && said) throw new AppError('STATE_CONFLICT');
  if (isOther) throw new AppError('INVALID', { errors: [{ path: 'prices', code: 'required' }] });
  const paths = prices.flatMap(({ orderItemId, unitFen }, at) => {
    const item = wanted.find((row) => row.id === orderItemId);
    return item && (isFarTooDear(item, unitFen) || isFarTooCheap(item, unitFen))
      ? [`prices.${String(at)}.unitFen`]
      : [];
  });
  if (isFreightFarTooDear(order.freightFen, freightFen)) paths.push('freightFen');
  if (paths.length > 0)
    throw new AppError('INVALID', { errors: paths.map((path) => ({ path, code: 'out_of_range' })) });
  return wanted.map(({ id }) => ({ id, unitFen: unitOf.get(id) ?? 0, isGone: false }));
}

/** What was paid for these and their way to the warehouse. */
const paidOf = (order: OrderRow, wanted: ItemRow[]): number =>
  wanted.reduce((sum, item) => sum + Math.max(item.unitFen, item.dearerFen) * item.quantity, order.freightFen);
