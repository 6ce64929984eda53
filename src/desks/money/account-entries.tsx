import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import type { LedgerAccount } from '../../contract/ledger-account';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import classes from './money.module.css';
import { MovedSum } from './moved-sum';

/** What moved an account, what was booked last first, and what stood there after each. */
export function AccountEntries({ items }: Pick<LedgerAccount, 'items'>) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  // of one kind alone there is none: the next row is not what came before
  const hasBalance = items.some(({ balance }) => balance);
  if (items.length === 0) return <p className={classes.note}>{t('ledger.none')}</p>;
  return (
    <table className={classes.entries}>
      <thead>
        <tr>
          <th scope="col">{t('ledger.event')}</th>
          <th scope="col">{t('money.sum')}</th>
          {hasBalance && <th scope="col">{t('ledger.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, kind, no, at, amount, balance }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={deskPaths.ledgerEvent(id)} prefetch={false}>
                {t(`ledger.kind.${kind}`)} <bdi>{no}</bdi>
              </Link>
              <p className={classes.note}>
                <time dateTime={at}>{formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}</time>
              </p>
            </th>
            <td>
              <MovedSum money={amount} />
            </td>
            {balance && (
              <td>
                <MoneyText money={balance} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
