import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { DutySettings } from '../../contract/shop-settings';
import { useCountryName } from '../bench/use-country-name';
import { CountrySelect } from './country-select';
import { DutyRuleFields, START_RULE } from './duty-rule-fields';
import { RowList } from './row-list';

type Allowances = NonNullable<DutySettings['allowances']>;
interface Row {
  country: string;
  rule: Allowances[string];
}
const COUNTRY = /^[a-z]{2}$/;

interface Props {
  first: Allowances;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
  onChange: (value: Allowances) => void;
  errorAt: (path: string) => string | undefined;
}

/** A rule for each country; one that has no country yet is not kept. */
export function DutyFields({ first, countries, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const [rows, setRows] = useState<Row[]>(() => Object.entries(first).map(([country, rule]) => ({ country, rule })));
  const countryName = useCountryName();
  const nameOf = ({ country }: Row) => (COUNTRY.test(country) ? countryName(country) : country);
  const take = (next: Row[]) => {
    setRows(next);
    onChange(
      Object.fromEntries(
        next.filter(({ country }) => COUNTRY.test(country)).map(({ country, rule }) => [country, rule]),
      ),
    );
  };
  return (
    <RowList
      title={t('settings.duty.countries')}
      hint={t('settings.duty.hint')}
      rows={rows}
      most={100}
      more={() => ({ country: '', rule: START_RULE })}
      onChange={take}
      nameOf={nameOf}
    >
      {(row, change) => (
        <>
          <CountrySelect
            value={row.country}
            countries={countries}
            taken={rows.map(({ country }) => country)}
            onChange={(country) => change({ country })}
          />
          <DutyRuleFields
            value={row.rule}
            onChange={(rule) => change({ rule })}
            errorAt={(path) => errorAt(`${row.country}.${path}`)}
          />
        </>
      )}
    </RowList>
  );
}
