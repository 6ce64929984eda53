import { paidFor } from '../../../contract/dearer';
import type { DearerRule } from '../../../contract/fee-rules';
import type { DeskPurchase, QueuedPurchase } from '../../../contract/buying-desk';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import type { ShopWarehouse } from '../../../contract/shop-offers';
import type { BuyingRow } from './buying-desk.repo';
import { leaseOf, type Viewer } from '../../kernel/lease.rules';
import type { ItemRow, OrderRow } from './purchase.repo';
import { marginOf } from './margin.rules';
import { isNotBought, type Dropped } from './out-of-stock.rules';
import { isAskedAbout, presentOffer } from './substitute.rules';
import type { OfferRow } from './substitute.repo';
import type { SellerOrderRow } from './seller-order.repo';
import { storedPrice } from './stored-price.rules';
import type { Money } from '../../../contract/fields';

const cny = (amount: number) => ({ amount, currency: 'CNY' });
const channelOf = ({ channel }: OrderRow) => (channel || null) as DeskPurchase['channel'];

/** By its clock, which knows when it stands still. */
export const isLate = ({ dueAt }: Pick<OrderRow, 'dueAt'>, now: Date): boolean => dueAt !== null && dueAt <= now;

/** As long as nobody is on it. */
const takeByOf = (row: BuyingRow, viewer: Viewer): string | null =>
  row.status === 'PAID' && !leaseOf(row, viewer) ? (row.takeBy?.toISOString() ?? null) : null;

/** What was written to an order and its things, counted: each write makes it more. */
export const versionOf = (items: Pick<ItemRow, 'version'>[], events: number): number =>
  items.reduce((sum, { version }) => sum + version, events);

/** @param asked items whose money is asked for @param stock what of it its marketplace is known to lack */
export function presentQueuedPurchase(
  row: BuyingRow,
  items: ItemRow[],
  { asked, stock }: { asked: readonly string[]; stock: QueuedPurchase['stock'] },
  viewer: Viewer,
): QueuedPurchase {
  const [first] = items;
  return {
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    movedAt: row.movedAt.toISOString(),
    isLate: isLate(row, viewer.now),
    ...{ dueAt: row.dueAt?.toISOString() ?? null, takeBy: takeByOf(row, viewer) },
    channel: channelOf(row),
    ...{ shopId: row.shopId, shopName: row.shopName },
    title: first?.title ?? '',
    image: first?.image ?? '',
    kinds: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: cny(row.goodsFen),
    hasMessage: items.some(({ message }) => message !== ''),
    isAsked: items.some(isAskedAbout),
    isRefundAsked: items.some(({ id }) => asked.includes(id)),
    stock,
    shopperName: row.shopperName,
    lease: leaseOf(row, viewer),
  };
}

interface Known {
  row: BuyingRow;
  items: ItemRow[];
  /** How many moves its states have made. */
  events: number;
  wanted: SellerOrderRow | undefined;
  /** Of its warehouse; undefined where that is gone. */
  place: Pick<ShopWarehouse, 'receiver' | 'phone' | 'postcode' | 'address'> | undefined;
  /** Under which the shop has bought there lately. */
  accounts: string[];
  byCall: string | undefined;
  timeline: DeskPurchase['timeline'];
  /** In which its goods came, and the shipment that takes each. */
  parcels: { id: string; no: string; shipmentId: string | null; shipmentNo: string | null }[];
  /** Items whose money is asked for. */
  refundAsked: readonly string[];
  paidMore: Money | null;
  wasAsked: boolean;
  /** How little more the shop bears itself. */
  borne: DearerRule;
  /** What would go back for each that can be said to be sold out. */
  drops: ReadonlyMap<string, Dropped>;
  /** What is offered in place of its items. */
  offers: readonly OfferRow[];
}

