import { useTranslation } from '../client/use-translation';
import type { LineHistory } from '../contract/line-history';

/** In how many days shipments of a line came, and how far from the bill its estimates were; what is not known is not said. */
export function LineHistoryText({ history: { way, estimate } }: { history: LineHistory }) {
  const { t } = useTranslation('transit');
  return (
    <>
      {way &&
        t(way.p50Days === way.p90Days ? 'history.same' : 'history.way', { count: way.p90Days, half: way.p50Days })}{' '}
      {estimate && t('history.off', { percent: Math.max(1, Math.round(estimate.offBasisPoints / 100)) })}
    </>
  );
}
