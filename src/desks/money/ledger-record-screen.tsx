import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { LedgerRecord } from '../../contract/ledger-desk';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { useRecord } from '../bench/use-record';
import { AccountName } from './account-name';
import { AdjustActions } from './adjust-actions';
import { EventSubject } from './event-subject';
import { Facts } from './facts';
import { MovedSum } from './moved-sum';
import classes from './money.module.css';

interface Props {
  first: LedgerRecord;
  level: 1 | 2;
  onChanged?: (event: LedgerRecord) => void;
}

const readEvent = async (data: unknown) => {
  const { LedgerRecord: rules } = await import('../../contract/ledger-desk.schemas');
  return rules.safeParse(data).data;
};

/** One event of the money book: what gave, what took, and what stood on each account afterwards. */
export function LedgerRecordScreen({ first, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { record, isStale, take, refuse } = useRecord(first, readEvent);
  const { kind, no, at, amount, shopper, entries, adjusts, adjustedBy } = record;
  const { tenant, locale } = useShell();
  const mayOpen = useMay('customer.read');
  const Title = `h${String(level)}` as 'h1' | 'h2';
  return (
    <>
      <Title className={classes.title}>{t(`ledger.kind.${kind}`)}</Title>
      <p className={classes.total}>
        <MoneyText money={amount} />
      </p>
      <Facts
        rows={[
          no && [t('ledger.for'), <EventSubject key="no" no={no} />],
          shopper && [
            t('manual.shopper'),
            mayOpen ? (
              <Link key="shopper" href={deskPaths.customer(shopper.id)} prefetch={false}>
                <bdi>{shopper.name}</bdi>
              </Link>
            ) : (
              <bdi key="shopper">{shopper.name}</bdi>
            ),
          ],
          adjusts && [
            t('ledger.adjusts'),
            <Link key="adjusts" href={deskPaths.ledgerEvent(adjusts)} prefetch={false}>
              {t('ledger.thatEvent')}
            </Link>,
          ],
          adjustedBy && [
            t('ledger.adjustedBy'),
            <Link key="adjustedBy" href={deskPaths.ledgerEvent(adjustedBy)} prefetch={false}>
              {t('ledger.thatEvent')}
            </Link>,
          ],
          [t('ledger.at'), formatDateTime(at, tenant.timezoneOffset, intlTag(locale))],
        ]}
      />
      <table className={classes.entries}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.accountHead')}</th>
            <th scope="col">{t('money.sum')}</th>
            <th scope="col">{t('ledger.posted')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.account} ${entry.provider} ${entry.shopper?.id ?? ''}`}>
              <th scope="row">
                <Link href={deskPaths.ledgerAccount(entry.accountId)} prefetch={false}>
                  <AccountName {...entry} />
                </Link>
              </th>
              <td>
                <MovedSum money={entry.amount} />
              </td>
              <td>
                <MoneyText money={entry.balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('ledger.signs')}</p>
      {isStale && (
        <p className={classes.said} role="status">
          {t('record.stale')}
        </p>
      )}
      <AdjustActions
        event={record}
        onRefused={refuse}
        onChanged={(changed) => {
          if (!changed) return;
          take(changed);
          onChanged?.(changed);
        }}
      />
    </>
  );
}
