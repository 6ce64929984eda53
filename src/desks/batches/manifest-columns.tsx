import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import type { ManifestColumn, ManifestTemplate } from '../../contract/manifest';
import { MANIFEST_FIELDS } from '../../contract/manifest.enums';
import { ActionButton } from '../../ui/action-button';
import { LoadError } from '../../ui/load-error';
import { RefusalAlert } from '../../ui/refusal-alert';
import { isSame } from '../bench/is-same';
import classes from './batches.module.css';

interface Props {
  lineName: string;
  onSaved: () => void;
}

/** Which columns the carrier of a line wants, and what stands below each. */
export function ManifestColumns({ lineName, onSaved }: Props) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/manifest-template', { query: { lineName } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const refresh = () => void mutate();
  return <Columns key={data.version} template={data} {...{ onSaved, refresh }} />;
}

interface ColumnsProps {
  template: ManifestTemplate;
  onSaved: () => void;
  refresh: () => void;
}

function Columns({ template, onSaved, refresh }: ColumnsProps) {
  const { t } = useTranslation('operator');
  const [columns, setColumns] = useState<ManifestColumn[]>(template.columns);
  useUnsavedForm(!isSame(columns, template.columns));
  const save = useAction('PUT /operator/manifest-template', { onError: ({ status }) => status === 409 && refresh() });
  const set = (at: number, change: Partial<ManifestColumn>) =>
    setColumns(columns.map((column, index) => (index === at ? { ...column, ...change } : column)));
  const isWhole = columns.length > 0 && columns.every(({ header }) => header.trim() !== '');
  const write = async () => {
    const saved = await save.run({ body: { lineName: template.lineName, version: template.version, columns } });
    if (!saved) return;
    refresh();
    onSaved();
  };
  const fields = MANIFEST_FIELDS.map((field) => ({ value: field, label: t(`batches.field.${field}`) }));
  return (
    <div className={classes.form}>
      <ol className={classes.columns}>
        {columns.map(({ header, field }, at) => (
          <li key={at}>
            <TextInput
              size="xs"
              label={t('batches.header', { number: at + 1 })}
              value={header}
              maxLength={80}
              onChange={(event) => set(at, { header: event.currentTarget.value })}
            />
            <NativeSelect
              size="xs"
              aria-label={t('batches.fieldOf', { number: at + 1 })}
              data={fields}
              value={field}
              onChange={(event) =>
                set(at, { field: MANIFEST_FIELDS.find((one) => one === event.currentTarget.value) ?? field })
              }
            />
            <Button
              size="xs"
              variant="default"
              aria-label={t('batches.dropColumn', { number: at + 1 })}
              onClick={() => setColumns(columns.filter((_, index) => index !== at))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <RefusalAlert error={save.error} />
      <div className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          disabled={columns.length >= LIMITS.manifestColumns}
          onClick={() => setColumns([...columns, { header: '', field: 'box.code' }])}
        >
          {t('batches.addColumn')}
        </Button>
        <ActionButton size="xs" disabled={!isWhole} loading={save.isRunning} onClick={() => void write()}>
          {t('batches.saveColumns')}
        </ActionButton>
      </div>
    </div>
  );
}
