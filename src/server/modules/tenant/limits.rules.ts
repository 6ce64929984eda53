import type { StaffLimits } from '../../../contract/staff-limits';
import { COMPENSATION_RULES } from '../../../contract/compensation-desk.enums';
import { ALONE_LIMITS, DAY_LIMITS, LIMITED_ROLES, USUAL_EXCESS } from '../../../contract/staff-limits.enums';

type Rule = { sum?: number | undefined; feeBasisPoints?: number | undefined };
/** A sum, or else a part of the fee: a part in the place of a sum may be any more. */
const givenBy = (rule: Rule | undefined) => [rule?.sum, rule?.sum === undefined ? rule?.feeBasisPoints : undefined];

/** Every sum of them; without one, nothing is asked. The database counts the same (`limit_sums`). */
const sumsOf = (limits: StaffLimits | undefined): number[] => {
  const { alone, days, late } = limits ?? {};
  const ofDays = LIMITED_ROLES.flatMap((role) => DAY_LIMITS.map((kind) => days?.[role]?.[kind]));
  return [
    limits?.compensationMonth ?? 0,
    limits?.packingExcess ?? USUAL_EXCESS,
    // what a rule gives is given by nobody’s word
    ...[late?.orderMost, ...COMPENSATION_RULES.flatMap((rule) => givenBy(late?.[rule]))].map((sum) => sum ?? 0),
    ...[...ALONE_LIMITS.map((kind) => alone?.[kind]), ...ofDays].map((sum) => sum ?? Infinity),
  ];
};

/** Whether the staff might do more by itself than before, of anything. How long goods are kept is no such limit. */
export function loosens(before: StaffLimits | undefined, after: StaffLimits | undefined): boolean {
  const known = sumsOf(before);
  return sumsOf(after).some((sum, at) => sum > (known[at] ?? 0));
}

type Sums = Record<string, number | undefined>;

/** Of each the smaller one. @param none what one that is absent stands for */
function least(before: Sums | undefined, after: Sums | undefined, none: number): Record<string, number> {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const sums = names.map((name) => [name, Math.min(before?.[name] ?? none, after?.[name] ?? none)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== none));
}

/** What of other limits asks for more care, and with it how long goods are kept: no more of anything than before. */
export function narrower(before: StaffLimits | undefined, after: StaffLimits): StaffLimits {
  const { keepDays, compensationMonth } = after;
  const alone = least(before?.alone, after.alone, Infinity);
  const roles = LIMITED_ROLES.map((role) => [role, least(before?.days?.[role], after.days?.[role], Infinity)] as const);
  const days = Object.fromEntries(roles.filter(([, sums]) => Object.keys(sums).length > 0));
  const excess = Math.min(before?.packingExcess ?? USUAL_EXCESS, after.packingExcess ?? USUAL_EXCESS);
  const says = before?.packingExcess !== undefined || after.packingExcess !== undefined;
  return {
    compensationMonth: Math.min(before?.compensationMonth ?? 0, compensationMonth),
    ...lateOf(before?.late, after.late),
    ...(Object.keys(alone).length > 0 && { alone }),
    ...(says && { packingExcess: excess }),
    ...(keepDays && { keepDays }),
    ...(Object.keys(days).length > 0 && { days }),
  };
}

/** In another currency its sums are other sums: each falls to nothing, and is allowed anew. Days and parts stay. */
export function withoutSums({ late: _, alone, days, ...rest }: StaffLimits): StaffLimits {
  const none = (sums: Sums | undefined) => Object.fromEntries(Object.keys(sums ?? {}).map((name) => [name, 0]));
  const ofRoles = Object.entries(days ?? {}).map(([role, sums]) => [role, none(sums)] as const);
  return {
    ...rest,
    compensationMonth: 0,
    ...(alone && { alone: none(alone) }),
    ...(days && { days: Object.fromEntries(ofRoles) }),
  };
}

function lateOf(before: StaffLimits['late'], after: StaffLimits['late']): Pick<StaffLimits, 'late'> {
  if (!before || !after) return {};
  const rules = COMPENSATION_RULES.map((rule) => [rule, leastRule(before[rule], after[rule])] as const);
  const given = Object.fromEntries(rules.filter(([, sums]) => Object.keys(sums).length > 0));
  return { late: { orderMost: Math.min(before.orderMost, after.orderMost), ...given } };
}

/** A part of the fee and a sum are compared by nobody: the one that holds stays. */
function leastRule(before: Rule | undefined, after: Rule | undefined): Record<string, number> {
  const isOther = before && after && (before.sum === undefined) !== (after.sum === undefined);
  const [was, becomes] = [before, isOther ? before : after].map((rule) => {
    const [sum, feeBasisPoints] = givenBy(rule);
    return { sum, feeBasisPoints };
  });
  return least(was, becomes, 0);
}
