import type { BuyingCall, BuyingPort, SellerOrder, SellerPrices } from '../../adapters/buying/buying.port';
import { SourceFailure } from '../../adapters/marketplace/source-failure.port';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { log } from '../../kernel/log';
import { retriedTx } from '../../kernel/retried-tx';
import type { TenantRecord } from '../../kernel/tenant-record';
import type { Worker } from '../warehouse/announce.service';
import { finishBuying } from './buying.service';
import { moreFor } from './dearer.rules';
import { reportDearer, wasAsked } from './dearer.service';
import { reportOutOfStock } from './out-of-stock.service';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder, type ItemRow, type OrderRow } from './purchase.repo';
import { sellerOrderRepo, type SellerOrderRow } from './seller-order.repo';
import { goodsOf, ourNumberOf, risenOf } from './seller-order.rules';
import { wantedOrder } from './wanted-order';

/** Whoever asked may still be answered so long: nobody asks again before, and then looks first. */
export const LEASE_MS = 600_000;
/** An order takes its time at a marketplace. */
const CALL_MS = 20_000;

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

/**
 * Buys an order that somebody has taken up, at its seller's marketplace, once: what is asked for is written down before,
 * and looked up there before it is asked for again. What became dearer or is sold out goes to its shopper.
 * Never inside a transaction. @throws AppError NOT_FOUND, STATE_CONFLICT; SourceFailure where the marketplace refuses
 */
