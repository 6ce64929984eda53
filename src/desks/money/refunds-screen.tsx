import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { RefundQueue } from '../../contract/refund-desk';
import { REFUND_VIEWS } from '../../contract/refund.enums';
import { MoneyText } from '../../ui/price';
import { StatusChip } from '../../ui/status-chip';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { REFUNDS_INDEX } from './load-refunds';
import classes from './money.module.css';
import { RefundRecord } from './refund-record';
import { REFUND_TONES } from './refund-tones';
import { useRefundReason } from './use-refund-reason';

interface Props {
  list: RefundQueue | null;
  asked: Asked<(typeof REFUND_VIEWS)[number]>;
  /** When it was asked. */
  now: string;
}

/** Where the refunds are that nobody had to ask for. */
function Others() {
  const { t } = useTranslation('operator');
  return (
    <>
      {t('refunds.others')}{' '}
      <Link href={deskPaths.ledger('refunds')} prefetch={false}>
        {t('refunds.toBook')}
      </Link>
    </>
  );
}

/** What shoppers want back, longest waiting first, and what became of what they wanted. */
export function RefundsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const reasonOf = useRefundReason();
  const stateColumn: IndexColumn<RefundQueue['items'][number]> = {
    id: 'state',
    header: t('money.state'),
    cell: ({ status }) => <StatusChip tone={REFUND_TONES[status]}>{t(`refunds.status.${status}`)}</StatusChip>,
  };
  const columns: IndexColumn<RefundQueue['items'][number]>[] = [
    {
      id: 'number',
      header: t('money.number'),
      cell: ({ id, refundNo }) => (
        <Link href={deskPaths.refund(id)} prefetch={false} className={classes.link}>
          <bdi>{refundNo}</bdi>
        </Link>
      ),
    },
    { id: 'order', header: t('refunds.order'), cell: ({ orderNo }) => <bdi>{orderNo}</bdi> },
    { id: 'shopper', header: t('manual.shopper'), cell: ({ shopperName }) => <NameText name={shopperName} /> },
    // what waits is in one state, or nearly
    ...(asked.view === 'over' ? [stateColumn] : []),
    { id: 'reason', header: t('refunds.reason'), shows: 'wide', cell: (refund) => <bdi>{reasonOf(refund)}</bdi> },
    { id: 'sum', header: t('money.sum'), isFigure: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      id: 'since',
      header: t(asked.view === 'over' ? 'money.ago' : 'money.since'),
      isFigure: true,
      cell: ({ createdAt }) => <Age since={createdAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={REFUNDS_INDEX}
      title={t('nav.refunds')}
      {...{ asked, list, columns }}
      views={REFUND_VIEWS.map((id) => ({
        ...{ id, label: t(`refunds.view.${id}`) },
        count: id === 'waiting' ? list?.waiting : undefined,
      }))}
      nameOf={({ refundNo }) => refundNo}
      sheet={(id) => <RefundRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.refund}
      {...(asked.view === 'over' && { about: <Others /> })}
      empty={{ title: t(asked.view === 'over' ? 'refunds.noneOver' : 'refunds.none'), queue: 'refunds' }}
    />
  );
}
