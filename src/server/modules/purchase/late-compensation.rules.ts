import type { StaffLimits } from '../../../contract/staff-limits';
import type { Clock, ClockName } from './clock.rules';
import type { OrderRow } from './purchase.repo';

/** The clocks for which a shop may give something. */
export const isGivenFor = (clock: ClockName | null): clock is 'PLACE' | 'SELLER' =>
  clock === 'PLACE' || clock === 'SELLER';

/**
 * What is given for a clock that was missed, in minor units: a sum, or a part of the order's service fee, and for all
 * clocks of an order together no more than the shop has set. Nothing where no rule says so.
 */
export function givenForLate(
  late: StaffLimits['late'],
  clock: 'PLACE' | 'SELLER',
  { serviceFeeLocal }: Pick<OrderRow, 'serviceFeeLocal'>,
  before: number,
): number {
  const rule = late?.[clock];
  if (!late || !rule) return 0;
  const wanted = rule.sum ?? Number((BigInt(serviceFeeLocal) * BigInt(rule.feeBasisPoints ?? 0)) / 10_000n);
  return Math.max(0, Math.min(wanted, late.orderMost - before));
}

/** Those for which something is still to be given, when the clock of an order becomes another one; nothing for what ends unbought. */
export function missedAfter(
  { missed, clock, dueAt, status }: Pick<OrderRow, 'missed' | 'clock' | 'dueAt' | 'status'>,
  next: Pick<Clock, 'clock'>,
  late: StaffLimits['late'],
  now: Date,
): OrderRow['missed'] {
  const isMissed = clock !== next.clock && status !== 'CLOSED' && dueAt !== null && dueAt <= now;
  if (!isMissed || !isGivenFor(clock) || !late?.[clock] || missed.includes(clock)) return missed;
  return [...missed, clock];
}