export async function placeAtSeller(
  tenant: TenantRecord,
  orderId: string,
  port: BuyingPort,
  worker: Worker,
): Promise<Placing> {
  const shop = { tenantId: tenant.id, keepsBalances: tenant.preference.supportBalancePay };
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => retriedTx({ tx: (one) => shopTx(shop.tenantId, one) }, work);
  const call = (): BuyingCall => ({ signal: AbortSignal.timeout(CALL_MS) });
  const leaseUntil = new Date(worker.at.getTime() + LEASE_MS);

  const held = await inTx((tx) => hold(tx, shop.tenantId, orderId));
  if (held.items.some(({ status }) => status === 'DEARER')) return 'ASKED_MORE';
  const before = held.wanted;
  if (before?.status === 'PLACED') return 'PLACED';
  // another account does not see what was asked for by the one before: it would be ordered twice
  if (before && before.source !== port.name) return 'FOR_A_PERSON';
  if (before) {
    const isMine = before.leaseUntil <= worker.at && (await inTx((tx) => sellerOrderRepo(tx, shop).renew(before, leaseUntil))); // prettier-ignore
    if (!isMine) return 'LATER';
    const found = await port.find(before.ourNumber, call());
    if (found) return settle(before, found);
  }

  const items = held.items.filter(({ status }) => status === 'ORDERED');
  const attempt = before?.attempt ?? (await inTx((tx) => sellerOrderRepo(tx, shop).countOf(orderId))) + 1;
  const ourNumber = before?.ourNumber ?? ourNumberOf(held.order, attempt);
  const wish = await wantedOrder({ tenant, now: () => worker.at }, held.order, { items, ourNumber });
  const prices = await port.preview(wish, call());
  const gone = prices.items.filter(({ isGone }) => isGone);
  const course = gone.length > 0 ? await sayGone(gone) : await askForMore(items, prices);
  if (course) {
    if (before) await inTx((tx) => sellerOrderRepo(tx, shop).move(before.id, 'UNWANTED'));
    return course;
  }
  const said = { itemIds: items.map(({ id }) => id), goodsFen: goodsOf(items, prices), freightFen: prices.freightFen };
  const row = await inTx(async (tx) => {
    const now = await hold(tx, shop.tenantId, orderId);
    if (now.wanted?.id !== before?.id || !isOf(now.items, said.itemIds)) return undefined;
    const repo = sellerOrderRepo(tx, shop);
    if (before) return repo.ask(before.id, said);
    return repo.insert({ ...said, orderId, attempt, ourNumber, source: port.name, leaseUntil, askedAt: worker.at });
  });
  return row ? settle(row, await order(row)) : 'LATER';

  async function order({ id }: SellerOrderRow): Promise<SellerOrder> {
    try {
      return (await port.find(ourNumber, call())) ?? (await port.create(wish, prices, call()));
    } catch (error) {
      // it answered: nothing was ordered. After all else the next one looks for it
      if (error instanceof SourceFailure && error.extra.said !== undefined)
        await inTx((tx) => sellerOrderRepo(tx, shop).move(id, 'UNWANTED'));
      throw error;
    }
  }

  async function sayGone(sold: { id: string }[]): Promise<Placing> {
    for (const { id } of sold) await inTx((tx) => reportOutOfStock(tx, shop, id, worker));
    return 'SOLD_OUT';
  }

  /** Undefined where the shop bears it. */
  function askForMore(
    rows: ItemRow[],
    expected: Pick<SellerPrices, 'items' | 'goodsFen'>,
  ): Promise<Placing | undefined> {
    const risen = risenOf(rows, expected);
    if (!isMuch(held.order, rows, risen)) return Promise.resolve(undefined);
    return inTx(async (tx) => {
      // what rises once more, the shop decides about
      if (await wasAsked(tx, held.order)) return 'FOR_A_PERSON';
      return (await reportDearer(tx, shop, orderId, risen, worker)) ? 'ASKED_MORE' : undefined;
    });
  }

  /** What was ordered is what is wanted, for what it was to cost; otherwise it is given up there before it is paid. */
  async function settle(asking: SellerOrderRow, made: SellerOrder): Promise<Placing> {
    const { numbers, payUrl, isWhole, goodsFen = asking.goodsFen, freightFen = asking.freightFen } = made;
    const rows = held.items.filter(({ id }) => asking.itemIds.includes(id));
    const paid = { items: rows.map((row) => ({ ...row, isGone: false })), goodsFen };
    const isDear = goodsFen > asking.goodsFen && isMuch(held.order, rows, risenOf(rows, paid));
    const isPlaced = await inTx(async (tx) => {
      const now = await hold(tx, shop.tenantId, orderId).catch(unlessRefused);
      const isFit = now !== undefined && isWhole && !isDear && isOf(now.items, asking.itemIds);
      const placed = { numbers, goodsFen, freightFen, payUrl, placedAt: worker.at };
      const isMoved = await sellerOrderRepo(tx, shop).move(asking.id, isFit ? 'PLACED' : 'UNWANTED', placed);
      if (!isMoved) throw new AppError('STATE_CONFLICT');
      if (isFit) await finishBuying(tx, shop.tenantId, orderId, worker, { numbers, goodsFen, freightFen });
      return isFit;
    });
    if (isPlaced) return 'PLACED';
    // what nobody pays ends there by itself
    await port.cancel(numbers, call()).catch((err: unknown) => log().warn({ err, tenant: shop.tenantId, order: orderId, numbers }, 'an order at a seller is not wanted and could not be cancelled')); // prettier-ignore
    if (isDear) return (await askForMore(rows, paid)) ?? 'LATER';
    return isWhole ? 'LATER' : 'FOR_A_PERSON';
  }
}

const isMuch = (order: OrderRow, rows: ItemRow[], risen: { orderItemId: string; unitFen: number }[]): boolean =>
  risen.some(({ orderItemId, unitFen }) => {
    const item = rows.find(({ id }) => id === orderItemId);
    return item !== undefined && moreFor(order, item, unitFen) > 0;
  });

const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof AppError)) throw error;
};

/** @throws AppError NOT_FOUND, STATE_CONFLICT where nobody buys it */
async function hold(tx: Tx, tenantId: string, orderId: string): Promise<Held> {
  const order = await lockShopOrder(tx, tenantId, orderId);
  if (!order) throw new AppError('NOT_FOUND');
  const wanted = await sellerOrderRepo(tx, { tenantId }).findWanted(orderId);
  if (order.status !== 'PURCHASING' && wanted?.status !== 'PLACED') throw new AppError('STATE_CONFLICT');
  return { order, items: await orderItemsRepo(tx, { tenantId }).ofOrder(orderId), wanted };
}

/** These are what is to be bought of it, and nobody is asked about anything. */
const isOf = (items: ItemRow[], ids: string[]): boolean => {
  const ordered = items.filter(({ status }) => status === 'ORDERED').map(({ id }) => id);
  return ordered.toSorted().join() === ids.toSorted().join() && !items.some(({ status }) => status === 'DEARER');
};
