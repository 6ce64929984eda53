import type { StaffLimits } from '../../../contract/staff-limits';
import { LIMITED_ROLES } from '../../../contract/staff-limits.enums';

const KINDS = ['deposit', 'refund'] as const;
/** What boxes may cost more, where a shop says nothing. */
const EXCESS = 1_500;

/** Every sum of them; without one, nothing is asked. */
const sumsOf = (limits: StaffLimits | undefined): number[] => {
  const { alone, days } = limits ?? {};
  const ofDays = LIMITED_ROLES.flatMap((role) => KINDS.map((kind) => days?.[role]?.[kind]));
  return [
    limits?.compensationMonth ?? 0,
    limits?.packingExcess ?? EXCESS,
    ...[alone?.deposit, alone?.refund, alone?.claim, ...ofDays].map((sum) => sum ?? Infinity),
  ];
};

/** Whether the staff might do more by itself than before, of anything. How long goods are kept is no such limit. */
export function loosens(before: StaffLimits | undefined, after: StaffLimits | undefined): boolean {
  const known = sumsOf(before);
  return sumsOf(after).some((sum, at) => sum > (known[at] ?? 0));
}
