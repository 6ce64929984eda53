import { pricingOf, quoteTransit, type TransitQuote } from './transit-quote';
import type { Refusal } from './transit-refusal';
import type { LineVersion, ShopTerms, TransitParcel, TransitRequest } from './transit-request';

/** What would do away with a refusal. */
export type Cure =
  | { kind: 'TAKE_OUT'; parcelIds: string[] }
  | { kind: 'SPLIT'; boxes: number }
  /** Into fewer boxes, as many as the line takes at once. */
  | { kind: 'JOIN'; boxes: number }
  | { kind: 'LEAVE_OFF'; code: string }
  | { kind: 'DELIVERY'; delivery: 'DOOR' | 'STATION' }
  | { kind: 'GIVE'; field: string }
  | { kind: 'OTHER_LINE'; lineName: string; extraDays: number };

/** What these are about nothing changes that a shopper may do. */
const FOR_GOOD = new Set(['currency-unknown', 'country-not-served', 'postcode-not-served', 'warehouse-not-served']);

/** What these are about no other box changes. */
const UNPACKED = new Set([
  // fewer boxes are asked for by number, and nothing is left out for them
  'too-many-boxes',
  'goods-kind-not-taken',
  'postcode-missing',
  'delivery-not-offered',
  'station-not-served',
  'customs-field-missing',
  'service-not-offered',
  'packing-not-offered',
  'insurance-not-offered',
  'size-missing',
]);

/** Limits of what a box weighs. */
const WEIGHED = new Set(['too-heavy', 'counted-too-heavy']);

type OwnCure = Exclude<Cure, { kind: 'OTHER_LINE' }>;
export interface CuredRefusal extends Refusal {
  cures: Cure[];
}

/** For each refusal what the shopper could do on the same line; each was tried and does away with it. */
export function withCures(
  line: LineVersion,
  request: TransitRequest,
  shop: ShopTerms,
  refusals: readonly Refusal[],
): CuredRefusal[] {
  // where the line does not go nothing else helps
  if (refusals.some(({ code }) => FOR_GOOD.has(code))) return refusals.map((refusal) => ({ ...refusal, cures: [] }));
  const now = new Set(refusals.map(({ code }) => code));
  const trial = (cure: OwnCure) => trialOf(cure, line, request, shop, now);
  // the same for all refusals, so that each is priced once
  const repackings = [...splits(line, request), ...takings(request)].map(trial);
  return refusals.map((refusal) => {
    const others = otherCures(line, request, refusal).map(trial);
    const kinds = new Set<string>();
    const trials = UNPACKED.has(refusal.code) ? others : [...repackings, ...others];
    const cures = trials.flatMap(({ cure, leaves }) => {
      // the smallest change of each kind
      if (kinds.has(cure.kind) || leaves(refusal)) return [];
      kinds.add(cure.kind);
      return [cure];
    });
    return { ...refusal, cures };
  });
}

/** A change that may help, and whether something would still be in the way: found out when it is asked for, and once. */
function trialOf(cure: OwnCure, line: LineVersion, request: TransitRequest, shop: ShopTerms, now: ReadonlySet<string>) {
  const after = applyCure(request, cure);
  let left: Set<string> | undefined;
  const leaves = (refusal: Refusal): boolean => {
    if (isStillTooHeavy(after, refusal)) return true;
    left ??= new Set(quoteTransit(line, after, shop).refusals.map(({ code }) => code));
    // fewer boxes are heavier ones: what only then is in the way makes it no cure
    return left.has(refusal.code) || (cure.kind === 'JOIN' && [...left].some((code) => !now.has(code)));
  };
  return { cure, leaves };
}

/** Without looking at boxes one by one: these parcels weigh more than so many boxes may. */
function isStillTooHeavy({ parcels, boxes }: TransitRequest, { code, limit }: Refusal): boolean {
  if (!WEIGHED.has(code) || typeof limit !== 'number' || !('count' in boxes)) return false;
  return parcels.reduce((sum, { grams }) => sum + grams, 0) > limit * boxes.count;
}

/** The request as it would be then. What is given is thought to be good. */
export function applyCure(request: TransitRequest, cure: OwnCure): TransitRequest {
  const without = (codes: readonly string[], code: string) => codes.filter((each) => each !== code);
  switch (cure.kind) {
    case 'TAKE_OUT':
      return { ...request, parcels: request.parcels.filter(({ id }) => !cure.parcelIds.includes(id)) };
    case 'SPLIT':
    case 'JOIN':
      return 'count' in request.boxes ? { ...request, boxes: { ...request.boxes, count: cure.boxes } } : request;
    case 'LEAVE_OFF':
      return cure.code === INSURANCE
        ? { ...request, insuredFen: null }
        : { ...request, services: without(request.services, cure.code), packing: without(request.packing, cure.code) };
    case 'DELIVERY':
      return { ...request, delivery: cure.delivery, station: cure.delivery === 'DOOR' ? undefined : request.station };
    case 'GIVE':
      return { ...request, customsFields: [...(request.customsFields ?? []), cure.field] };
  }
}
/** What insurance goes by among the things that may be left off. */
export const INSURANCE = 'insurance';

