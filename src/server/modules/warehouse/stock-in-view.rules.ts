import { choicesOf } from '../../../contract/item-choices';
import type { ParcelItem, StockInParcel } from '../../../contract/parcel';
import type { HandlingFees } from '../../../contract/fee-rules';
import { priceOf, sumPrices, type PriceTerms } from '../../../contract/price';
import type { StorageRule } from '../../../contract/transit-storage';
import { volumeGrams } from '../../../contract/transit-weight';
import type { ParcelRow } from './parcel.repo';
import type { Contents } from './stock-in.repo';
import { disposalRefusalOf } from './disposal.rules';
import { sendBackOf } from './item-return.rules';
import { presentServices, serviceOffers, type PricedService } from './parcel-service.rules';
import { reworkOf } from './rework.rules';
import { aheadOf, presentAhead } from './storage-ahead.rules';
import { storageOf, UNPAID } from './storage.rules';

export interface StockInFrame {
  storage: StorageRule;
  money: PriceTerms & { handling: HandlingFees };
  /** Undefined where the shop has no line. */
  divisor: number | undefined;
  warehouses: readonly StockInParcel['warehouse'][];
  services: readonly PricedService[];
  /** Nothing is sold to whom nothing can be taken from. */
  keepsBalances: boolean;
  /** Items of orders for which money is asked back. */
  asked: readonly string[];
  /** Orders of which money can go back. */
  paid: ReadonlySet<string>;
  now: Date;
}

/** What most of these divide volumes by; the smaller one where it is a draw. */
export function commonestDivisor(divisors: readonly number[]): number | undefined {
  const countOf = (divisor: number) => divisors.filter((one) => one === divisor).length;
  return divisors.toSorted((a, b) => countOf(b) - countOf(a) || a - b)[0];
}

const EMPTY: Contents = { items: [], numbers: [], photos: [], paid: UNPAID, services: [] };

/** A parcel as its shopper sees it. */
export function presentStockIn(row: ParcelRow, contents: Contents = EMPTY, frame: StockInFrame): StockInParcel {
  const { items, numbers, photos, paid } = contents;
  const isAwaited = contents.services.some((service) => service.status === 'REQUESTED');
  const own = items.map((item) => presentItem(item, { ...row, isAwaited }, frame));
  const isAsked = own.some(({ order }) => order !== null && frame.asked.includes(order.itemId));
  const { id, parcelNo, status, grams, lengthMm, widthMm, heightMm, note, transitOrderId } = row;
  const { warehouseId, goodsKinds, receivedAt, stockedInAt } = row;
  const storage = storageOf(row, paid, frame.storage, frame.money, frame.now);
  const disposalRefusal = disposalRefusalOf(row, { isAsked, services: contents.services });
  // what is on a photo may have left it
  const isHere = ({ itemId }: Contents['photos'][number]) => !itemId || items.some(({ item }) => item.id === itemId);
  return {
    ...{ id, parcelNo, status, grams, lengthMm, widthMm, heightMm, note, transitOrderId },
    // nobody's has no shopper who could see it
    source: row.source ?? 'FORECAST',
    warehouse: frame.warehouses.find((one) => one.id === warehouseId) ?? { id: warehouseId, name: '', region: 'CHINA' },
    volume: volumeOf(row, frame.divisor),
    goodsKinds,
    numbers,
    photos: photos.filter(isHere).map((photo) => ({ ...photo, takenAt: photo.takenAt.toISOString() })),
    items: own,
    value: sumPrices(own.map(({ unitPrice, quantity }) => priceOf(unitPrice.amount * quantity, frame.money)), frame.money), // prettier-ignore
    receivedAt: receivedAt?.toISOString() ?? null,
    stockedInAt: stockedInAt?.toISOString() ?? null,
    storage,
    storageAhead: frame.keepsBalances
      ? presentAhead(aheadOf(row, paid, { ...frame.money, storage: frame.storage }, frame.now), frame.money)
      : null,
    services: presentServices(contents.services, frame.services),
    serviceOffers: frame.keepsBalances
      ? serviceOffers(
          row,
          items.map(({ item }) => item),
          frame.services,
          frame.money,
        )
      : [],
    refusal: refusalOf(row, own, isAsked),
    disposalRefusal,
    rework: frame.keepsBalances ? reworkOf({ disposalRefusal, storage }, frame.money) : null,
  };
}

/** Why a transit order does not take it. */
function refusalOf(
  { status, stockedInAt, pausedAt }: ParcelRow,
  items: ParcelItem[],
  isAsked: boolean,
): StockInParcel['refusal'] {
  if (status === 'STOCKED_IN') return isAsked ? 'REFUND_ASKED' : null;
  if (status === 'LOCKED' || status === 'PACKED') return 'TAKEN';
  if (stockedInAt && pausedAt) return 'ON_BENCH';
  return items.some(({ order }) => order?.status === 'QC_FAILED') ? 'DECISION_DUE' : 'NOT_INSPECTED';
}

function volumeOf({ lengthMm, widthMm, heightMm }: ParcelRow, divisor: number | undefined): StockInParcel['volume'] {
  if (divisor === undefined || lengthMm === null || widthMm === null || heightMm === null) return null;
  return { grams: volumeGrams(lengthMm * widthMm * heightMm, divisor), divisor };
}

const presentItem = (
  { item, ordered, order }: Contents['items'][number],
  store: Parameters<typeof sendBackOf>[0],
  { asked, paid, money, now }: StockInFrame,
): ParcelItem => ({
  id: item.id,
  title: item.title,
  image: item.image,
  productUrl: item.productUrl,
  channel: item.channel,
  category: item.category,
  options: item.options,
  quantity: item.quantity,
  unitPrice: { amount: item.unitFen, currency: 'CNY' },
  order:
    ordered && order
      ? {
          itemId: ordered.id,
          orderId: order.id,
          orderNo: order.orderNo,
          shopName: order.shopName,
          status: ordered.status,
          finding: ordered.finding,
          decideBefore: ordered.decideBefore?.toISOString() ?? null,
          cheaper: isCheaper(ordered) ? { amount: ordered.offerLocal, currency: order.currency } : null,
          choices: choicesOf({ ...ordered, isAsked: asked.includes(ordered.id) }, order.currency, now),
          sendBack: sendBackOf(
            store,
            { ...ordered, isAsked: asked.includes(ordered.id), isPaid: paid.has(order.id) },
            { ...order, returnFen: money.handling.returnFen },
            now,
          ),
        }
      : null,
});

/** It was kept for what was offered, which is back: an offer that nobody took is forgotten. */
const isCheaper = ({ status, finding, offerLocal, refundedLocal }: NonNullable<Contents['items'][number]['ordered']>) =>
  status === 'QC_PASSED' && finding !== '' && offerLocal > 0 && refundedLocal >= offerLocal;
