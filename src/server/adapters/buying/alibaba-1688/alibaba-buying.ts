import type * as z from 'zod/mini';
import { createAopClient, type AopAccount } from '../../marketplace/alibaba-1688/aop-client';
import { SourceFailure } from '../../marketplace/source-failure.port';
import type { BuyingCall, BuyingPort, SellerPrices, WantedOrder } from '../buying.port';
import { addressParts } from '../chinese-address';
import { oldestOf } from '../oldest-state';
import { Created, Found, OfferKinds, Order, Parcels, PayUrl, Preview, Said } from './alibaba-buying.schemas';
import { createdOrder, foundOrder, numberOf, pricesOf, stateOf } from './alibaba-order';

const TRADE = 'com.alibaba.trade';
const GOODS = 'com.alibaba.fenxiao.crossborder';
const LOGISTICS = 'com.alibaba.logistics';
/** Wholesale: what is safe where a preview names no other. */
const USUAL_FLOW = 'general';

/**
 * Orders at 1688 by the trade interfaces of its open platform; an app needs their permission besides that for goods. Not
 * confirmed by its maker's words, each a line to correct: that orders found by `outOrderId` say theirs (one that does not
 * is no answer, so that no stranger's order is taken for ours), the names of `alibaba.trade.cancel`, that a preview prices
 * a piece as `finalUnitPrice` in yuan, and that `orderList` holds an `orderId` each. It does not promise to make one order
 * of a number: that is looked up first.
 */
export function createAlibabaBuying(account: AopAccount): BuyingPort {
  const client = createAopClient(account);

  /** @throws SourceFailure with what was `said` where it refuses */
  async function ask<T extends z.ZodMiniType>(
    api: string,
    parameters: object,
    answer: T,
    { signal, isSafe = true }: BuyingCall & { isSafe?: boolean },
  ): Promise<z.output<T>> {
    const body = await client.ask(api, parameters as Record<string, unknown>, { signal, isSafe });
    const said = Said.safeParse(body);
    if (said.success && !said.data.success) throw refusal(said.data);
    return read(answer, body);
  }

  /** What the platform calls the choices: orders are made by `specId`. */
  async function kindsOf({ items }: WantedOrder, { signal }: BuyingCall): Promise<Map<string, OfferKinds>> {
    const offers = [...new Set(items.map(({ itemId }) => itemId))];
    const found = await Promise.all(
      offers.map(async (offerId) => {
        const offerDetailParam = { offerId, country: 'en' };
        try {
          const api = `${GOODS}/product.search.queryProductDetail`;
          return read(OfferKinds, await client.askResult(api, { offerDetailParam }, { signal }));
        } catch (error) {
          if (error instanceof SourceFailure && error.kind === 'not-found') return undefined;
          throw error;
        }
      }),
    );
    return new Map(found.flatMap((kinds) => (kinds ? [[kinds.offerId, kinds]] : [])));
  }

  return {
    name: 'alibaba-1688',
    async preview(order, call): Promise<SellerPrices> {
      const kinds = await kindsOf(order, call);
      const rows = order.items.map((item) => ({ item, ...kindOf(kinds.get(item.itemId), item) }));
      const sold = rows.filter(({ isGone }) => !isGone);
      const gone = rows.flatMap(({ item, isGone }) => (isGone ? [{ id: item.id, unitFen: 0, isGone }] : []));
      if (sold.length === 0) return { items: gone, freightFen: 0, terms: {} };
      const asked = { addressParam: addressOf(order), cargoParamList: cargo(sold), flow: USUAL_FLOW };
      const answer = await ask(`${TRADE}/alibaba.createOrder.preview`, asked, Preview, call);
      const prices = pricesOf(answer, sold);
      return { ...prices, items: [...prices.items, ...gone] };
    },
    async find(ourNumber, call) {
      const { result } = await ask(`${TRADE}/alibaba.trade.getBuyerOrderList`, { outOrderId: ourNumber, page: 1, pageSize: 20 }, Found, call); // prettier-ignore
      return foundOrder((result ?? []).map(({ baseInfo }) => baseInfo), ourNumber); // prettier-ignore
    },
    async create(order, { terms }, call) {
      const specs = order.items.map((item) => ({ item, specId: terms[item.id] ?? '' }));
      const asked = {
        flow: terms.flow || USUAL_FLOW,
        addressParam: addressOf(order),
        cargoParamList: cargo(specs),
        outOrderId: order.ourNumber,
        isvBizType: 'cross',
        tradeType: terms.tradeType,
      };
      const { result } = await ask(`${TRADE}/alibaba.trade.createCrossOrder`, asked, Created, {
        ...call,
        isSafe: false,
      });
      if (!result.success) throw refusal({ code: result.code, message: result.message });
      return createdOrder(result);
    },
    payLink: async (numbers, call) =>
      (await ask(`${TRADE}/alibaba.alipay.url.get`, { orderIdList: numberList(numbers) }, PayUrl, call)).payUrl,
    async look(numbers, call) {
      const news = await Promise.all(
        numbers.map(async (orderId) => {
          const asked = { webSite: '1688', orderId };
          const { baseInfo } = (await ask(`${TRADE}/alibaba.trade.get.buyerView`, asked, Order, call)).result;
          const state = stateOf(baseInfo.status);
          const isSent = state === 'SHIPPED' || state === 'DONE';
          const fields = 'company.name,sendgood';
          const sent = isSent ? await ask(`${LOGISTICS}/alibaba.trade.getLogisticsInfos.buyerView`, { ...asked, fields }, Parcels, call) : null; // prettier-ignore
          return { state, parcels: sent?.result ?? [] };
        }),
      );
      const states = news.map(({ state }) => state);
      const parcels = news.flatMap((one) => one.parcels).filter(({ logisticsBillNo: no }) => no !== '');
      return {
        state: oldestOf(states),
        parcels: parcels.map((one) => ({ carrier: one.logisticsCompanyName, trackingNo: one.logisticsBillNo })),
      };
    },
    async cancel(numbers, call) {
      for (const tradeID of numbers)
        await ask(
          `${TRADE}/alibaba.trade.cancel`,
          { webSite: '1688', tradeID, cancelReason: 'buyerCancel' },
          Said,
          call,
        );
    },
  };
}

