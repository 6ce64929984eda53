import type { Price } from './fields';
import type { Box } from './transit-box';
import { whatIsRefused } from './transit-eligibility';
import { packingAllowanceOf, estimatedBoxes, type PackingAllowance } from './transit-estimate';
import { factsOf, goodsOf } from './transit-facts';
import { freightOf, unitsOf } from './transit-freight';
import { isExchangeable, totalOf, worthIn, type PricedRow } from './transit-money';
import { unpacked } from './transit-packing';
import { amiss, type Refusal } from './transit-refusal';
import type { LineVersion, ShopTerms, TransitRequest } from './transit-request';
import { receiptRows } from './transit-rows';

/** What a line asks for a shipment and why, or why it does not take it. */
export interface TransitQuote {
  lineName: string;
  versionId: string;
  boxes: readonly Box[];
  /** What is billed of all boxes. */
  chargedGrams: number;
  /** All that is in the way; then there are no rows and there is no total. */
  refusals: Refusal[];
  rows: PricedRow[];
  /** The sums of the rows, in yuan and in the shop's money. */
  total: Price | null;
}

/** The one price of shipping: of the calculator, of every estimate, of the packing desk and of the invoice. */
export const quoteTransit = (line: LineVersion, request: TransitRequest, shop: ShopTerms): TransitQuote =>
  pricingOf(request, shop)(line);

/** The same by line after line: in which boxes it goes is thought of once for all that allow the same for packing. */
export function pricingOf(request: TransitRequest, shop: ShopTerms): (line: LineVersion) => TransitQuote {
  const { boxes, parcels, packing } = request;
  if (!('count' in boxes)) return (line) => quoteBoxes(line, boxes, request, shop);
  const left = unpacked(parcels, packing, shop.packing);
  const estimated = new Map<PackingAllowance, readonly Box[]>();
  return (line) => {
    const allowance = packingAllowanceOf(boxes, line.name);
    const known = estimated.get(allowance) ?? estimatedBoxes(left, boxes.count, allowance);
    estimated.set(allowance, known);
    return quoteBoxes(line, known, request, shop);
  };
}

function quoteBoxes(
  { name, versionId, terms }: LineVersion,
  boxes: readonly Box[],
  request: TransitRequest,
  shop: ShopTerms,
): TransitQuote {
  const units = unitsOf(boxes, terms);
  const chargedGrams = units.reduce((sum, { charged }) => sum + charged.grams, 0);
  const head = { lineName: name, versionId, boxes, chargedGrams };
  if (!isExchangeable(terms.currency, shop.money)) {
    const refusals = [amiss('currency-unknown', terms.currency, shop.money.currency)];
    return { ...head, refusals, rows: [], total: null };
  }
  return { ...head, ...priceOrRefusal(() => priced({ terms, request, shop, units })) };
}

type Outcome = Pick<TransitQuote, 'refusals' | 'rows' | 'total'>;

/** Terms may be within their bounds, and come to more than is ever reckoned with: the other lines answer all the same. */
function priceOrRefusal(price: () => Outcome): Outcome {
  try {
    return price();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { refusals: [amiss('beyond-counting', null, null)], rows: [], total: null };
  }
}

function priced({
  terms,
  request,
  shop,
  units,
}: Pick<LineVersion, 'terms'> & {
  request: TransitRequest;
  shop: ShopTerms;
  units: ReturnType<typeof unitsOf>;
}): Outcome {
  const freight = freightOf(units, terms);
  const valueAmount = worthIn(terms.currency, goodsOf(request.parcels).valueFen, shop.money);
  const facts = factsOf(units, request, terms, valueAmount);
  const refusals = [...whatIsRefused({ terms, request, shop, units, facts }), ...freight.refusals];
  if (refusals.length > 0) return { refusals, rows: [], total: null };
  const rows = receiptRows({ terms, request, shop, units, facts, freight, valueAmount });
  return { refusals, rows, total: totalOf(rows, shop.money) };
}
