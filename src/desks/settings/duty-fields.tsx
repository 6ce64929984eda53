import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DutySettings } from '../../contract/shop-settings';
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
  onChange: (value: Allowances) => void;
  errorAt: (path: string) => string | undefined;
}

/** A rule for each country; one that has no letters yet is not kept. */
export function DutyFields({ first, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const [rows, setRows] = useState<Row[]>(() => Object.entries(first).map(([country, rule]) => ({ country, rule })));
  const names = new Intl.DisplayNames([intlTag(locale), 'en'], { type: 'region', fallback: 'code' });
  const nameOf = ({ country }: Row) => (COUNTRY.test(country) ? (names.of(country.toUpperCase()) ?? country) : country);
  const take = (next: Row[]) => {
    setRows(next);
    onChange(
      Object.fromEntries(
        next.filter(({ country }) => COUNTRY.test(country)).map(({ country, rule }) => [country, rule]),
      ),
    );
  };
  const isTwice = ({ country }: Row) => rows.filter((row) => row.country === country).length > 1;
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
          <TextInput
            size="sm"
            label={t('settings.duty.country')}
            description={nameOf(row)}
            value={row.country}
            dir="ltr"
            maxLength={2}
            error={isTwice(row) ? t('settings.offer.wrongCountries') : undefined}
            onChange={(event) => change({ country: event.currentTarget.value.trim().toLowerCase() })}
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
