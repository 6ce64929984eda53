import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { COMPENSATION_RULES } from '../../contract/compensation-desk.enums';
import { LIMITS } from '../../contract/limits';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { StaffLimits } from '../../contract/staff-limits';
import { ALONE_LIMITS, DAY_LIMITS, LIMITED_ROLES, USUAL_EXCESS } from '../../contract/staff-limits.enums';

/** Why goods lie until a day; a shopper's own for good, where the shop says nothing. */
const KEEP_REASONS = ['unread', 'read', 'stored'] as const;

interface LimitLine {
  name: string;
  /** What holds, in words; where nothing is said, what holds then. */
  text: string;
  isSaid: boolean;
}
type Value = number | undefined;

/** Limits of the staff line by line, as their screen calls them, in money of the shop. */
export function useLimitLines(): (limits: StaffLimits | undefined) => LimitLine[] {
  const { t } = useTranslation('operator');
  const { locale, tenant } = useShell();
  const tag = intlTag(locale);
  const { currency } = tenant.exchangeInfo;
  const line = (name: string, value: Value, text: string): LimitLine => ({ name, text, isSaid: value !== undefined });
  const money = (amount: number) => formatMoney({ amount, currency }, tag);
  const given = (name: string, value: Value) => line(name, value, money(value ?? 0));
  const most = (name: string, value: Value) =>
    line(name, value, value === undefined ? t('settings.limits.any') : money(value));
  const share = (name: string, value: Value, usual: number) =>
    line(
      name,
      value,
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format((value ?? usual) / 10_000),
    );
  const keep = (reason: (typeof KEEP_REASONS)[number], value: Value) => {
    const days = value ?? (reason === 'stored' ? undefined : LIMITS.unclaimedDays);
    const text = days === undefined ? '–' : new Intl.NumberFormat(tag).format(days);
    return line(`${t('settings.limits.keep')}: ${t(`settings.limits.${reason}`)}`, value, text);
  };
  const roleName = (role: (typeof LIMITED_ROLES)[number]) =>
    role === 'other' ? t('settings.limits.ownRoles') : t(`roles.${role}`);
  const inDay = (role: (typeof LIMITED_ROLES)[number], kind: (typeof DAY_LIMITS)[number]) =>
    t('settings.limits.ofRole', { role: roleName(role), kind: t(`settings.limits.${kind}`) });
  return (limits) => [
    given(t('settings.limits.month'), limits?.compensationMonth),
    given(t('settings.limits.late.most'), limits?.late?.orderMost),
    ...COMPENSATION_RULES.flatMap((rule) => [
      given(t(`settings.limits.late.sum.${rule}`), limits?.late?.[rule]?.sum),
      share(t(`settings.limits.late.fee.${rule}`), limits?.late?.[rule]?.feeBasisPoints, 0),
    ]),
    ...ALONE_LIMITS.map((kind) =>
      most(`${t('settings.limits.alone')}: ${t(`settings.limits.${kind}`)}`, limits?.alone?.[kind]),
    ),
    share(t('settings.limits.excess'), limits?.packingExcess, USUAL_EXCESS),
    ...LIMITED_ROLES.flatMap((role) =>
      DAY_LIMITS.map((kind) =>
        most(`${t('settings.limits.days')}: ${inDay(role, kind)}`, limits?.days?.[role]?.[kind]),
      ),
    ),
    ...KEEP_REASONS.map((reason) => keep(reason, limits?.keepDays?.[reason])),
  ];
}
