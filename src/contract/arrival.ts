import type { TransitHold, TransitStatus } from './transit';

const DAY_MS = 86_400_000;
/** Whoever is not met on the day on which it goes out is called on again on the next. */
const OUT_DAYS = 1;
/** In the country it goes to, it may come on any day. */
const NEAR: readonly TransitStatus[] = ['ARRIVED_LOCAL', 'OUT_FOR_DELIVERY'];

/** When something that has left is to arrive. `from` is null once that day has come: then only its end says something. */
export interface Arrival {
  from: string | null;
  to: string;
  isLate: boolean;
}

/** What its carrier has said of it last. */
export interface Heard {
  status: TransitStatus;
  holds: readonly TransitHold[];
  movedAt: Date;
}

/**
 * What its line has promised, narrowed by what is known since: near its end it may come before the first day, and what is
 * out for delivery comes before the last one. Whether it is late goes by the line alone. Null where nobody has promised
 * anything.
 */
export function arrivalOf(
  outboundAt: Date | null,
  { minDays, maxDays }: { minDays: number | null; maxDays: number | null },
  now: Date,
  heard?: Heard,
): Arrival | null {
  if (!outboundAt || minDays === null || maxDays === null) return null;
  const [from, to] = [minDays, maxDays].map((days) => new Date(outboundAt.getTime() + days * DAY_MS)) as [Date, Date];
  if (to < now) return { from: from.toISOString(), to: to.toISOString(), isLate: true };
  const isAhead = from > now && !(heard && NEAR.includes(heard.status));
  const out = heard && outUntil(heard);
  // of what is out for longer than that nothing is known but what was promised
  const by = out && out >= now && out < to ? out : to;
  return { from: isAhead ? from.toISOString() : null, to: by.toISOString(), isLate: false };
}

const outUntil = ({ status, holds, movedAt }: Heard): Date | undefined =>
  status === 'OUT_FOR_DELIVERY' && !holds.includes('DELIVERY_TROUBLE')
    ? new Date(movedAt.getTime() + OUT_DAYS * DAY_MS)
    : undefined;
