const DAY_MS = 86_400_000;

/** When something that has left is to arrive. `from` is null once that day has come: then only its end says something. */
export interface Arrival {
  from: string | null;
  to: string;
  isLate: boolean;
}

/** Null where nobody has promised anything. */
export function arrivalOf(
  outboundAt: Date | null,
  { minDays, maxDays }: { minDays: number | null; maxDays: number | null },
  now: Date,
): Arrival | null {
  if (!outboundAt || minDays === null || maxDays === null) return null;
  const [from, to] = [minDays, maxDays].map((days) => new Date(outboundAt.getTime() + days * DAY_MS)) as [Date, Date];
  const isLate = to < now;
  return { from: from > now || isLate ? from.toISOString() : null, to: to.toISOString(), isLate };
}
