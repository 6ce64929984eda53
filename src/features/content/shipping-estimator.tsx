import { useAddressFields } from '../../client/use-address-fields';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { SectionHeading } from '../../ui/section-heading';
import { EstimateForm } from './estimate-form';
import { EstimateList } from './estimate-list';
import { addressOfFields, estimateQuery, fieldsOfAddress, packedKilograms } from './estimate-query.rules';
import homeClasses from './home.module.css';
import type { HomeData } from './load-home';
import classes from './shipping-estimator.module.css';

interface Props extends Pick<HomeData, 'countries'> {
  /** Whether what is seldom asked waits behind a word, where the calculator is one thing among others. */
  isFolded?: boolean;
}

/** What the way abroad would cost, before anything is bought. The address says what is asked, so that it can be sent on. */
export function ShippingEstimator({ countries, isFolded = false }: Props) {
  const { t } = useTranslation('transit');
  const { countryCode } = useTenant();
  const own = countries.find(({ code }) => code.toLowerCase() === countryCode.toLowerCase());
  const { fields, setFields, settled } = useAddressFields({
    read: (query) => fieldsOfAddress(query, (own ?? countries[0])?.code ?? countryCode),
    write: addressOfFields,
  });
  const query = estimateQuery(settled);
  const { data, error, mutate } = useRequest('GET /front/estimate-freight/weight', query && { query }, {
    keepPreviousData: true,
  });
  return (
    <section className={homeClasses.section}>
      <SectionHeading title={t('estimator.title')} text={t('estimator.text')} />
      <div className={classes.estimator}>
        <EstimateForm countries={countries} fields={fields} isFolded={isFolded} onChange={setFields} />
        <div className={classes.outcome}>
          <EstimateList
            estimates={data}
            failure={query && error}
            kilograms={query && packedKilograms(query)}
            onRetry={() => void mutate()}
          />
        </div>
      </div>
    </section>
  );
}
