import type * as z from 'zod/mini';
import { SourceFailure } from '../../marketplace/source-failure.port';
import { createTaoworldClient, type TaoworldAccount } from '../../marketplace/taoworld/taoworld-client';
import type { BuyingCall, BuyingPort, SellerState, WantedItem, WantedOrder } from '../buying.port';
import { addressParts } from '../chinese-address';
import { oldestOf } from '../oldest-state';
import { Created, Goods, Orders, Rendered, Way, type Order } from './taoworld-buying.schemas';

/**
 * Orders of Taobao and Tmall by Taoworld. It makes one order of a number by its own account; the number is looked up
 * first all the same. Not confirmed by its maker's words, each a line to correct: how its answers to `orders/query` are
 * called inside, what it calls an order that came to its end, that a rendered sum holds the freight, and what an item that
 * is gone has for its `status`. It has no link of its own for paying later: the one that came with the order is kept.
 */
export function createTaoworldBuying(account: TaoworldAccount): BuyingPort {
  const client = createTaoworldClient(account);

  async function ask<T extends z.ZodMiniType>(
    path: string,
    asked: Record<string, unknown>,
    answer: T,
    call: BuyingCall & { isSafe?: boolean },
  ) {
    const read = answer.safeParse(await client(path, asked, call));
    if (!read.success) throw new SourceFailure('malformed');
    return read.data;
  }

  async function goodsOf(itemId: string, call: BuyingCall): Promise<Goods | undefined> {
    try {
      return await ask('/product/get', { item_id: itemId }, Goods, call);
    } catch (error) {
      if (error instanceof SourceFailure && error.kind === 'not-found') return undefined;
      throw error;
    }
  }

  async function ordersBy(asked: Record<string, unknown>, call: BuyingCall): Promise<Order[]> {
    const found = await ask('/purchase/orders/query', { page_no: 1, page_size: 20, ...asked }, Orders, call);
    return found.purchase_orders ?? [];
  }

  return {
    name: 'taoworld',
    async preview(order, call) {
      const known = new Map<string, Goods>();
      for (const itemId of new Set(order.items.map((item) => item.itemId))) {
        const goods = await goodsOf(itemId, call);
        if (goods) known.set(itemId, goods);
      }
      const rows = order.items.map((item) => ({ item, kind: kindOf(known.get(item.itemId), item) }));
      const sold = rows.flatMap(({ item, kind }) => (kind ? [{ item, kind }] : []));
      const gone = (isGone: (row: (typeof rows)[number]) => boolean) =>
        rows.map((row) => ({ id: row.item.id, unitFen: row.kind?.priceFen ?? 0, isGone: isGone(row) }));
      if (sold.length < rows.length) return { items: gone(({ kind }) => !kind), freightFen: 0, terms: {} };
      const place = addressOf(order);
      const render_item_List = sold.map(({ item, kind }) => ({ item_id: kind.mpId, sku_id: kind.mpSkuId, quantity: item.quantity })); // prettier-ignore
      const asked = {
        render_item_List,
        warehouse_address: place,
        receiver_address: place,
        need_supplychain_service: 'false',
      };
      const answer = await ask('/purchase/order/render', asked, Rendered, call);
      const missing = new Set(answer.unavailable_sku_list.map(({ sku_id: id }) => id));
      const freightFen = answer.mainlandShippingFee?.amount ?? 0;
      return {
        items: gone(({ kind }) => missing.has(kind?.mpSkuId ?? '')),
        goodsFen: Math.max(0, answer.totalRealPayPrice.amount - freightFen),
        freightFen,
        terms: Object.fromEntries(sold.map(({ item, kind }) => [item.id, `${kind.mpId} ${kind.mpSkuId}`])),
      };
    },
    async find(ourNumber, call) {
      const rows = await ordersBy({ outer_purchase_id: ourNumber }, call);
      if (rows.some(({ outer_purchase_id: whose }) => whose == null)) throw new SourceFailure('malformed');
      const ours = rows.filter((row) => row.outer_purchase_id === ourNumber && stateOf(row.status) !== 'CLOSED');
      if (ours.length === 0) return undefined;
      const numbers = ours.map(({ purchase_id: id }) => id);
      return { numbers, state: oldestOf(ours.map(({ status }) => stateOf(status))), payUrl: '', isWhole: true };
    },
    async create(order, prices, call) {
      const unitOf = new Map(prices.items.map(({ id, unitFen }) => [id, unitFen]));
      const pieces = order.items.reduce((sum, { id, quantity }) => sum + (unitOf.get(id) ?? 0) * quantity, 0);
      const place = addressOf(order);
      const order_line_list = order.items.map(({ id, title, quantity }, place) => {
        const [item_id, sku_id] = (prices.terms[id] ?? '').split(' ');
        return { item_id, sku_id, title, quantity, price: unitOf.get(id), currency: 'CNY', order_line_no: place + 1 };
      });
      const asked = {
        ...{
          outer_purchase_id: order.ourNumber,
          purchase_amount: String((prices.goodsFen ?? pieces) + prices.freightFen),
        },
        ...{ order_line_list, receiver: place, warehouse_address_info: place },
        ...{ channel_order_type: 'PANAMA_DG', support_partial_success: 'false' },
      };
      const made = await ask('/purchase/order/create', asked, Created, { ...call, isSafe: false });
      const numbers = made.order_list.map(({ purchase_id: id }) => id);
      return { numbers, state: 'UNPAID', payUrl: made.payment_url, isWhole: true };
    },
    payLink: () => Promise.reject(new SourceFailure('refused', { said: 'it has no link for paying later' })),
    async look(numbers, call) {
      const orders = await ordersBy({ purchase_ids: numbers }, call);
      const lines = orders.flatMap(({ sub_purchase_order_list: subs }) =>
        subs.map(({ sub_purchase_order_id: id }) => id),
      );
      const state = orders.length === 0 ? undefined : oldestOf(orders.map(({ status }) => stateOf(status)));
      if (!state) throw new SourceFailure('malformed');
      if (state === 'UNPAID' || state === 'PAID' || state === 'CLOSED') return { state, parcels: [] };
      const ways = await Promise.all(
        lines.map((id) => ask('/logistics/detail/get', { purchase_order_line_id: id }, Way, call)),
      );
      const mails = ways.flatMap((way) => way.pnm_logistics_details.map(({ mail_no: no }) => no)).filter(Boolean);
      return { state, parcels: [...new Set(mails)].map((trackingNo) => ({ carrier: '', trackingNo })) };
    },
    async cancel(numbers, { signal }) {
      for (const purchase_id of numbers)
        await client('/purchase/order/asyn/cancel', { purchase_id, cancel_reason: 'not wanted' }, { signal });
    },
  };
}

