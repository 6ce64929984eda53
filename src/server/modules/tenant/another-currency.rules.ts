import type { PayTerms } from '../../../contract/pay-terms';
import type { StaffLimits } from '../../../contract/staff-limits';
import { tenantDefaults } from '../../kernel/tenant-defaults';
import { withoutSums } from './limits.rules';

/**
 * Settings that hold sums of the shop's currency, for a shop that begins in another one: there they would be other sums.
 * Limits fall to nothing, nobody tops up until it is said how much, and terms of payment keep what is no sum.
 */
export function inAnotherCurrency(settingOf: (name: string) => unknown): Record<string, unknown> {
  const staffLimits = settingOf('staffLimits') as StaffLimits | undefined;
  const payTerms = settingOf('payTerms') as Record<string, PayTerms> | undefined;
  return {
    depositLimits: tenantDefaults('').depositLimits,
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
