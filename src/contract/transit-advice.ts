import { addMoney, type Money } from './money';
import { NO_DISCOUNTS } from './transit-discounts';
import { leavesSome, unpacked } from './transit-packing';
import { pricingOf, quoteTransit } from './transit-quote';
import type { LineVersion, ShopTerms, TransitParcel, TransitRequest } from './transit-request';

/** What the shopper has put together so far, before anybody has packed it. */
export interface Choice {
  lineName: string;
  request: Omit<TransitRequest, 'boxes'> & {
    boxes: Extract<TransitRequest['boxes'], { count: number }>;
  };
  /** On their way to the warehouse. */
  arriving: readonly TransitParcel[];
}

type Change =
  /** By a way of packing that leaves something of these parcels behind, so many grams of it. */
  | { kind: 'LEAVE_PACKING'; code: string; parcelIds: string[]; grams: number }
  /** By a line, the chosen one or another, in so many boxes. */
  | { kind: 'LINE'; lineName: string; boxes: number; extraDays: number }
  /** Together with what is on its way, against a shipment of each. */
  | { kind: 'WAIT'; parcelIds: string[] };
/** A change that would be cheaper, and by how much in the shop's money. */
export type Advice = Change & { saves: Money };

/** As many boxes as are thought of. */
const MOST_BOXES = 3;

/** All that saves something, the most first; each is priced by the function that will price the shipment. */
export function transitAdvice(lines: readonly LineVersion[], choice: Choice, shop: ShopTerms): Advice[] {
  const { request, arriving } = choice;
  const chosen = lines.find(({ name }) => name === choice.lineName);
  const costOf = (line: LineVersion, asked: TransitRequest) => quoteTransit(line, asked, shop).total?.local;
  const now = chosen && costOf(chosen, request);
  if (!now) return [];

  const unboxed = shop.packing.flatMap((way) => {
    const parcels = request.parcels.filter((parcel) => leavesSome(way, parcel));
    if (parcels.length === 0 || request.packing.includes(way.code)) return [];
    const price = costOf(chosen, { ...request, packing: [...request.packing, way.code] });
    const grams = weightOf(parcels) - weightOf(unpacked(parcels, [way.code], [way]));
    const parcelIds = parcels.map(({ id }) => id);
    return price ? saving({ kind: 'LEAVE_PACKING', code: way.code, parcelIds, grams }, now, price) : [];
  });
  const packed = Array.from({ length: Math.min(MOST_BOXES, request.parcels.length) }, (_, at) => {
    const boxes = at + 1;
    return { boxes, priceBy: pricingOf({ ...request, boxes: { ...request.boxes, count: boxes } }, shop) };
  });
  const byLine = lines.flatMap((line) => {
    const boxed = packed.flatMap(({ boxes, priceBy }) => {
      const price = priceBy(line).total?.local;
      const extraDays = line.terms.maxDays - chosen.terms.maxDays;
      return price ? saving({ kind: 'LINE', lineName: line.name, boxes, extraDays }, now, price) : [];
    });
    return mostFirst(boxed).slice(0, 1);
  });
  // what comes later would be shipped by itself, and no coupon is good twice
  const later = { ...request, parcels: arriving, stored: [], discounts: NO_DISCOUNTS };
  const apart = arriving.length > 0 && costOf(chosen, later);
  const together = costOf(chosen, { ...request, parcels: [...request.parcels, ...arriving] });
  const waiting: Change = { kind: 'WAIT', parcelIds: arriving.map(({ id }) => id) };
  const wait = apart && together ? saving(waiting, addMoney(now, apart), together) : [];
  return mostFirst([...unboxed, ...byLine, ...wait]);
}

const saving = (change: Change, before: Money, after: Money): Advice[] =>
  after.amount < before.amount ? [{ ...change, saves: { ...before, amount: before.amount - after.amount } }] : [];

const mostFirst = (advice: Advice[]): Advice[] => [...advice].sort((a, b) => b.saves.amount - a.saves.amount);

const weightOf = (parcels: readonly TransitParcel[]): number => parcels.reduce((sum, { grams }) => sum + grams, 0);

/** What a shipment of each parcel would cost, each by the cheapest line for it; nothing where no line takes one of them. */
export function costApart(
  lines: readonly LineVersion[],
  request: Choice['request'],
  shop: ShopTerms,
): Money | undefined {
  const each = request.parcels.map((parcel, at) => {
    const alone = { ...request, parcels: [parcel], boxes: { ...request.boxes, count: 1 }, insuredFen: null };
    const priceBy = pricingOf({ ...alone, stored: request.stored.slice(at, at + 1), discounts: NO_DISCOUNTS }, shop);
    const prices = lines.flatMap((line) => priceBy(line).total?.local ?? []);
    return prices.toSorted((a, b) => a.amount - b.amount)[0];
  });
  const [first, ...others] = each.filter((price) => price !== undefined);
  return first && others.length + 1 === each.length ? addMoney(first, ...others) : undefined;
}
