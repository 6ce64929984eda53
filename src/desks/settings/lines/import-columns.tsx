import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from '../../../client/use-translation';
import { COLUMN_NAMES, type ColumnPlan, type LineColumn } from '../../../contract/line-columns';
import classes from '../settings.module.css';
import type { OpenFile } from './use-import';

interface Props {
  file: OpenFile;
  onChange: (plan: ColumnPlan) => void;
}

/** What stands in which column of a file, with an example of each. */
export function ImportColumns({ file, onChange }: Props) {
  const { t } = useTranslation('operator');
  const { heads, rows, plan } = file;
  const example = (place: number) => rows.find((row) => (row[place] ?? '').trim() !== '')?.[place] ?? '';
  const places = heads.map((head, place) => ({
    value: String(place),
    label: `${head || String(place + 1)} · ${example(place).slice(0, 24)}`,
  }));
  const set = (name: LineColumn, value: string) => {
    const { [name]: _, ...rest } = plan.at;
    onChange({ ...plan, at: value === '' ? rest : { ...rest, [name]: Number(value) } });
  };
  return (
    <section className={classes.section} aria-labelledby="columns">
      <h2 id="columns">{t('lines.import.columns')}</h2>
      <p className={classes.quiet}>{t('lines.import.columnsHint')}</p>
      <SegmentedControl
        size="sm"
        aria-label={t('lines.import.weights')}
        value={plan.weights}
        onChange={(weights) => onChange({ ...plan, weights: weights === 'kg' ? 'kg' : 'g' })}
        data={[
          { value: 'g', label: t('lines.import.grams') },
          { value: 'kg', label: t('lines.import.kilograms') },
        ]}
      />
      <div className={classes.pair}>
        {COLUMN_NAMES.map((name) => (
          <NativeSelect
            key={name}
            size="sm"
            label={t(`lines.column.${name}`)}
            value={String(plan.at[name] ?? '')}
            onChange={(event) => set(name, event.currentTarget.value)}
            data={[{ value: '', label: t('lines.import.absent') }, ...places]}
          />
        ))}
      </div>
    </section>
  );
}