export function presentDeskPurchase(known: Known, viewer: Viewer): DeskPurchase {
  const { row, items, wanted, byCall, timeline, refundAsked, paidMore } = known;
  const { currency } = row;
  const lease = leaseOf(row, viewer);
  const isToBuy = row.status === 'PAID' || row.status === 'PURCHASING';
  const isAsked = items.some(isAskedAbout);
  return {
    id: row.id,
    orderNo: row.orderNo,
    version: versionOf(items, known.events),
    status: row.status,
    movedAt: row.movedAt.toISOString(),
    isLate: isLate(row, viewer.now),
    ...{ dueAt: row.dueAt?.toISOString() ?? null, takeBy: takeByOf(row, viewer) },
    channel: channelOf(row),
    shopName: row.shopName,
    warehouseId: row.warehouseId,
    ...{ shopperId: row.shopperId, shopperName: row.shopperName },
    parcels: known.parcels.map(({ id, no }) => ({ id, no })),
    shipments: shipmentsOf(known.parcels),
    shopperLanguage: isLocale(row.shopperLanguage) ? row.shopperLanguage : DEFAULT_LOCALE,
    items: items.map((item) => ({
      ...presentItem(item, currency, refundAsked.includes(item.id)),
      substitute: offered(known.offers, item, row),
      whenGone: whenGoneOf(known.drops.get(item.id), currency),
    })),
    goods: storedPrice(row.goodsFen, row.goodsLocal, currency),
    domesticFreight: storedPrice(row.freightFen, row.freightLocal, currency),
    serviceFee: storedPrice(row.serviceFeeFen, row.serviceFeeLocal, currency),
    total: storedPrice(row.totalFen, row.totalLocal, currency),
    paidMore,
    refunded: { amount: row.refundedLocal, currency },
    margin: { amount: marginOf(row, wanted ?? quotedOf(row, items), paidMore?.amount ?? 0), currency },
    waitUntil: row.waitUntil && row.waitUntil > viewer.now ? row.waitUntil.toISOString() : null,
    lease,
    atSeller: wanted
      ? {
          isPlaced: wanted.status === 'PLACED',
          numbers: wanted.numbers,
          goods: cny(wanted.goodsFen),
          freight: cny(wanted.freightFen),
          payUrl: wanted.payUrl,
          account: wanted.account,
          paidAt: wanted.paidAt?.toISOString() ?? null,
          paymentReference: wanted.paymentReference,
        }
      : null,
    byCall: byCall ?? null,
    accounts: known.accounts,
    shipTo: isToBuy && known.place ? withCode(known.place, row.orderNo) : null,
    notedNumbers: row.notedNumbers,
    timeline: timeline.toSorted((a, b) => a.at.localeCompare(b.at)),
    canAsk: !known.wasAsked,
    askTerms: {
      cnyToLocalRate: row.cnyToLocalRate,
      marginBasisPoints: row.marginBasisPoints,
      currency,
      borne: known.borne,
    },
    canPlace: isToBuy && !isAsked && !wanted && lease?.isMine === true,
    canSend: row.status === 'PURCHASED',
  };
}

/** Of all its parcels, each once. */
const shipmentsOf = (parcels: Known['parcels']): DeskPurchase['shipments'] => [
  ...new Map(
    parcels.flatMap(({ shipmentId: id, shipmentNo: no }) => (id && no ? [[id, { id, no }] as const] : [])),
  ).values(),
];

/** With what its seller asks more, once that is paid: it is theirs, and never was the shop's. */
/** Of what is still wanted; where that is nothing, nobody carries it. */
const quotedOf = ({ freightFen }: OrderRow, items: ItemRow[]) => {
  const wanted = items.filter((item) => !isNotBought(item));
  return {
    goodsFen: wanted.reduce(
      (sum, item) => sum + item.totalFen + (paidPieceFen(item) - item.unitFen) * item.quantity,
      0,
    ),
    freightFen: wanted.length > 0 ? freightFen : 0,
  };
};

/** What has been paid for a piece: what is asked for more is not yet. */
const paidPieceFen = (item: ItemRow) => (item.status === 'DEARER' ? item.unitFen : paidFor(item));

const offered = (offers: readonly OfferRow[], item: ItemRow, row: BuyingRow) => {
  const offer = offers.find(({ orderItemId }) => orderItemId === item.id);
  return offer && item.status === 'SUBSTITUTE' ? presentOffer(offer, row) : null;
};

const whenGoneOf = (drop: Dropped | undefined, currency: string) =>
  drop ? { gives: { amount: drop.refunded, currency }, endsOrder: drop.endsOrder } : null;

const presentItem = (
  item: ItemRow,
  currency: string,
  isRefundAsked: boolean,
): Omit<DeskPurchase['items'][number], 'substitute' | 'whenGone'> => ({
  id: item.id,
  title: item.title,
  image: item.image,
  productUrl: item.productUrl,
  options: item.skuLabels,
  quantity: item.quantity,
  message: item.message,
  status: item.status,
  paidFen: paidPieceFen(item),
  total: storedPrice(item.totalFen, item.totalLocal, currency),
  isRefundAsked,
  asked:
    item.status === 'DEARER'
      ? {
          unitFen: item.dearerFen,
          more: { amount: item.topUpLocal, currency },
          decideBefore: item.decideBefore?.toISOString() ?? null,
        }
      : null,
});

const CODE_LENGTH = 8;

/** A warehouse that opens the parcel knows by the code whose it is, whatever number it came under. */
const withCode = ({ receiver, phone, postcode, address }: NonNullable<Known['place']>, orderNo: string) => ({
  ...{ receiver: `${receiver} ${orderNo.slice(-CODE_LENGTH)}`, phone, postcode, address },
});
