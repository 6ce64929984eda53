import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { DepositQueue, QueuedDeposit } from '../../contract/deposit-desk';
import { DEPOSIT_VIEWS } from '../../contract/deposit-desk.enums';
import { deskPaths } from '../../contract/desk-paths';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { DepositRecord } from './deposit-record';
import { DEPOSIT_TONES } from './deposit-tones';
import { DEPOSITS_INDEX } from './load-deposits';
import classes from './money.module.css';

interface Props {
  list: DepositQueue | null;
  asked: Asked<(typeof DEPOSIT_VIEWS)[number]>;
  /** When it was asked. */
  now: string;
}

/** Bank transfers that shoppers say they have made. */
export function DepositsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const columns: IndexColumn<QueuedDeposit>[] = [
    {
      id: 'number',
      header: t('money.number'),
      cell: ({ id, depositNo }) => (
        <Link href={deskPaths.deposit(id)} prefetch={false} className={classes.link}>
          <bdi>{depositNo}</bdi>
        </Link>
      ),
    },
    { id: 'shopper', header: t('manual.shopper'), cell: ({ shopperName }) => <NameText name={shopperName} /> },
    { id: 'payer', header: t('deposits.payer'), shows: 'wide', cell: ({ payerName }) => <NameText name={payerName} /> },
    {
      id: 'state',
      header: t('money.state'),
      cell: ({ status }) => <StatusChip tone={DEPOSIT_TONES[status]}>{t(`deposits.status.${status}`)}</StatusChip>,
    },
    { id: 'sum', header: t('money.sum'), isFigure: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      id: 'since',
      header: t(asked.view === 'over' ? 'money.ago' : 'money.since'),
      isFigure: true,
      cell: ({ createdAt }) => <Age since={createdAt} now={now} />,
    },
  ];
  const waiting: Partial<Record<string, number>> = list?.waiting ?? {};
  return (
    <IndexPage
      spec={DEPOSITS_INDEX}
      title={t('nav.deposits')}
      {...{ asked, list, columns }}
      views={DEPOSIT_VIEWS.map((id) => ({ id, label: t(`deposits.view.${id}`), count: waiting[id] }))}
      about={
        <>
          {t('deposits.about')}{' '}
          <Link href={deskPaths.ledger('deposits')} prefetch={false}>
            {t('deposits.inBook')}
          </Link>
        </>
      }
      searchLabel={t('deposits.search')}
      nameOf={({ depositNo }) => depositNo}
      sheet={(id) => <DepositRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.deposit}
      empty={{ title: t('deposits.none'), queue: 'deposits' }}
    />
  );
}
