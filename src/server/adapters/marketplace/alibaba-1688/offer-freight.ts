import * as z from 'zod/mini';
import type { FreightTemplate } from '../../../../contract/freight';
import { Yuan } from '../wire/supplier-fields.schemas';
import type { AopClient } from './aop-client';
import type { OfferDetail } from './offers.schemas';

const API = 'com.alibaba.fenxiao.crossborder/product.freight.estimate';
const Answer = z.object({ freight: Yuan });
const MOST_MS = 2000;
/** One more piece is reckoned as a tenth of what ten more cost. */
const MORE = 10;

/** Where sellers send to, by the codes of GB/T 2260: province, city, district. */
export type ShipTo = readonly [province: string, city: string, district: string];
export const shipToOf = (text: string): ShipTo => text.split('-') as unknown as ShipTo;

/**
 * What the seller asks for sending it to the warehouse, by two questions: of one piece and of eleven. Undefined where
 * nobody says: a price that is shown waits for no freight. Not confirmed, each a line to correct: the names within
 * `productFreightQueryParamsNew` beside the province, and that the answer's `freight` is the whole, in yuan.
 */
export async function freightOf(
  client: AopClient,
  { offerId, productSkuInfos: [sku] }: Pick<OfferDetail, 'offerId' | 'productSkuInfos'>,
  [toProvinceCode, toCityCode, toCountryCode]: ShipTo,
  signal: AbortSignal,
): Promise<FreightTemplate | undefined> {
  async function ask(totalNum: number): Promise<number> {
    const logisticsSkuNumModels = sku ? [{ skuId: sku.skuId, number: totalNum }] : [];
    const asked = { offerId, toProvinceCode, toCityCode, toCountryCode, totalNum, logisticsSkuNumModels };
    const inTime = { signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]) };
    return Answer.parse(await client.askResult(API, { productFreightQueryParamsNew: asked }, inTime)).freight;
  }
  try {
    const [firstFen, mostFen] = await Promise.all([ask(1), ask(1 + MORE)]);
    if (firstFen === 0 && mostFen === 0) return { kind: 'free' };
    const nextFen = Math.ceil(Math.max(0, mostFen - firstFen) / MORE);
    return { kind: 'piece', firstUnit: 1, firstFen, nextUnit: 1, nextFen };
  } catch {
    return undefined;
  }
}
