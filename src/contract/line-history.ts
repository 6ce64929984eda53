import type * as z from 'zod/mini';
import { LIMITS } from './limits';
import type * as schemas from './line-history.schemas';
import { USUAL_ALLOWANCE, type PackingAllowance } from './transit-estimate';

export type LineHistory = z.infer<typeof schemas.LineHistory>;
export type TransitLineHistory = z.infer<typeof schemas.TransitLineHistory>;

/** What is kept of how a line went from a warehouse. */
export interface LineFigures {
  /** Parcels that were packed, what packing added to their grams, and what it weighs in a box. */
  parcels: number;
  gramsBasisPoints: number;
  boxGrams: number;
  /** Those of them whose sides were measured, and what it added to their room. */
  sizedParcels: number;
  roomBasisPoints: number;
  /** Shipments that came. */
  arrived: number;
  p50Days: number;
  p90Days: number;
  /** Shipments that were billed for the parcels that they were estimated for. */
  compared: number;
  offBasisPoints: number;
}

/**
 * What packing was measured to add; undefined where that is of too few parcels. Light shipments get no more than a box of
 * theirs weighs on average: a share of heavy ones says nothing of it.
 */
export function measuredAllowance(figures: LineFigures): PackingAllowance | undefined {
  if (figures.parcels < LIMITS.historyParcels) return undefined;
  const { minGrams, roomBasisPoints } = USUAL_ALLOWANCE;
  return {
    minGrams: Math.min(minGrams, figures.boxGrams),
    gramsBasisPoints: figures.gramsBasisPoints,
    roomBasisPoints: figures.sizedParcels < LIMITS.historyParcels ? roomBasisPoints : figures.roomBasisPoints,
  };
}

/** What anybody may read of it. */
export function shownHistory(figures: LineFigures | undefined): LineHistory {
  const { arrived = 0, p50Days = 0, p90Days = 0, compared = 0, offBasisPoints = 0 } = figures ?? {};
  return {
    lastDays: LIMITS.historyDays,
    way: arrived < LIMITS.historyShipments ? null : { shipments: arrived, p50Days, p90Days },
    estimate: compared < LIMITS.historyShipments ? null : { shipments: compared, offBasisPoints },
  };
}
