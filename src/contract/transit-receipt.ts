import type { Price } from './fields';
import { row } from './receipt-row';
import { packingAllowanceOf } from './transit-estimate';
import { totalOf, type PricedRow } from './transit-money';
import { quoteTransit } from './transit-quote';
import type { LineVersion, ShopTerms, TransitRequest } from './transit-request';

/** A price as it was told, with all that it was made of: anybody can compute it again. */
export interface TransitReceipt {
  lineName: string;
  /** The version of the line's terms that it was made by. */
  versionId: string;
  madeAt: string;
  request: TransitRequest;
  /** The shop's fees and its rate of that time. */
  shop: ShopTerms;
  rows: PricedRow[];
  total: Price;
  /** What of it the shop bears, in its own money: the last row, and gone from the total. */
  absorbed?: number;
}

/** Undefined where the line refuses. @param absorbed what the shop bears of it, in its own money */
export function receiptOf(
  line: LineVersion,
  request: TransitRequest,
  shop: ShopTerms,
  madeAt: string,
  absorbed = 0,
): TransitReceipt | undefined {
  const { lineName, versionId, rows, total } = quoteTransit(line, request, shop);
  if (!total) return undefined;
  const receipt = { lineName, versionId, madeAt, request: ofLine(request, lineName), shop };
  if (absorbed === 0) return { ...receipt, rows, total };
  const all = [...rows, borne(total, absorbed)];
  return { ...receipt, rows: all, total: totalOf(all, shop.money), absorbed };
}

/** Of what packing was measured to add, what its line was estimated with. */
function ofLine(request: TransitRequest, lineName: string): TransitRequest {
  const { boxes } = request;
  if (!('count' in boxes) || !boxes.measured) return request;
  return { ...request, boxes: { count: boxes.count, allowance: packingAllowanceOf(boxes, lineName) } };
}

/** In yuan it is the same share of the sum, whatever margin lies upon the rate. */
function borne({ cny, local }: Price, absorbed: number): PricedRow {
  const price = {
    cny: { ...cny, amount: -Math.round((cny.amount * absorbed) / local.amount) },
    local: { ...local, amount: -absorbed },
  };
  return { ...row('discount-absorbed', {}, -absorbed), currency: local.currency, price };
}

/** The same receipt out of its own inputs and the version of the line that it names; undefined where there is none such. */
export function recompute(
  { versionId, request, shop, madeAt, absorbed }: TransitReceipt,
  versions: readonly LineVersion[],
): TransitReceipt | undefined {
  const line = versions.find((version) => version.versionId === versionId);
  return line && receiptOf(line, request, shop, madeAt, absorbed);
}
