import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import classes from './customers.module.css';

/** What has gone back to a shopper, and what they ask for; a request leads to its desk. */
export function CustomerRefunds({ refunds }: Pick<DeskCustomer, 'refunds'>) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const mayOpen = useMay('money.read');
  if (refunds.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('nav.refunds')}</h2>
      <ul className={classes.lines}>
        {refunds.map(({ id, no, orderNo, isAsked, status, amount, createdAt }) => (
          <li key={id}>
            {isAsked && mayOpen ? (
              <Link href={deskPaths.refund(id)} prefetch={false}>
                <bdi dir="ltr">{no}</bdi>
              </Link>
            ) : (
              <bdi dir="ltr">{no}</bdi>
            )}
            <span>
              {formatMoney(amount, intlTag(locale))} · <bdi dir="ltr">{orderNo}</bdi> · {t(`refunds.status.${status}`)}{' '}
              · {formatDate(createdAt, tenant.timezoneOffset, intlTag(locale))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
