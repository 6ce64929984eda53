import type { ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import classes from './settings.module.css';

interface Props<Row> {
  title: string;
  hint: string;
  rows: Row[];
  most: number;
  /** What a further row begins as. */
  more: () => Row;
  onChange: (rows: Row[]) => void;
  nameOf: (row: Row) => string;
  error?: string | undefined;
  children: (row: Row, set: (change: Partial<Row>) => void, index: number) => ReactNode;
}

/** A list that grows and shrinks by rows; a row is known by its place alone. */
export function RowList<Row extends object>({ rows, most, onChange, children, ...props }: Props<Row>) {
  const { t } = useTranslation('operator');
  const id = props.title.replaceAll(/\W+/g, '-');
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      <p className={classes.quiet}>{props.hint}</p>
      {props.error && <p role="alert">{props.error}</p>}
      {rows.map((row, index) => (
        <div
          key={`${String(index)} of ${String(rows.length)}`}
          className={classes.entry}
          role="group"
          aria-label={props.nameOf(row) || props.title}
        >
          {children(
            row,
            (change) => onChange(rows.map((one, place) => (place === index ? { ...one, ...change } : one))),
            index,
          )}
          <ActionButton
            size="sm"
            variant="subtle"
            aria-label={t('settings.removeOf', { name: props.nameOf(row) })}
            onClick={() => onChange(rows.filter((_, place) => place !== index))}
          >
            {t('settings.remove')}
          </ActionButton>
        </div>
      ))}
      {rows.length < most && (
        <div>
          <ActionButton size="sm" variant="default" onClick={() => onChange([...rows, props.more()])}>
            {t('settings.more')}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
