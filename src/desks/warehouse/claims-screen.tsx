import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { ClaimQueue, QueuedClaim } from '../../contract/unclaimed-desk';
import { NameText } from '../bench/name-text';
import { Age } from '../bench/age';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import { indexHref, type Asked } from '../bench/index-query';
import { ClaimRecord } from './claim-record';
import { CLAIMS_INDEX } from './load-claims';

interface Props {
  list: ClaimQueue | null;
  asked: Asked<'claims'>;
  /** When it was asked. */
  now: string;
}

/** Who says that goods are theirs of which nobody knows the owner. */
export function ClaimsScreen({ list, asked, now }: Props) {
  const { t } = useTranslation('operator');
  const columns: IndexColumn<QueuedClaim>[] = [
    {
      id: 'number',
      header: t('claims.number'),
      cell: ({ id, trackingNo }) => (
        <Link href={indexHref(CLAIMS_INDEX, asked, { open: id })} prefetch={false}>
          <bdi dir="ltr">{trackingNo}</bdi>
        </Link>
      ),
    },
    { id: 'shopper', header: t('manual.shopper'), cell: ({ shopperName }) => <NameText name={shopperName} /> },
    { id: 'says', header: t('claims.says'), shows: 'wide', cell: ({ statement }) => <bdi>{statement}</bdi> },
    { id: 'score', header: t('claims.score'), isFigure: true, cell: ({ score }) => score },
    {
      id: 'since',
      header: t('buying.since'),
      isFigure: true,
      cell: ({ createdAt }) => <Age since={createdAt} now={now} />,
    },
  ];
  return (
    <IndexPage
      spec={CLAIMS_INDEX}
      title={t('nav.claims')}
      {...{ asked, list, columns }}
      views={[{ id: 'claims', label: t('claims.waiting'), count: list?.waiting.claims }]}
      nameOf={({ trackingNo, shopperName }) => `${trackingNo} ${shopperName}`}
      sheet={(id) => <ClaimRecord key={id} id={id} />}
      empty={{ title: t('claims.none'), queue: 'claims' }}
    />
  );
}
