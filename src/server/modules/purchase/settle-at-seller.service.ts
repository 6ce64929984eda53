import { risenOf } from '../../../contract/dearer';
import type { DearerRule } from '../../../contract/fee-rules';
import type { BuyingCall, BuyingPort, SellerOrder, SellerPrices } from '../../adapters/buying/buying.port';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { log } from '../../kernel/log';
import type { Worker } from '../warehouse/announce.service';
import { finishBuying } from './buying.service';
import { isMoreThanBorne } from './dearer.rules';
import { reportDearer, wasAsked } from './dearer.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, type ItemRow, type OrderRow } from './purchase.repo';
import { isAskedAbout } from './substitute.rules';
import { sellerOrderRepo, type SellerOrderRow } from './seller-order.repo';
import { arePrices } from './seller-order.rules';

/**
 * PLACED: it is bought. ASKED_MORE, SOLD_OUT: its shopper is asked, or was told; what is left is bought when this is done
 * again. LATER: another is at it, or nobody knows yet what became of the last try. FOR_A_PERSON: it cannot be bought so.
 */
export type Placing = 'PLACED' | 'ASKED_MORE' | 'SOLD_OUT' | 'LATER' | 'FOR_A_PERSON';

interface Held {
  order: OrderRow;
  items: ItemRow[];
  wanted: SellerOrderRow | undefined;
}
/** An order that is bought at its seller's, as it was found, and the hands that do so. */
export interface AtSeller extends Held {
  shop: { tenantId: string; keepsBalances: boolean; dearer: DearerRule };
  port: BuyingPort;
  worker: Worker;
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  call: () => BuyingCall;
}

/** What was ordered is what is wanted, for what it was to cost; otherwise it is given up there before it is paid. */
export async function settleAtSeller(at: AtSeller, asking: SellerOrderRow, made: SellerOrder): Promise<Placing> {
  const { shop, order, worker } = at;
  const { numbers, payUrl } = made;
  const isPriced = arePrices(made);
  const { goodsFen = asking.goodsFen, freightFen = asking.freightFen } = isPriced ? made : {};
  const isWhole = made.isWhole && isPriced;
  const rows = at.items.filter(({ id }) => asking.itemIds.includes(id));
  const paid = { items: rows.map((row) => ({ ...row, isGone: false })), goodsFen };
  const isDear = goodsFen > asking.goodsFen && isMoreThanBorne(order, rows, risenOf(rows, paid), shop.dearer);
  const isPlaced = await at.inTx(async (tx) => {
    const now = await holdToBuy(tx, shop.tenantId, order.id).catch(unlessRefused);
    const isFit = now !== undefined && isWhole && !isDear && isOf(now.items, asking.itemIds);
    const placed = { numbers, goodsFen, freightFen, payUrl, placedAt: worker.at };
    const isMoved = await sellerOrderRepo(tx, shop).move(asking.id, isFit ? 'PLACED' : 'UNWANTED', placed);
    if (!isMoved) throw new AppError('STATE_CONFLICT');
    if (isFit) await finishBuying(tx, shop.tenantId, order.id, worker, { numbers, goodsFen, freightFen });
    return isFit;
  });
  if (isPlaced) return 'PLACED';
  await giveUpThere(at, numbers);
  if (!isPriced) return noPrice(at, made);
  if (isDear) return (await askForMore(at, rows, paid)) ?? 'LATER';
  return isWhole ? 'LATER' : 'FOR_A_PERSON';
}

/** What nobody pays ends there by itself. */
const giveUpThere = ({ port, call, shop, order }: AtSeller, numbers: string[]): Promise<void> =>
  port.cancel(numbers, call()).catch((err: unknown) => log().warn({ err, tenant: shop.tenantId, order: order.id, numbers }, 'an order at a seller is not wanted and could not be cancelled')); // prettier-ignore

/** A person looks at it there: nothing was paid, and nobody is asked for such a sum. */
export function noPrice({ shop, order }: AtSeller, said: Partial<SellerPrices>): Placing {
  const { goodsFen, freightFen, items } = said;
  const of = { tenant: shop.tenantId, order: order.id, goodsFen, freightFen, items };
  log().warn(of, 'what a marketplace asks for an order is no sum of money');
  return 'FOR_A_PERSON';
}

/** Undefined where the shop bears it. */
export async function askForMore(
  { shop, order, worker, inTx }: AtSeller,
  rows: ItemRow[],
  expected: Pick<SellerPrices, 'items' | 'goodsFen'>,
): Promise<Placing | undefined> {
  const risen = risenOf(rows, expected);
  if (!isMoreThanBorne(order, rows, risen, shop.dearer)) return undefined;
  return inTx(async (tx) => {
    // what rises once more, the shop decides about
    if (await wasAsked(tx, order)) return 'FOR_A_PERSON';
    return (await reportDearer(tx, shop, order.id, risen, worker)) ? 'ASKED_MORE' : undefined;
  });
}

const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof AppError)) throw error;
};

/** @throws AppError NOT_FOUND, STATE_CONFLICT where nobody buys it */
export async function holdToBuy(tx: Tx, tenantId: string, orderId: string): Promise<Held> {
  const order = await lockShopOrder(tx, tenantId, orderId);
  if (!order) throw new AppError('NOT_FOUND');
  const wanted = await sellerOrderRepo(tx, { tenantId }).findWanted(orderId);
  if (order.status !== 'PURCHASING' && wanted?.status !== 'PLACED') throw new AppError('STATE_CONFLICT');
  return { order, items: await orderItemsRepo(tx, { tenantId }).ofOrder(orderId), wanted };
}

/** These are what is to be bought of it, and nobody is asked about anything. */
export const isOf = (items: ItemRow[], ids: string[]): boolean => {
  const ordered = items.filter(({ status }) => status === 'ORDERED').map(({ id }) => id);
  return ordered.toSorted().join() === ids.toSorted().join() && !items.some(isAskedAbout);
};
