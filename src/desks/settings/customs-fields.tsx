import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { CustomsSettings } from '../../contract/source-settings';
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
  onChange: (value: Rules) => void;
  errorAt: (path: string) => string | undefined;
}

/** The numbers of each country; one that is added begins with what is known of it. */
export function CustomsFields({ first, usual, onChange, errorAt }: Props) {
  const { t } = useTranslation('operator');
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(first).map(([country, fields]) => ({ country, fields })),
  );
  const names = new Intl.DisplayNames([intlTag(useLocale()), 'en'], { type: 'region', fallback: 'code' });
  const nameOf = ({ country }: Row) => (COUNTRY.test(country) ? (names.of(country.toUpperCase()) ?? country) : country);
  const take = (next: Row[]) => {
    setRows(next);
    const named = next.filter(({ country }) => COUNTRY.test(country));
    onChange(Object.fromEntries(named.map(({ country, fields }) => [country, fields])));
  };
  const named = (country: string, { fields }: Row) => ({
    country,
    fields: fields.length > 0 ? fields : (usual[country] ?? []),
  });
  const isTwice = ({ country }: Row) => rows.filter((row) => row.country === country).length > 1;
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
          <TextInput
            size="sm"
            label={t('settings.duty.country')}
            description={nameOf(row)}
            value={row.country}
            dir="ltr"
            maxLength={2}
            error={isTwice(row) ? t('settings.offer.wrongCountries') : undefined}
            onChange={(event) => change(named(event.currentTarget.value.trim().toLowerCase(), row))}
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
