import { boxOf, type Box } from '../../../contract/transit-box';
import type { PricedRow } from '../../../contract/transit-money';
import { unpacked } from '../../../contract/transit-packing';
import type { PackingWay, TransitParcel } from '../../../contract/transit-request';

/** A shipment as it is kept once it was packed. What another release wrote may not all be there. */
export interface PackedShipment {
  estimated: { parcels?: number | null; rows?: readonly PricedRow[] | null };
  billed: {
    parcels?: readonly TransitParcel[] | null;
    boxes?: readonly Box[] | null;
    /** What was wished for of the shop's ways of packing. */
    packing?: readonly string[] | null;
    ways?: readonly PackingWay[] | null;
    rows?: readonly PricedRow[] | null;
  };
  outboundAt: Date | null;
  /** When it was brought, or lay where it is fetched. */
  cameAt: Date | null;
}

/** What one shipment says of its line. */
export interface PackedSample {
  parcels: number;
  boxes: number;
  /** Of its parcels together, and of the boxes that they were packed in. */
  grams: number;
  boxGrams: number;
  /** The same of their room; 0 where it is not known of each of them. */
  mm3: number;
  boxMm3: number;
  /** Begun days on its way, null where it has not come. */
  days: number | null;
  /** By how much of its freight the estimate was wrong; null where that was of other things. */
  offBasisPoints: number | null;
}

const DAY_MS = 86_400_000;
/** No estimate is counted as further off than by all of the freight. */
const FARTHEST_BASIS_POINTS = 10_000;

/** Undefined where nothing is packed, or nobody can tell what in what. */
export function sampleOf(shipment: PackedShipment): PackedSample | undefined {
  const { parcels, boxes, packing, ways } = shipment.billed;
  if (!parcels?.length || !boxes?.length) return undefined;
  // without what was to be left behind: nobody packs that
  const goods = unpacked(parcels, packing ?? [], ways ?? []).map(boxOf);
  const sample = {
    parcels: parcels.length,
    boxes: boxes.length,
    grams: sum(goods.map(({ grams }) => grams)),
    boxGrams: sum(boxes.map(({ grams }) => grams)),
    mm3: goods.every(({ mm3 }) => mm3 > 0) ? sum(goods.map(({ mm3 }) => mm3)) : 0,
    boxMm3: sum(boxes.map(({ mm3 }) => mm3)),
  };
  if (!Object.values(sample).every(Number.isSafeInteger)) return undefined;
  return { ...sample, days: daysOf(shipment), offBasisPoints: offOf(shipment) };
}

const sum = (quantities: readonly number[]): number => quantities.reduce((all, each) => all + each, 0);

/** As "within so many days" counts them. */
function daysOf({ outboundAt, cameAt }: PackedShipment): number | null {
  if (!outboundAt || !cameAt || cameAt < outboundAt) return null;
  return Math.max(1, Math.ceil((cameAt.getTime() - outboundAt.getTime()) / DAY_MS));
}

/** Where something was left out of it, other things were estimated. */
function offOf({ estimated, billed }: PackedShipment): number | null {
  if (estimated.parcels !== billed.parcels?.length) return null;
  const told = freightIn(estimated.rows ?? []);
  const asked = freightIn(billed.rows ?? []);
  if (told <= 0 || asked <= 0) return null;
  return Math.min(Math.round((Math.abs(told - asked) / asked) * 10_000), FARTHEST_BASIS_POINTS);
}

/**
 * What the way itself costs (`freightOf`), in the line's own currency, so that no rate is taken for an error: wishes,
 * storage and what the border takes are no estimate of a weight.
 */
const freightIn = (rows: readonly PricedRow[]): number =>
  sum(rows.map(({ code, amount }) => (code.startsWith('line-') ? (amount ?? 0) : 0)));