function kindOf(kinds: OfferKinds | undefined, { itemId, skuId, quantity }: WantedOrder['items'][number]) {
  if (kinds?.status !== 'published') return { specId: '', isGone: true };
  // an offer without choices is one SKU, under the offer's own number
  if (kinds.productSkuInfos.length === 0) return { specId: '', isGone: skuId !== itemId };
  const sku = kinds.productSkuInfos.find((each) => each.skuId === skuId);
  return { specId: sku?.specId ?? '', isGone: !sku || sku.amountOnSale < quantity };
}

const cargo = (rows: { item: { itemId: string; quantity: number }; specId: string }[]) =>
  rows.map(({ item, specId }) => ({ offerId: item.itemId, specId: specId || undefined, quantity: item.quantity }));

/** Numbers, as digits: they are longer than a double is exact. */
const numberList = (numbers: string[]): string => `[${numbers.map(numberOf).join(',')}]`;

function addressOf({ receiver }: WantedOrder) {
  const { province, city, area, rest } = addressParts(receiver.address);
  return {
    ...{ fullName: receiver.name, mobile: receiver.phone, phone: receiver.phone, postCode: receiver.postcode },
    ...{ provinceText: province, cityText: city, areaText: area, address: rest },
  };
}

/** @throws SourceFailure `malformed`: what it did, nobody knows */
function read<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const answer = schema.safeParse(body);
  if (!answer.success) throw new SourceFailure('malformed');
  return answer.data;
}

const refusal = (said: Partial<z.output<typeof Said>>): SourceFailure => {
  const words = [said.code || said.errorCode, said.message || said.errorMsg || said.errorMessage || said.erroMsg];
  return new SourceFailure('unavailable', { said: words.filter(Boolean).join(' ').slice(0, 200) || 'no' });
};
