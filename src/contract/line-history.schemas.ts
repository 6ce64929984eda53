import * as z from 'zod/mini';

/** What came of a line's shipments from a warehouse. A part that too few shipments say anything of is null. */
export const LineHistory = z.object({
  /** How far back it was looked. */
  lastDays: z.int(),
  /** From the warehouse to the receiver, or to the station where it is fetched: in how many days half and nine in ten came. */
  way: z.nullable(z.object({ shipments: z.int(), p50Days: z.int(), p90Days: z.int() })),
  /** By how much the freight of packed boxes was more or less than it had been estimated, on average. */
  estimate: z.nullable(z.object({ shipments: z.int(), offBasisPoints: z.int() })),
});

export const TransitLineHistory = z.extend(LineHistory, { transitOptionName: z.string() });
