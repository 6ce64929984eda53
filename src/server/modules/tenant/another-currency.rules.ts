import type { PayTerms } from '../../../contract/pay-terms';
import type { StaffLimits } from '../../../contract/staff-limits';
import { withoutSums } from './limits.rules';

/** No sum lies between them: nobody tops up. */
const NO_TOP_UPS = { minimum: 1, maximum: 0 };

/**
 * Settings that hold sums of the shop's currency, for a shop that begins in another one: there they would be other sums.
 * Limits fall to nothing, nobody tops up until it is said how much, and terms of payment keep what is no sum.
 */
export function inAnotherCurrency(settingOf: (name: string) => unknown): Record<string, unknown> {
  const staffLimits = settingOf('staffLimits') as StaffLimits | undefined;
  const payTerms = settingOf('payTerms') as Record<string, PayTerms> | undefined;
  return {
    depositLimits: NO_TOP_UPS,
    ...(settingOf('levels') !== undefined && { levels: undefined }),
    ...(staffLimits && { staffLimits: withoutSums(staffLimits) }),
    ...(payTerms && {
      payTerms: Object.fromEntries(Object.entries(payTerms).map(([name, terms]) => [name, ofNoSum(terms)])),
    }),
  };
}

const ofNoSum = ({ countries, fee }: PayTerms): PayTerms => ({
  ...(countries && { countries }),
  ...(fee && { fee: { ...fee, fixed: 0 } }),
});
