import { useDebouncedValue } from '@mantine/hooks';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { SectionHeading } from '../../ui/section-heading';
import { EstimateForm } from './estimate-form';
import { EstimateList } from './estimate-list';
import { addressOfFields, estimateQuery, fieldsOfAddress } from './estimate-query.rules';
import homeClasses from './home.module.css';
import type { HomeData } from './load-home';
import classes from './shipping-estimator.module.css';

const TYPING_MS = 350;

/** What the way abroad would cost, before anything is bought. The address says what is asked, so that it can be sent on. */
export function ShippingEstimator({ countries }: Pick<HomeData, 'countries'>) {
  const { t } = useTranslation('homepage');
  const { countryCode } = useTenant();
  const router = useRouter();
  const own = countries.find(({ code }) => code.toLowerCase() === countryCode.toLowerCase());
  const [fields, setFields] = useState(() => fieldsOfAddress(router.query, (own ?? countries[0])?.code ?? countryCode));
  const [settled] = useDebouncedValue(fields, TYPING_MS);
  const query = estimateQuery(settled);
  const { data, error, mutate } = useRequest('GET /front/estimate-freight/weight', query && { query }, {
    keepPreviousData: true,
  });
  const [first] = useState(settled);
  useEffect(() => {
    if (settled === first) return;
    const address = { pathname: router.pathname, query: addressOfFields(settled, router.query) };
    void router.replace(address, undefined, { shallow: true, scroll: false });
    // the router is another one after each change of the address
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled, first]);
  return (
    <section className={homeClasses.section}>
      <SectionHeading title={t('estimator.title')} text={t('estimator.text')} />
      <div className={classes.estimator}>
        <EstimateForm countries={countries} fields={fields} isWeight={query !== undefined} onChange={setFields} />
        <div className={classes.outcome}>
          <EstimateList
            estimates={query && data}
            failure={error}
            isWaiting={query !== undefined}
            onRetry={() => void mutate()}
          />
        </div>
      </div>
    </section>
  );
}
