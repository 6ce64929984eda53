import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { RefundQueue } from '../../contract/refund-desk';
import { MoneyText } from '../../ui/price';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { REFUNDS_INDEX } from './load-refunds';
import classes from './money.module.css';
import { RefundRecord } from './refund-record';
import { useRefundReason } from './use-refund-reason';

interface Props {
  list: (RefundQueue & { next: null }) | null;
  asked: Asked<'waiting'>;
  /** When it was asked. */
  now: string;
}

/** What shoppers want back, longest waiting first. */
export function RefundsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const reasonOf = useRefundReason();
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
    { id: 'reason', header: t('refunds.reason'), shows: 'wide', cell: (refund) => <bdi>{reasonOf(refund)}</bdi> },
    { id: 'sum', header: t('money.sum'), isFigure: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      id: 'since',
      header: t('money.since'),
      isFigure: true,
      cell: ({ createdAt }) => <Age since={createdAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={REFUNDS_INDEX}
      title={t('nav.refunds')}
      {...{ asked, list, columns }}
      views={[{ id: 'waiting', label: t('reviews.waiting'), count: list?.waiting }]}
      nameOf={({ refundNo }) => refundNo}
      sheet={(id) => <RefundRecord key={id} id={id} now={now} />}
      hrefOfRecord={deskPaths.refund}
      empty={{ title: t('refunds.none'), queue: 'refunds' }}
    />
  );
}
