import { Button, TextInput } from '@mantine/core';
import clsx from 'clsx';
import { useTranslation } from '../../client/use-translation';
import type { DraftRow } from './quote-draft';
import classes from './manual-record-screen.module.css';

interface Props {
  row: DraftRow;
  /** From 1 on, as people count. */
  number: number;
  errorOf: (field: string) => string | undefined;
  onChange: (changed: Partial<DraftRow>) => void;
  /** Missing where it is the only one. */
  onRemove?: () => void;
}

/** A thing of a quote; what cannot be bought says why, and has no price. */
export function ManualQuoteRow({ row, number, errorOf, onChange, onRemove }: Props) {
  const { t } = useTranslation('operator');
  const field = (name: Exclude<keyof DraftRow, 'key'>, error: string = name) => ({
    label: t(`manual.row.${name}`),
    value: row[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
    error: errorOf(error),
    className: classes.field,
  });
  return (
    <fieldset className={classes.row}>
      <legend>{t('manual.row.number', { number })}</legend>
      <TextInput {...field('title')} className={clsx(classes.field, classes.wide)} maxLength={200} />
      <TextInput
        {...field('productUrl')}
        className={clsx(classes.field, classes.wide)}
        type="url"
        dir="ltr"
        maxLength={4096}
      />
      <TextInput {...field('options')} maxLength={300} />
      <TextInput {...field('quantity')} inputMode="numeric" />
      <TextInput
        {...field('price', 'unitPriceFen')}
        leftSection="¥"
        inputMode="decimal"
        disabled={row.refusal.trim() !== ''}
      />
      <TextInput {...field('note')} maxLength={500} />
      <TextInput {...field('refusal')} maxLength={200} />
      {onRemove && (
        <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
          {t('manual.row.remove', { number })}
        </Button>
      )}
    </fieldset>
  );
}
