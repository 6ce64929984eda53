import Link from 'next/link';
import type { ReactNode } from 'react';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCustomer } from '../../contract/customer-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { PURCHASE_ORDER_STATUSES } from '../../contract/order-status';
import { TRANSIT_STATUSES } from '../../contract/transit.enums';
import { PARCEL_STATUSES } from '../../contract/warehouse.enums';
import { formatMoney } from '../../contract/money';
import { formatDate } from '../../contract/tenant-time';
import { useDayText } from '../bench/use-day-text';
import classes from './customers.module.css';

type Deposit = DeskCustomer['newest']['deposits'][number];
interface Line {
  id: string;
  no: string;
  /** Where it is looked at; undefined where this person may not, or there is no such desk. */
  href: string | undefined;
  word: string;
}

/** Orders, parcels, shipments, deposits and withdrawals: how many stand how, and the newest of each. */
export function CustomerThings({ customer }: { customer: DeskCustomer }) {
  const { t } = useTranslation('operator');
  const { t: ofOrder } = useTranslation('purchase');
  const { t: ofShipment } = useTranslation('transit');
  const { tenant, locale } = useShell();
  const dayOf = useDayText();
  const may = {
    buy: useMay('purchase.read'),
    receive: useMay('warehouse.receive'),
    pack: useMay('packing.pick'),
    money: useMay('money.read'),
  };
  const { orders, parcels, shipments, newest, stored } = customer;
  const day = (at: string) => formatDate(at, tenant.timezoneOffset, intlTag(locale));
  const said = (word: string, at: string, ...more: string[]) => [word, day(at), ...more].join(' · ');
  return (
    <div className={classes.things}>
      <Things
        title={t('customers.orders')}
        counts={wordsOf(orders, PURCHASE_ORDER_STATUSES, (state) => ofOrder(`status.${state}`))}
        none={t('customers.nothing')}
        lines={newest.orders.map(({ id, no, status, createdAt }) => ({
          ...{ id, no, href: may.buy ? deskPaths.purchase(id) : undefined },
          word: said(ofOrder(`status.${status}`), createdAt),
        }))}
      />
      <Things
        title={t('customers.parcels')}
        counts={wordsOf(parcels, PARCEL_STATUSES, (state) => t(`scan.status.${state}`))}
        none={t('customers.nothing')}
        lines={stored.map(({ id, no, freeUntil }) => ({
          ...{ id, no, href: may.receive ? deskPaths.parcel(id) : undefined },
          word: freeUntil ? t('customers.freeUntil', { day: dayOf(freeUntil) }) : '',
        }))}
      />
      <Things
        title={t('customers.shipments')}
        counts={wordsOf(shipments, TRANSIT_STATUSES, (state) => ofShipment(`status.${state}`))}
        none={t('customers.nothing')}
        lines={newest.shipments.map(({ id, no, status, createdAt }) => ({
          ...{ id, no, href: may.pack ? deskPaths.packingOf(id) : undefined },
          word: said(ofShipment(`status.${status}`), createdAt),
        }))}
      />
      <Things
        title={t('customers.deposits')}
        none={t('customers.nothing')}
        lines={newest.deposits.map(({ id, no, status, createdAt, amount, isTransfer }) => ({
          ...{ id, no, href: may.money ? depositHref({ id, no, status, isTransfer }) : undefined },
          word: said(t(`deposits.status.${status}`), createdAt, formatMoney(amount, intlTag(locale))),
        }))}
      />
      <Things
        title={t('customers.withdrawals')}
        none={t('customers.nothing')}
        lines={newest.withdrawals.map(({ id, no, status, createdAt, amount }) => ({
          ...{ id, no, href: may.money ? deskPaths.withdrawal(id) : undefined },
          word: said(t(`withdrawals.status.${status}`), createdAt, formatMoney(amount, intlTag(locale))),
        }))}
      />
    </div>
  );
}

/** The book knows nothing of what a provider has not taken. */
function depositHref({ id, no, status, isTransfer }: Pick<Deposit, 'id' | 'no' | 'status' | 'isTransfer'>) {
  if (isTransfer) return deskPaths.deposit(id);
  return status === 'CREDITED' ? deskPaths.ledger('deposits', no) : undefined;
}

/** @param way in which states come after each other */
const wordsOf = (
  counts: Record<string, number>,
  way: readonly string[],
  wordOf: (state: string) => string,
): ReactNode =>
  Object.entries(counts)
    .toSorted(([a], [b]) => way.indexOf(a) - way.indexOf(b))
    .map(([state, count]) => (
      <li key={state}>
        {wordOf(state)} <b>{count}</b>
      </li>
    ));

function Things({ title, counts, lines, none }: { title: string; counts?: ReactNode; lines: Line[]; none: string }) {
  const hasCounts = Array.isArray(counts) && counts.length > 0;
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {hasCounts && <ul className={classes.counts}>{counts}</ul>}
      {lines.length === 0 && !hasCounts && <p className={classes.none}>{none}</p>}
      <ul className={classes.lines}>
        {lines.map(({ id, no, href, word }) => (
          <li key={id}>
            {href ? (
              <Link href={href} prefetch={false}>
                <bdi dir="ltr">{no}</bdi>
              </Link>
            ) : (
              <bdi dir="ltr">{no}</bdi>
            )}
            <span>{word}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
