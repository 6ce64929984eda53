import type { StaffLimits } from '../../contract/staff-limits';
import { useLimitLines } from '../bench/use-limit-lines';

/** What would be another limit, in words: what it is now and what it becomes. */
export function useWantedLimits(now: StaffLimits | undefined, wanted: StaffLimits | null) {
  const linesOf = useLimitLines();
  const before = linesOf(now);
  return linesOf(wanted ?? now)
    .map(({ name, text }, at) => ({ name, was: before[at]?.text ?? '', becomes: text }))
    .filter(({ was, becomes }) => was !== becomes);
}