/** An item without choices is one SKU, under the item's own number. */
function kindOf(goods: Goods | undefined, { itemId, skuId, quantity }: WantedItem) {
  if (!goods || /off|delet|-\d/i.test(goods.status)) return undefined;
  const [only] = goods.sku_list;
  const sku = goods.sku_list.find((each) => each.sku_id === skuId) ?? (skuId === itemId ? only : undefined);
  return sku && sku.quantity >= quantity
    ? { mpId: goods.mp_id, mpSkuId: sku.mp_skuId, priceFen: sku.price }
    : undefined;
}

function addressOf({ receiver }: WantedOrder) {
  const { province, city, area, rest } = addressParts(receiver.address);
  const where = { country: '中国', state: province, city, district: area, address: rest, zip: receiver.postcode };
  return { ...where, name: receiver.name, mobile_phone: receiver.phone };
}

// the first is its own spelling
const STATES: Record<string, SellerState> = {
  BULIDING: 'UNPAID',
  BUILDING: 'UNPAID',
  WAIT_BUYER_P: 'UNPAID',
  WAIT_BUYER_PAY: 'UNPAID',
  WAIT_SELLER_SEND_GOODS: 'PAID',
  WAIT_BUYER_CONFIRM_GOODS: 'SHIPPED',
  TRADE_FINISHED: 'DONE',
  TRADE_CLOSED: 'CLOSED',
};
/** @throws SourceFailure where it is none that is known */
function stateOf(status: string): SellerState {
  const state = STATES[status.toUpperCase()];
  if (!state) throw new SourceFailure('malformed');
  return state;
}
