import { NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { LoadError } from '../../ui/load-error';
import { SkeletonBlock } from '../../ui/skeletons';
import { FreightOption } from './freight-option';
import { bestFreight, freightQuery } from './freight-query.rules';
import classes from './freight-estimate.module.css';

const TYPING_MS = 350;

interface Props {
  product: Pick<Product, 'weightGrams' | 'size'>;
  quantity: number;
}

/** What the way abroad would cost: the cheapest line and the fastest, each opening into its parts. */
export function FreightEstimate({ product, quantity }: Props) {
  const { t } = useTranslation('product');
  const { countryCode } = useTenant();
  const [country, setCountry] = useState(countryCode.toUpperCase());
  const countries = useRequest('GET /front/supported-countries', {});
  const [settledQuantity] = useDebouncedValue(quantity, TYPING_MS);
  const query = freightQuery(product, settledQuantity, country);
  const { data, error, mutate } = useRequest('GET /front/estimate-freight/weight', query && { query }, {
    keepPreviousData: true,
  });
  const options = data && bestFreight(data);

  return (
    <section className={classes.card} aria-labelledby="freight-title">
      <div className={classes.head}>
        <h2 id="freight-title" className={classes.title}>
          {t('freight.title')}
        </h2>
        <NativeSelect
          size="sm"
          miw="9.25rem"
          aria-label={t('freight.country')}
          value={country}
          onChange={({ currentTarget: { value } }) => setCountry(value)}
          data={(countries.data ?? []).map(({ code, name }) => ({ value: code.toUpperCase(), label: name }))}
        />
      </div>
      <div aria-live="polite" className={classes.body}>
        {!query ? (
          <p className={classes.note}>{t('freight.unknownWeight')}</p>
        ) : error ? (
          <LoadError detail={error.detail} onRetry={() => void mutate()} />
        ) : !options ? (
          <SkeletonBlock height={129} radius={12} />
        ) : options.length === 0 ? (
          <p className={classes.note}>{t('freight.none')}</p>
        ) : (
          options.map(({ estimate, marks }) => (
            <FreightOption key={estimate.transitOptionName} estimate={estimate} marks={marks} />
          ))
        )}
      </div>
      <p className={classes.note}>{t('freight.hint')}</p>
    </section>
  );
}
