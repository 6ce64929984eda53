import { useTranslation } from '../../client/use-translation';
import type { ReviewedPayment, ReviewQueue } from '../../contract/review-desk';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { REVIEWS_INDEX } from './load-reviews';
import { ReviewActions } from './review-actions';
import { useProviderName } from './use-provider-name';

interface Props {
  list: ReviewQueue | null;
  asked: Asked<'waiting'>;
  /** When it was asked. */
  now: string;
}

/** Payments of which a provider says something else than was agreed: a person looks there, and says what they are. */
export function ReviewsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const providerName = useProviderName();
  const columns: IndexColumn<ReviewedPayment>[] = [
    { id: 'number', header: t('money.number'), cell: ({ paymentNo }) => <bdi>{paymentNo}</bdi> },
    { id: 'for', header: t('reviews.for'), cell: ({ targetNo }) => <bdi>{targetNo}</bdi> },
    {
      id: 'provider',
      header: t('reviews.provider'),
      cell: ({ provider, providerRef }) => (
        <>
          {providerName(provider)} · <bdi dir="ltr">{providerRef}</bdi>
        </>
      ),
    },
    {
      id: 'told',
      header: t('reviews.told'),
      isFigure: true,
      cell: ({ told }) => told && <MoneyText money={told.amount} />,
    },
    { id: 'sum', header: t('reviews.agreed'), isFigure: true, cell: ({ amount }) => <MoneyText money={amount} /> },
    {
      id: 'since',
      header: t('money.since'),
      isFigure: true,
      cell: ({ reportedAt }) => <Age since={reportedAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={REVIEWS_INDEX}
      title={t('nav.reviews')}
      {...{ asked, list, columns }}
      views={[{ id: 'waiting', label: t('reviews.waiting'), count: list?.waiting }]}
      nameOf={({ paymentNo }) => paymentNo}
      sheet={(id) => {
        const payment = list?.items.find((row) => row.id === id);
        return payment && <ReviewActions key={id} payment={payment} />;
      }}
      empty={{ title: t('reviews.none'), queue: 'reviews' }}
    />
  );
}
