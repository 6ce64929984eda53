import { goodsOf } from '../../../contract/dearer';
import type { BuyingPort, SellerOrder, SellerPrices, WantedOrder } from '../../adapters/buying/buying.port';
import { SourceFailure } from '../../adapters/marketplace/source-failure.port';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import type { TenantRecord } from '../../kernel/tenant-record';
import { findAskedItems } from '../payment/asked-refund.service';
import type { Worker } from '../warehouse/announce.service';
import { reportOutOfStock } from './out-of-stock.service';
import type { ItemRow } from './purchase.repo';
import { sellerOrderRepo, type SellerOrderRow } from './seller-order.repo';
import { arePrices, ourNumberOf } from './seller-order.rules';
import {
  askForMore,
  holdToBuy,
  isOf,
  noPrice,
  settleAtSeller,
  type AtSeller,
  type Placing,
} from './settle-at-seller.service';
import { isAskedAbout } from './substitute.rules';
import { wantedOrder } from './wanted-order';

export type { Placing } from './settle-at-seller.service';

/** Whoever asked may still be answered so long: nobody asks again before, and then looks first. */
export const LEASE_MS = 600_000;
/** An order takes its time at a marketplace. */
const CALL_MS = 20_000;

/**
 * Buys an order that somebody has taken up, at its seller's marketplace, once: what is asked for is written down before,
 * and looked up there before it is asked for again. What became dearer or is sold out goes to its shopper.
 * Never inside a transaction. @throws AppError NOT_FOUND, STATE_CONFLICT, REFUND_ASKED; SourceFailure where the
 * marketplace refuses
 */
export async function placeAtSeller(
  tenant: TenantRecord,
  orderId: string,
  port: BuyingPort,
  worker: Worker,
): Promise<Placing> {
  const { id: tenantId, dearer } = tenant;
  const shop = { tenantId, keepsBalances: tenant.preference.supportBalancePay, dearer };
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => retriedTx({ tx: (one) => shopTx(shop.tenantId, one) }, work);
  const call = () => ({ signal: AbortSignal.timeout(CALL_MS) });
  const held = await inTx((tx) => holdToBuy(tx, shop.tenantId, orderId));
  const at: AtSeller = { ...held, shop, port, worker, inTx, call };

  if (at.items.some(isAskedAbout)) return 'ASKED_MORE';
  const known = at.wanted && (await followUp(at, at.wanted));
  if (known) return known;

  const items = at.items.filter(({ status }) => status === 'ORDERED');
  // what was taken in place of something else, a person buys
  if (items.some(({ skuId }) => skuId === '')) return 'FOR_A_PERSON';
  const attempt = at.wanted?.attempt ?? (await inTx((tx) => sellerOrderRepo(tx, shop).countOf(orderId))) + 1;
  const ourNumber = at.wanted?.ourNumber ?? ourNumberOf(at.order, attempt);
  const wish = await wantedOrder({ tenant, now: () => worker.at }, at.order, { items, ourNumber });
  const prices = await port.preview(wish, call());
  const course = await courseOf(at, items, prices);
  if (course) return course;
  const row = await writeDown(at, items, prices, { attempt, ourNumber });
  return row ? settleAtSeller(at, row, await orderThere(at, row, wish, prices)) : 'LATER';
}

const leaseFrom = ({ at }: Worker): Date => new Date(at.getTime() + LEASE_MS);

/** What became of the last try; undefined where it came to nothing and is this one's turn. */
async function followUp(at: AtSeller, before: SellerOrderRow): Promise<Placing | undefined> {
  const { shop, port, worker, inTx, call } = at;
  if (before.status === 'PLACED') return 'PLACED';
  // another account does not see what was asked for by the one before: it would be ordered twice
  if (before.source !== port.name) return 'FOR_A_PERSON';
  const isDue = before.leaseUntil <= worker.at;
  const isMine = isDue && (await inTx((tx) => sellerOrderRepo(tx, shop).renew(before, leaseFrom(worker))));
  if (!isMine) return 'LATER';
  const found = await port.find(before.ourNumber, call());
  return found && settleAtSeller(at, before, found);
}

/** What else is to be done where it cannot be bought as it is: then the last try is over. */
async function courseOf(at: AtSeller, items: ItemRow[], prices: SellerPrices): Promise<Placing | undefined> {
  const { shop, wanted, worker, inTx } = at;
  const gone = prices.items.filter(({ isGone }) => isGone);
  for (const { id } of gone) await inTx((tx) => reportOutOfStock(tx, shop, id, worker));
  const ask = () => (arePrices(prices) ? askForMore(at, items, prices) : noPrice(at, prices));
  const course = gone.length > 0 ? 'SOLD_OUT' : await ask();
  if (course && wanted) await inTx((tx) => sellerOrderRepo(tx, shop).move(wanted.id, 'UNWANTED'));
  return course;
}

/** Before it is asked for. @returns undefined where it is not what was read any more */
function writeDown(
  { shop, order: { id: orderId }, wanted: before, port, worker, inTx }: AtSeller,
  items: ItemRow[],
  prices: SellerPrices,
  named: { attempt: number; ourNumber: string },
): Promise<SellerOrderRow | undefined> {
  const said = { itemIds: items.map(({ id }) => id), goodsFen: goodsOf(items, prices), freightFen: prices.freightFen };
  return inTx(async (tx) => {
    const now = await holdToBuy(tx, shop.tenantId, orderId);
    if (now.wanted?.id !== before?.id || !isOf(now.items, said.itemIds)) return undefined;
    // whether its money goes back is to be answered first
    if ((await findAskedItems(tx, shop, said.itemIds)).length > 0) throw new AppError('REFUND_ASKED');
    const repo = sellerOrderRepo(tx, shop);
    if (before) return repo.ask(before.id, said);
    const leaseUntil = leaseFrom(worker);
    return repo.insert({ ...said, ...named, orderId, source: port.name, leaseUntil, askedAt: worker.at });
  });
}

async function orderThere(
  { shop, port, inTx, call }: AtSeller,
  { id, ourNumber }: SellerOrderRow,
  wish: WantedOrder,
  prices: SellerPrices,
): Promise<SellerOrder> {
  try {
    return (await port.find(ourNumber, call())) ?? (await port.create(wish, prices, call()));
  } catch (error) {
    // it answered: nothing was ordered. After all else the next one looks for it
    if (error instanceof SourceFailure && error.extra.said !== undefined)
      await inTx((tx) => sellerOrderRepo(tx, shop).move(id, 'UNWANTED'));
    throw error;
  }
}
