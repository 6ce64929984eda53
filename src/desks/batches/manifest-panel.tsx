import { Button, NativeSelect } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { call } from '../../client/call';
import { useTranslation } from '../../client/use-translation';
import type { DeskBatch } from '../../contract/batch';
import { ActionButton } from '../../ui/action-button';
import { LoadError } from '../../ui/load-error';
import classes from './batches.module.css';
import { csvFileOf, saveFile, xlsxOf } from './table-file';
import { PartLoading } from '../../ui/part-loading';

const ManifestColumns = dynamic(() => import('./manifest-columns').then((m) => m.ManifestColumns), {
  ssr: false,
  loading: PartLoading,
});

/** The list of its boxes for the carrier of a line, in the columns that it wants. */
export function ManifestPanel({ batch: { id, batchNo, byLine } }: { batch: DeskBatch }) {
  const { t } = useTranslation('operator');
  const [chosen, setChosen] = useState('');
  const [isEditing, setEditing] = useState(false);
  const [running, setRunning] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const lineName = byLine.find((line) => line.lineName === chosen)?.lineName ?? byLine[0]?.lineName;
  if (!lineName) return null;
  const save = async (kind: 'csv' | 'xlsx') => {
    setRunning(kind);
    setFailed(false);
    try {
      const { columns, rows } = await call('GET /operator/batches/{id}/manifest', {
        params: { id },
        query: { lineName },
      });
      const table = [columns.map(({ header }) => header), ...rows];
      const content = kind === 'csv' ? csvFileOf(table) : await xlsxOf(table);
      saveFile(`${batchNo}-${lineName}.${kind}`, content);
    } catch {
      setFailed(true);
    }
    setRunning('');
  };
  return (
    <section>
      <h2 className={classes.heading}>{t('batches.manifest')}</h2>
      {hasFailed && <LoadError detail="" onRetry={() => void save('csv')} />}
      <div className={classes.actions}>
        <NativeSelect
          size="xs"
          label={t('packing.line')}
          data={byLine.map((line) => ({ value: line.lineName, label: line.line }))}
          value={lineName}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {(['xlsx', 'csv'] as const).map((kind) => (
          <ActionButton
            key={kind}
            size="xs"
            variant="default"
            loading={running === kind}
            onClick={() => void save(kind)}
          >
            {t(`batches.as.${kind}`)}
          </ActionButton>
        ))}
        <Button size="xs" variant="subtle" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {t('batches.columns')}
        </Button>
      </div>
      {isEditing && <ManifestColumns key={lineName} lineName={lineName} onSaved={() => setEditing(false)} />}
    </section>
  );
}
