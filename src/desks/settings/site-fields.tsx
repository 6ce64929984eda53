import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { WAREHOUSE_REGIONS } from '../../contract/tenant.enums';
import type { SiteValues } from '../../contract/warehouse-settings';
import classes from './settings.module.css';
import { WordsField } from './words-field';

const ENGLISH = ['en'] as const;

interface Props {
  value: SiteValues;
  set: <Name extends keyof SiteValues>(name: Name, value: SiteValues[Name]) => void;
  /** What is wrong with a field, by its path. */
  at: (path: string) => string | undefined;
}

/** What a warehouse is called, and what sellers write on a parcel to it. */
export function SiteFields({ value, set, at }: Props) {
  const { t } = useTranslation('operator');
  return (
    <>
      <WordsField
        label={t('settings.warehouses.name')}
        value={value.name}
        onChange={(name) => set('name', name)}
        maxLength={80}
        error={(language) => at(`name.${language}`) ?? at('name')}
      />
      <div className={classes.pair}>
        <NativeSelect
          size="sm"
          label={t('settings.warehouses.region')}
          value={value.region}
          onChange={(event) => set('region', event.currentTarget.value as SiteValues['region'])}
          data={WAREHOUSE_REGIONS.map((region) => ({ value: region, label: t(`settings.warehouses.in.${region}`) }))}
        />
        {(['address', 'receiver', 'phone', 'postcode'] as const).map((name) => (
          <TextInput
            key={name}
            size="sm"
            label={t(`settings.warehouses.${name}`)}
            description={name === 'address' ? t('settings.warehouses.addressHint') : undefined}
            maxLength={300}
            value={value[name]}
            error={at(name)}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
      </div>
      <WordsField
        label={t('settings.warehouses.addressWords')}
        value={value.addressWords}
        // papers for the border are read in English where nothing else is said
        also={ENGLISH}
        onChange={(words) => set('addressWords', words)}
        maxLength={300}
        error={(language) => at(`addressWords.${language}`)}
      />
      <WordsField
        label={t('settings.warehouses.hours')}
        value={value.hours}
        onChange={(hours) => set('hours', hours)}
        maxLength={120}
        error={(language) => at(`hours.${language}`)}
      />
    </>
  );
}
