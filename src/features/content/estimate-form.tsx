import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { EstimateParcel } from './estimate-parcel';
import { isPlain, isWrong, KILOGRAMS, type EstimateFields } from './estimate-query.rules';
import type { HomeData } from './load-home';
import classes from './shipping-estimator.module.css';

interface Props extends Pick<HomeData, 'countries'> {
  fields: EstimateFields;
  isFolded: boolean;
  onChange: (fields: EstimateFields) => void;
}

/** What is to be sent where. */
export function EstimateForm({ countries, fields, isFolded, onChange }: Props) {
  const { t } = useTranslation('transit');
  const set = (changed: Partial<EstimateFields>) => onChange({ ...fields, ...changed });
  // a link that says more than the weight shows what it says
  const [startsOpen] = useState(() => !isPlain(fields));
  const parcel = <EstimateParcel fields={fields} set={set} />;
  return (
    <div className={classes.form}>
      <NativeSelect
        size="md"
        label={t('estimator.country')}
        value={fields.country}
        onChange={(event) => set({ country: event.currentTarget.value })}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextInput
        inputMode="decimal"
        dir="ltr"
        label={t('estimator.weight')}
        description={t('estimator.weightHint')}
        value={fields.kilograms}
        onChange={({ currentTarget }) => set({ kilograms: currentTarget.value })}
        // what is no weight stays as it was put in, under the words that say so
        error={(fields.kilograms === '' || isWrong(fields.kilograms, KILOGRAMS)) && t('ask.between', KILOGRAMS)}
      />
      {isFolded ? (
        <details open={startsOpen} className={classes.more}>
          <summary>{t('ask.more')}</summary>
          {parcel}
        </details>
      ) : (
        parcel
      )}
    </div>
  );
}
