import { useDebouncedValue } from '@mantine/hooks';
import { NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { SectionHeading } from '../../ui/section-heading';
import { EstimateList } from './estimate-list';
import homeClasses from './home.module.css';
import type { HomeData } from './load-home';
import classes from './shipping-estimator.module.css';

const FIRST_KILOGRAMS = 1;
const MAX_KILOGRAMS = 100;
const TYPING_MS = 350;

/** What the way abroad would cost, before anything is bought. */
export function ShippingEstimator({ countries }: Pick<HomeData, 'countries'>) {
  const { t } = useTranslation('homepage');
  const { countryCode } = useTenant();
  const own = countries.find(({ code }) => code.toLowerCase() === countryCode.toLowerCase());
  const [country, setCountry] = useState((own ?? countries[0])?.code ?? countryCode);
  const [kilograms, setKilograms] = useState<number | string>(FIRST_KILOGRAMS);
  const [settled] = useDebouncedValue(kilograms, TYPING_MS);
  const grams = Math.round(Number(settled) * 1000);
  const isWeight = grams >= 1 && grams <= MAX_KILOGRAMS * 1000;
  const { data, error, mutate } = useRequest(
    'GET /front/estimate-freight/weight',
    isWeight ? { query: { weight: grams, country } } : undefined,
    { keepPreviousData: true },
  );
  return (
    <section className={homeClasses.section}>
      <SectionHeading title={t('estimator.title')} text={t('estimator.text')} />
      <div className={classes.estimator}>
        <div className={classes.form}>
          <NativeSelect
            size="md"
            label={t('estimator.country')}
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value)}
            data={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <NumberInput
            label={t('estimator.weight')}
            description={t('estimator.weightHint')}
            value={kilograms}
            onChange={setKilograms}
            min={0.1}
            max={MAX_KILOGRAMS}
            step={0.5}
            decimalScale={3}
            allowNegative={false}
            error={isWeight ? undefined : t('estimator.weightWrong', { max: MAX_KILOGRAMS })}
          />
        </div>
        <div className={classes.outcome}>
          <EstimateList
            estimates={isWeight ? data : undefined}
            failure={error}
            isWaiting={isWeight}
            onRetry={() => void mutate()}
          />
        </div>
      </div>
    </section>
  );
}
