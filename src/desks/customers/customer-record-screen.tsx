import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag, isLocale, LOCALE_FACTS } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { CustomerBlock } from './customer-block';
import { CustomerData } from './customer-data';
import { CustomerNotes } from './customer-notes';
import { CustomerRefunds } from './customer-refunds';
import { CustomerSessions } from './customer-sessions';
import { CustomerThings } from './customer-things';
import { CustomerThreads } from './customer-threads';
import { CustomerViewAs } from './customer-view-as';
import classes from './customers.module.css';

interface Props {
  first: DeskCustomer;
  level: 1 | 2;
  onChanged?: (customer: DeskCustomer) => void;
}

const readCustomer = async (data: unknown) => {
  const { DeskCustomer: rules } = await import('../../contract/customer-desk.schemas');
  return rules.safeParse(data).data;
};

/** All round one shopper: who they are, what they have here, and what the staff has noted. */
export function CustomerRecordScreen({ first, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record: customer, isStale, take, refuse } = useRecord(first, readCustomer);
  const mayReadBook = useMay('money.read');
  const keep = (changed: DeskCustomer | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const {
    name,
    email,
    kind,
    phoneNumber,
    codes,
    language,
    since,
    lastSeenAt,
    sessions,
    balance,
    blocked,
    level: standing,
  } = customer;
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const levelText =
    standing &&
    [standing.name, t('customers.levelPaid', { amount: formatMoney(standing.paid, intlTag(locale)) })]
      .filter(Boolean)
      .join(' · ');
  const rows = [
    [t('customers.code'), codes.length > 0 && <bdi dir="ltr">{codes.join(', ')}</bdi>],
    [t('customers.phone'), phoneNumber && <bdi dir="ltr">{phoneNumber}</bdi>],
    [t('customers.language'), isLocale(language) && LOCALE_FACTS[language].name],
    [t('customers.since'), when(since)],
    [t('customers.lastSeen'), lastSeenAt && when(lastSeenAt)],
    [t('customers.sessions'), sessions],
    [t('customers.level'), levelText],
  ] as const;
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{name}</bdi>}
        state={
          blocked
            ? { tone: 'trouble', word: t('customers.block.state') }
            : { tone: 'neutral', word: t(`customers.kind.${kind}`, { defaultValue: kind }) }
        }
        facts={<bdi dir="ltr">{email}</bdi>}
        isStale={isStale}
      />
      <p className={classes.total}>
        <span>{t('customers.balance')}</span>
        {mayReadBook ? (
          <Link href={deskPaths.ledger(undefined, email)} prefetch={false}>
            <MoneyText money={balance} />
          </Link>
        ) : (
          <MoneyText money={balance} />
        )}
      </p>
      <dl className={classes.facts}>
        {rows.map(
          ([word, value]) =>
            value !== false &&
            value !== '' &&
            value !== null &&
            value !== undefined && (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <CustomerThings customer={customer} />
      <CustomerRefunds refunds={customer.refunds} />
      <CustomerThreads customer={customer} />
      <CustomerNotes customer={customer} onNoted={keep} />
      <CustomerViewAs customer={customer} />
      <CustomerData customer={customer} />
      <CustomerSessions customer={customer} />
      <CustomerBlock customer={customer} onChanged={keep} onRefused={refuse} />
    </>
  );
}
