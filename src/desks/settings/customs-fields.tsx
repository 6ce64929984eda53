import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { CustomsSettings } from '../../contract/source-settings';
import { useCountryName } from '../bench/use-country-name';
import { CountrySelect } from './country-select';
import { CustomsFieldFields, START_FIELD } from './customs-field-fields';
import { RowList } from './row-list';

type Rules = NonNullable<CustomsSettings['customsFields']>;
interface Row {
  country: string;
  fields: Rules[string];
}
const COUNTRY = /^[a-z]{2}$/;

interface Props {
  first: Rules;
  usual: Rules;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
  onChange: (value: Rules) => void;
  errorAt: (path: string) => string | undefined;
}

/** The numbers of each country; one that is added begins with what is known of it. */
export function CustomsFields({ first, usual, countries, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(first).map(([country, fields]) => ({ country, fields })),
  );
  const countryName = useCountryName();
  const nameOf = ({ country }: Row) => (COUNTRY.test(country) ? countryName(country) : country);
  const take = (next: Row[]) => {
    setRows(next);
    const named = next.filter(({ country }) => COUNTRY.test(country));
    onChange(Object.fromEntries(named.map(({ country, fields }) => [country, fields])));
  };
  /** What is known of it, as long as nobody has typed anything else. */
  const named = (country: string, { country: before, fields }: Row) => ({
    country,
    fields: JSON.stringify(fields) === JSON.stringify(usual[before] ?? []) ? (usual[country] ?? []) : fields,
  });
  return (
    <RowList
      title={t('settings.customs.countries')}
      hint={t('settings.customs.hint')}
      rows={rows}
      most={60}
      more={() => ({ country: '', fields: [] })}
      onChange={take}
      nameOf={nameOf}
    >
      {(row, change) => (
        <>
          <CountrySelect
            value={row.country}
            countries={countries}
            taken={rows.map(({ country }) => country)}
            onChange={(country) => change(named(country, row))}
          />
          {COUNTRY.test(row.country) && (
            <RowList
              title={t('settings.customs.numbers', { country: nameOf(row) })}
              hint={t('settings.customs.none')}
              rows={row.fields}
              most={6}
              more={() => START_FIELD}
              onChange={(fields) => change({ fields })}
              nameOf={({ key }) => key}
              error={errorAt(row.country)}
            >
              {(field, set, at) => (
                <CustomsFieldFields
                  value={field}
                  onChange={set}
                  errorAt={(path) => errorAt(`${row.country}.${String(at)}.${path}`)}
                />
              )}
            </RowList>
          )}
        </>
      )}
    </RowList>
  );
}
