import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskPurchase } from '../../contract/buying-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';

/** What stands at the seller's: its numbers, and how it was paid where somebody said so. */
export function AtSeller({ atSeller }: { atSeller: NonNullable<DeskPurchase['atSeller']> }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { numbers, account, paidAt, paymentReference } = atSeller;
  const lines = [
    { name: 'numbers', value: numbers.join(', ') || '–' },
    { name: 'account', value: account },
    { name: 'paidAt', value: paidAt && formatDateTime(paidAt, tenant.timezoneOffset, intlTag(locale)) },
    { name: 'reference', value: paymentReference },
  ];
  return lines
    .filter(({ value }) => value)
    .map(({ name, value }) => (
      <div key={name}>
        <dt>{t(`buying.sum.${name}`)}</dt>
        <dd>
          <bdi dir="ltr">{value}</bdi>
        </dd>
      </div>
    ));
}
