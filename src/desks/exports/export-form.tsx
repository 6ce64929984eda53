import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { ExportKindName, Exports } from '../../contract/export';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './exports.module.css';

interface Props {
  kinds: Exports['kinds'];
  onStarted: () => Promise<unknown>;
}

/** Which table, and of which days. */
export function ExportForm({ kinds, onStarted }: Props) {
  const { t } = useTranslation('operator');
  const [kind, setKind] = useState<ExportKindName>(kinds[0]?.name ?? 'ORDERS');
  const [days, setDays] = useState({ from: '', until: '' });
  const columns = kinds.find(({ name }) => name === kind)?.columns ?? [];
  const start = useAction('POST /operator/exports');
  const fieldText = useFieldText(Object.fromEntries((start.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { kind, ...(days.from && { from: days.from }), ...(days.until && { until: days.until }) };
    if (await start.run({ body })) await onStarted();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        size="sm"
        label={t('exports.what')}
        value={kind}
        data={kinds.map(({ name }) => ({ value: name, label: t(`exports.kind.${name}`) }))}
        onChange={(event) => setKind(event.currentTarget.value as ExportKindName)}
      />
      {(['from', 'until'] as const).map((end) => (
        <TextInput
          key={end}
          size="sm"
          type="date"
          label={t(`exports.${end}`)}
          value={days[end]}
          error={fieldText(end)}
          onChange={({ currentTarget: { value } }) => setDays((current) => ({ ...current, [end]: value }))}
        />
      ))}
      <ActionButton type="submit" size="sm" loading={start.isRunning}>
        {t('exports.start')}
      </ActionButton>
      <p className={classes.columns}>
        {t('exports.holds')} {columns.map((name) => t(`exports.column.${name}`)).join(' · ')}
      </p>
      <RefusalAlert error={start.error?.status === 422 ? undefined : start.error} />
    </form>
  );
}
