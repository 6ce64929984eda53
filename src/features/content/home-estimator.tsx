import { useLateTexts } from '../../client/use-late-texts';
import { LoadError } from '../../ui/load-error';
import type { HomeData } from './load-home';
import { ShippingEstimator } from './shipping-estimator';

/** The calculator on the home page, which is sent without its words: few scroll down to it. */
export function HomeEstimator({ countries }: Pick<HomeData, 'countries'>) {
  const { isThere, hasFailed, retry } = useLateTexts({ page: 'common,homepage,transit', namespace: 'transit' });
  if (hasFailed) return <LoadError onRetry={retry} />;
  return isThere && <ShippingEstimator countries={countries} isFolded />;
}
