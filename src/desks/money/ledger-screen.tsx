import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { LedgerEvent, LedgerPage } from '../../contract/ledger-desk';
import { LEDGER_VIEWS } from '../../contract/ledger-desk.enums';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { NameText } from '../bench/name-text';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { AccountName } from './account-name';
import { LedgerSheet } from './ledger-sheet';
import { LEDGER_INDEX } from './load-ledger';
import classes from './money.module.css';
import { MovedSum } from './moved-sum';

interface Props {
  list: LedgerPage | null;
  asked: Asked<(typeof LEDGER_VIEWS)[number]>;
}

/** The money book: every event that moved money, and what stands on the accounts of the shop. */
export function LedgerScreen({ list, asked }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const columns: IndexColumn<LedgerEvent>[] = [
    {
      id: 'kind',
      header: t('ledger.event'),
      cell: ({ id, kind }) => (
        <Link href={deskPaths.ledgerEvent(id)} prefetch={false} className={classes.link}>
          {t(`ledger.kind.${kind}`)}
        </Link>
      ),
    },
    { id: 'number', header: t('ledger.for'), cell: ({ no }) => <bdi>{no}</bdi> },
    {
      id: 'shopper',
      header: t('manual.shopper'),
      shows: 'card',
      cell: ({ shopper }) => shopper && <NameText name={shopper.name} />,
    },
    { id: 'sum', header: t('money.sum'), isFigure: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      id: 'moved',
      header: t('ledger.moved'),
      isFigure: true,
      isNamed: true,
      shows: 'card',
      cell: ({ moved }) => moved && <MovedSum money={moved} />,
    },
    {
      id: 'at',
      header: t('ledger.at'),
      isFigure: true,
      cell: ({ at }) => (
        <time dateTime={at} className={classes.when}>
          {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
        </time>
      ),
    },
  ];
  return (
    <>
      <IndexPage
        spec={LEDGER_INDEX}
        title={t('nav.ledger')}
        {...{ asked, list, columns }}
        views={LEDGER_VIEWS.map((id) => ({
          ...{ id, label: t(`ledger.view.${id}`) },
          count: id === 'toAllow' ? list?.waiting.toAllow : undefined,
        }))}
        searchLabel={t('ledger.search')}
        nameOf={({ kind, no }) => [t(`ledger.kind.${kind}`), no].filter(Boolean).join(' ')}
        sheet={(id) => <LedgerSheet key={id} id={id} />}
        hrefOfRecord={deskPaths.ledgerEvent}
        empty={{ title: t('ledger.none') }}
      />
      {list && list.balances.length > 0 && (
        <section className={classes.balances} aria-labelledby="balances">
          <h2 id="balances">{t('ledger.balances')}</h2>
          <p className={classes.note}>{t('ledger.signs')}</p>
          <table className={classes.entries}>
            <tbody>
              {list.ofShoppers.map((money) => (
                <tr key={money.currency}>
                  <th scope="row">{t('ledger.ofShoppers')}</th>
                  <td>
                    <MoneyText money={money} />
                  </td>
                </tr>
              ))}
              {list.balances.map(({ id, account, provider, balance }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={deskPaths.ledgerAccount(id)} prefetch={false}>
                      <AccountName account={account} provider={provider} />
                    </Link>
                  </th>
                  <td>
                    <MoneyText money={balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
