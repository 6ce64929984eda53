import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { useCountryName } from '../bench/use-country-name';

interface Props {
  /** Empty until one is chosen. */
  value: string;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
  /** Those that have a row already: none has two. */
  taken: readonly string[];
  onChange: (value: string) => void;
  error?: string;
}

/** A country by its name. One that is chosen stays to be chosen though the shop ships there no more. */
export function CountrySelect({ value, countries, taken, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const nameOf = useCountryName();
  const choices = [...new Set([...countries, ...(value ? [value] : [])])].filter(
    (country) => country === value || !taken.includes(country),
  );
  return (
    <NativeSelect
      size="sm"
      label={t('settings.country')}
      value={value}
      error={error}
      data={[
        ...(value ? [] : [{ value: '', label: t('settings.chooseCountry') }]),
        ...choices.map((country) => ({ value: country, label: nameOf(country) })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
