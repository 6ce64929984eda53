import type { Price } from './fields';
import type { PricedRow } from './transit-money';
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
}

/** Undefined where the line refuses. */
export function receiptOf(
  line: LineVersion,
  request: TransitRequest,
  shop: ShopTerms,
  madeAt: string,
): TransitReceipt | undefined {
  const { lineName, versionId, rows, total } = quoteTransit(line, request, shop);
  return total ? { lineName, versionId, madeAt, request, shop, rows, total } : undefined;
}

/** The same receipt out of its own inputs and the version of the line that it names; undefined where there is none such. */
export function recompute(
  { versionId, request, shop, madeAt }: TransitReceipt,
  versions: readonly LineVersion[],
): TransitReceipt | undefined {
  const line = versions.find((version) => version.versionId === versionId);
  return line && receiptOf(line, request, shop, madeAt);
}
