import type { DeskPurchase, QueuedPurchase } from '../../../contract/buying-desk';
import { LIMITS } from '../../../contract/limits';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import type { BuyingRow } from './buying-desk.repo';
import { leaseOf, type Viewer } from '../../kernel/lease.rules';
import type { ItemRow, OrderRow } from './purchase.repo';
import type { SellerOrderRow } from './seller-order.repo';
import { paidFor } from './seller-order.rules';
import type { Money } from '../../../contract/fields';

const HOUR_MS = 3_600_000;
const cny = (amount: number) => ({ amount, currency: 'CNY' });
const channelOf = ({ channel }: OrderRow) => (channel || null) as DeskPurchase['channel'];
const priceOf = (fen: number, local: number, currency: string) => ({
  cny: cny(fen),
  local: { amount: local, currency },
});

/** Its clock stands still while its shopper is asked. */
export function isLate({ status, movedAt }: OrderRow, items: ItemRow[], now: Date): boolean {
  if (items.some((item) => item.status === 'DEARER')) return false;
  const hours =
    status === 'PAID' || status === 'PURCHASING'
      ? LIMITS.placeHours
      : status === 'PURCHASED'
        ? LIMITS.sellerSendsHours
        : undefined;
  return hours !== undefined && now.getTime() - movedAt.getTime() >= hours * HOUR_MS;
}

/** What was written to an order and its things, counted: each write makes it more. */
export const versionOf = (items: Pick<ItemRow, 'version'>[], events: number): number =>
  items.reduce((sum, { version }) => sum + version, events);

/** @param asked items whose money is asked for */
export function presentQueuedPurchase(
  row: BuyingRow,
  items: ItemRow[],
  asked: readonly string[],
  viewer: Viewer,
): QueuedPurchase {
  const [first] = items;
  return {
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    movedAt: row.movedAt.toISOString(),
    isLate: isLate(row, items, viewer.now),
    channel: channelOf(row),
    shopName: row.shopName,
    title: first?.title ?? '',
    image: first?.image ?? '',
    kinds: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: cny(row.goodsFen),
    hasMessage: items.some(({ message }) => message !== ''),
    isAsked: items.some(({ status }) => status === 'DEARER'),
    isRefundAsked: items.some(({ id }) => asked.includes(id)),
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
  byCall: string | undefined;
  timeline: DeskPurchase['timeline'];
  /** Items whose money is asked for. */
  refundAsked: readonly string[];
  paidMore: Money | null;
  wasAsked: boolean;
}

export function presentDeskPurchase(known: Known, viewer: Viewer): DeskPurchase {
  const { row, items, wanted, byCall, timeline, refundAsked, paidMore } = known;
  const { currency } = row;
  const lease = leaseOf(row, viewer);
  const isToBuy = row.status === 'PAID' || row.status === 'PURCHASING';
  const isAsked = items.some(({ status }) => status === 'DEARER');
  return {
    id: row.id,
    orderNo: row.orderNo,
    version: versionOf(items, known.events),
    status: row.status,
    movedAt: row.movedAt.toISOString(),
    isLate: isLate(row, items, viewer.now),
    channel: channelOf(row),
    shopName: row.shopName,
    warehouseId: row.warehouseId,
    shopperName: row.shopperName,
    shopperLanguage: isLocale(row.shopperLanguage) ? row.shopperLanguage : DEFAULT_LOCALE,
    items: items.map((item) => presentItem(item, currency, refundAsked.includes(item.id))),
    goods: priceOf(row.goodsFen, row.goodsLocal, currency),
    domesticFreight: priceOf(row.freightFen, row.freightLocal, currency),
    serviceFee: priceOf(row.serviceFeeFen, row.serviceFeeLocal, currency),
    total: priceOf(row.totalFen, row.totalLocal, currency),
    paidMore,
    refunded: { amount: row.refundedLocal, currency },
    lease,
    atSeller: wanted
      ? {
          isPlaced: wanted.status === 'PLACED',
          numbers: wanted.numbers,
          goods: cny(wanted.goodsFen),
          freight: cny(wanted.freightFen),
          payUrl: wanted.payUrl,
        }
      : null,
    byCall: byCall ?? null,
    notedNumbers: row.notedNumbers,
    timeline: timeline.toSorted((a, b) => a.at.localeCompare(b.at)),
    canAsk: !known.wasAsked,
    canPlace: isToBuy && !isAsked && !wanted && lease?.isMine === true,
    canSend: row.status === 'PURCHASED',
  };
}

const presentItem = (item: ItemRow, currency: string, isRefundAsked: boolean): DeskPurchase['items'][number] => ({
  id: item.id,
  title: item.title,
  image: item.image,
  productUrl: item.productUrl,
  options: item.skuLabels,
  quantity: item.quantity,
  message: item.message,
  status: item.status,
  paidFen: item.status === 'DEARER' ? item.unitFen : paidFor(item),
  total: priceOf(item.totalFen, item.totalLocal, currency),
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