const isEstimated = ({ boxes }: TransitRequest): boolean => 'count' in boxes;

/** As many boxes as are tried. */
const MOST_BOXES = 20;

/** Into one box more, and so on, as far as there are parcels and the line takes boxes. */
function splits({ terms }: LineVersion, request: TransitRequest): OwnCure[] {
  if (!('count' in request.boxes)) return [];
  const from = request.boxes.count + 1;
  const to = Math.min(request.parcels.length, terms.boxes.max, MOST_BOXES);
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => ({ kind: 'SPLIT', boxes: from + at }));
}

/** Each parcel alone, the lightest first, then the heaviest together. */
function takings(request: TransitRequest): OwnCure[] {
  if (!isEstimated(request)) return [];
  return takeOut(request, [...alone(request.parcels), ...heaviestTogether(request.parcels)]);
}

/** Never all of them. */
const takeOut = ({ parcels }: TransitRequest, sets: TransitParcel[][]): OwnCure[] =>
  sets
    .filter((set) => set.length > 0 && set.length < parcels.length)
    .map((set) => ({ kind: 'TAKE_OUT', parcelIds: set.map(({ id }) => id) }));

const byWeight = (parcels: readonly TransitParcel[]) => [...parcels].sort((a, b) => a.grams - b.grams);

const alone = (parcels: readonly TransitParcel[]): TransitParcel[][] => byWeight(parcels).map((parcel) => [parcel]);

const heaviestTogether = (parcels: readonly TransitParcel[]): TransitParcel[][] => {
  const sorted = byWeight(parcels);
  return sorted.map((_, at) => sorted.slice(-(at + 1))).slice(1);
};

function otherCures({ terms }: LineVersion, request: TransitRequest, { code, actual, limit }: Refusal): OwnCure[] {
  switch (code) {
    case 'goods-kind-not-taken': {
      const isTaken = ({ goodsKinds }: TransitParcel) => goodsKinds.every((kind) => terms.goodsKinds.includes(kind));
      return isEstimated(request) ? takeOut(request, [request.parcels.filter((parcel) => !isTaken(parcel))]) : [];
    }
    case 'too-many-boxes':
      return isEstimated(request) ? [{ kind: 'JOIN', boxes: terms.boxes.max }] : [];
    case 'service-not-offered':
    case 'packing-not-offered':
      return [{ kind: 'LEAVE_OFF', code: String(actual) }];
    case 'insurance-not-offered':
      return [{ kind: 'LEAVE_OFF', code: INSURANCE }];
    case 'delivery-not-offered':
      return [{ kind: 'DELIVERY', delivery: terms.delivery === 'STATION' ? 'STATION' : 'DOOR' }];
    case 'station-not-served':
    case 'station-side-too-long':
    case 'station-box-too-heavy':
    case 'station-too-heavy':
      return terms.delivery === 'BOTH' ? [{ kind: 'DELIVERY', delivery: 'DOOR' }] : [];
    case 'customs-field-missing':
      return [{ kind: 'GIVE', field: String(limit) }];
    default:
      return [];
  }
}

export interface CuredQuote extends TransitQuote {
  refusals: CuredRefusal[];
}

/** Every line of the shop: those that take it, the cheapest first; the others with what would help, the nearest first. */
export function quoteLines(
  lines: readonly LineVersion[],
  request: TransitRequest,
  shop: ShopTerms,
): { quotes: TransitQuote[]; refused: CuredQuote[] } {
  const price = pricingOf(request, shop);
  const all = lines.map((line) => ({ line, quote: price(line) }));
  const taken = all.filter(({ quote }) => quote.total).sort((a, b) => costOf(a.quote) - costOf(b.quote));
  const [cheapest] = taken;
  const refused = all
    .filter(({ quote }) => !quote.total)
    .map(({ line, quote }) => {
      const other: Cure[] = cheapest
        ? [
            {
              kind: 'OTHER_LINE',
              lineName: cheapest.line.name,
              extraDays: cheapest.line.terms.maxDays - line.terms.maxDays,
            },
          ]
        : [];
      const refusals = withCures(line, request, shop, quote.refusals).map((refusal) => ({
        ...refusal,
        cures: [...refusal.cures, ...other],
      }));
      return { ...quote, refusals };
    });
  return {
    quotes: taken.map(({ quote }) => quote),
    refused: refused.sort((a, b) => a.refusals.length - b.refusals.length),
  };
}

const costOf = ({ total }: TransitQuote): number => total?.local.amount ?? Infinity;
