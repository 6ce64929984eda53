import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { QueuedWithdrawal, WithdrawalQueue } from '../../contract/withdrawal-desk';
import { WITHDRAWAL_VIEWS } from '../../contract/withdrawal-desk.enums';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { WITHDRAWALS_INDEX } from './load-withdrawals';
import classes from './money.module.css';
import { WithdrawalRecord } from './withdrawal-record';
import { WITHDRAWAL_TONES } from './withdrawal-tones';

interface Props {
  list: WithdrawalQueue | null;
  asked: Asked<(typeof WITHDRAWAL_VIEWS)[number]>;
  /** When it was asked. */
  now: string;
}

/** Money that shoppers want back, by what is to be done about it next. */
export function WithdrawalsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const columns: IndexColumn<QueuedWithdrawal>[] = [
    {
      id: 'number',
      header: t('money.number'),
      cell: ({ id, withdrawalNo }) => (
        <Link href={deskPaths.withdrawal(id)} prefetch={false} className={classes.link}>
          <bdi>{withdrawalNo}</bdi>
        </Link>
      ),
    },
    { id: 'shopper', header: t('manual.shopper'), cell: ({ shopperName }) => <NameText name={shopperName} /> },
    {
      id: 'state',
      header: t('money.state'),
      cell: ({ status }) => (
        <StatusChip tone={WITHDRAWAL_TONES[status]}>{t(`withdrawals.status.${status}`)}</StatusChip>
      ),
    },
    {
      id: 'asked',
      header: t('money.askedBy'),
      shows: 'wide',
      cell: ({ askedBy, isMine }) => (isMine ? t('manual.me') : askedBy && <NameText name={askedBy} />),
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
      spec={WITHDRAWALS_INDEX}
      title={t('nav.withdrawals')}
      {...{ asked, list, columns }}
      views={WITHDRAWAL_VIEWS.map((id) => ({ id, label: t(`withdrawals.view.${id}`), count: waiting[id] }))}
      searchLabel={t('withdrawals.search')}
      nameOf={({ withdrawalNo }) => withdrawalNo}
      sheet={(id) => <WithdrawalRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.withdrawal}
      empty={{ title: t('withdrawals.none'), queue: 'withdrawals' }}
    />
  );
}
