import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { COMPENSATION_RULES } from '../../contract/compensation-desk.enums';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { StaffLimits } from '../../contract/staff-limits';
import { ALONE_LIMITS, DAY_LIMITS, LIMITED_ROLES, USUAL_EXCESS } from '../../contract/staff-limits.enums';

type Sum = number | undefined;

/** What would be another limit, in words: what it is now and what it becomes. */
export function useWantedLimits(now: StaffLimits | undefined, wanted: StaffLimits | null) {
  const { t } = useTranslation('operator');
  const { locale, tenant } = useShell();
  const { currency } = tenant.exchangeInfo;
  const sum = (amount: Sum) =>
    amount === undefined ? t('settings.limits.any') : formatMoney({ amount, currency }, intlTag(locale));
  const percent = (basisPoints: number) =>
    new Intl.NumberFormat(intlTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
  const given = (amount: Sum) => sum(amount ?? 0);
  const share = (basisPoints: Sum) => percent(basisPoints ?? 0);
  const excess = (basisPoints: Sum) => percent(basisPoints ?? USUAL_EXCESS);
  const nameOf = (role: (typeof LIMITED_ROLES)[number], kind: (typeof DAY_LIMITS)[number]) =>
    t('settings.limits.ofRole', {
      role: role === 'other' ? t('settings.limits.ownRoles') : t(`roles.${role}`),
      kind: t(`settings.limits.${kind}`),
    });
  const linesOf = (limits: StaffLimits | undefined): [string, string][] => [
    [t('settings.limits.month'), given(limits?.compensationMonth)],
    [t('settings.limits.late.most'), given(limits?.late?.orderMost)],
    ...COMPENSATION_RULES.flatMap((rule): [string, string][] => [
      [t(`settings.limits.late.sum.${rule}`), given(limits?.late?.[rule]?.sum)],
      [t(`settings.limits.late.fee.${rule}`), share(limits?.late?.[rule]?.feeBasisPoints)],
    ]),
    ...ALONE_LIMITS.map((kind): [string, string] => [
      `${t('settings.limits.alone')}: ${t(`settings.limits.${kind}`)}`,
      sum(limits?.alone?.[kind]),
    ]),
    [t('settings.limits.excess'), excess(limits?.packingExcess)],
    ...LIMITED_ROLES.flatMap((role) =>
      DAY_LIMITS.map((kind): [string, string] => [
        `${t('settings.limits.days')}: ${nameOf(role, kind)}`,
        sum(limits?.days?.[role]?.[kind]),
      ]),
    ),
  ];
  const before = linesOf(now);
  return linesOf(wanted ?? now)
    .map(([name, becomes], at) => ({ name, was: before[at]?.[1] ?? '', becomes }))
    .filter(({ was, becomes }) => was !== becomes);
}
