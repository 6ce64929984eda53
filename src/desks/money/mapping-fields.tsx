import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import type { StatementColumns, StatementMapping } from '../../contract/statement-desk';
import classes from './money.module.css';

const PARTS = ['date', 'amount', 'credit', 'debit', 'reference', 'payer', 'text'] as const;

interface Props {
  columns: StatementColumns;
  mapping: StatementMapping;
  onChange: (mapping: StatementMapping) => void;
}

/** Which column of a bank's file holds what, beside its first lines. */
export function MappingFields({ columns: { titles, samples }, mapping, onChange }: Props) {
  const { t } = useTranslation('operator');
  const options = titles.map((title, index) => ({ value: String(index), label: title || String(index + 1) }));
  const set = (part: (typeof PARTS)[number], value: string) => {
    const { [part]: _, ...rest } = mapping;
    onChange(
      value === '' ? { ...rest, date: part === 'date' ? 0 : mapping.date } : { ...mapping, [part]: Number(value) },
    );
  };
  return (
    <div className={classes.form}>
      {PARTS.map((part) => (
        <NativeSelect
          key={part}
          size="sm"
          label={t(`statements.part.${part}`)}
          data={part === 'date' ? options : [{ value: '', label: '–' }, ...options]}
          value={mapping[part] === undefined ? '' : String(mapping[part])}
          onChange={(event) => set(part, event.currentTarget.value)}
        />
      ))}
      <Checkbox
        size="sm"
        label={t('statements.dayFirst')}
        checked={mapping.isDayFirst}
        onChange={(event) => onChange({ ...mapping, isDayFirst: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label={t('statements.comma')}
        checked={mapping.isComma}
        onChange={(event) => onChange({ ...mapping, isComma: event.currentTarget.checked })}
      />
      <div className={classes.wide}>
        <table className={classes.entries}>
          <thead>
            <tr>
              {titles.map((title, index) => (
                <th key={index} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((cells, row) => (
              <tr key={row}>
                {titles.map((_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
