import type { StaffLimits } from '../../../contract/staff-limits';
import { COMPENSATION_RULES } from '../../../contract/compensation-desk.enums';
import { LIMITED_ROLES } from '../../../contract/staff-limits.enums';

const KINDS = ['deposit', 'refund'] as const;
/** What boxes may cost more, where a shop says nothing. */
const EXCESS = 1_500;

/** Every sum of them; without one, nothing is asked. */
const sumsOf = (limits: StaffLimits | undefined): number[] => {
  const { alone, days, late } = limits ?? {};
  const ofDays = LIMITED_ROLES.flatMap((role) => KINDS.map((kind) => days?.[role]?.[kind]));
  return [
    limits?.compensationMonth ?? 0,
    limits?.packingExcess ?? EXCESS,
    // what a rule gives is given by nobody’s word
    ...[
      late?.orderMost,
      ...COMPENSATION_RULES.flatMap((rule) => [late?.[rule]?.sum, late?.[rule]?.feeBasisPoints]),
    ].map((sum) => sum ?? 0),
    ...[alone?.deposit, alone?.refund, alone?.claim, ...ofDays].map((sum) => sum ?? Infinity),
  ];
};

/** Whether the staff might do more by itself than before, of anything. How long goods are kept is no such limit. */
export function loosens(before: StaffLimits | undefined, after: StaffLimits | undefined): boolean {
  const known = sumsOf(before);
  return sumsOf(after).some((sum, at) => sum > (known[at] ?? 0));
}
