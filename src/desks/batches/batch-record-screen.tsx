import { useState } from 'react';
import { call } from '../../client/call';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { BatchScanAnswer, DeskBatch } from '../../contract/batch';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { RefusalAlert } from '../../ui/refusal-alert';
import { Age } from '../bench/age';
import { RecordHead } from '../bench/record-head';
import { RecordHistory } from '../bench/record-history';
import { useRecord } from '../bench/use-record';
import { BatchBill } from './batch-bill';
import { BatchBoxes } from './batch-boxes';
import { BatchScan } from './batch-scan';
import { BatchSteps } from './batch-steps';
import { BatchTotals } from './batch-totals';
import classes from './batches.module.css';
import { ManifestPanel } from './manifest-panel';

const readBatch = async (data: unknown) => {
  const { DeskBatch: rules } = await import('../../contract/batch.schemas');
  return rules.safeParse(data).data;
};

/** One batch: boxes are put in by scan, what they come to, the lists for its carrier, and that it leaves. */
export function BatchRecordScreen({ first, now }: { first: DeskBatch; now: string }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record: batch, isStale, take, refuse } = useRecord(first, readBatch);
  const [read, setRead] = useState(0);
  const takeOut = useAction('POST /operator/batches/{id}/take-out', { onError: refuse });
  const { id, status } = batch;
  const keep = (changed: DeskBatch | undefined) => {
    if (changed) take(changed);
  };
  const hear = ({ say, box, version }: BatchScanAnswer) => {
    if (!box || say === 'ALREADY') return;
    setRead(version);
    // what it comes to is added up by the server alone
    void call('GET /operator/batches/{id}', { params: { id } }).then(take, () => undefined);
  };
  return (
    <>
      <RecordHead
        level={1}
        number={<bdi>{batch.batchNo}</bdi>}
        state={{
          tone: status === 'HANDED_OVER' ? 'done' : status === 'OPEN' ? 'waiting' : 'moving',
          word: t(`batches.status.${status}`),
        }}
        facts={
          <>
            <span>
              <bdi>{batch.carrier}</bdi> · <bdi dir="ltr">{batch.masterNo || t('batches.noMaster')}</bdi>
            </span>
            <span>{batch.warehouse}</span>
            <span>
              {t('batches.openedBy')}: <bdi>{batch.openedBy}</bdi>
            </span>
            <Age since={batch.movedAt} now={now} />
          </>
        }
        isStale={isStale}
      />
      {batch.canAdd && <BatchScan id={id} onAnswer={hear} />}
      <BatchSteps batch={batch} onDone={keep} onRefused={refuse} />
      <BatchBill key={`${String(batch.version)}.${String(read)}`} batch={batch} onDone={keep} onRefused={refuse} />
      {batch.boxes.length > 0 && (
        <div className={classes.scroll}>
          <BatchTotals batch={batch} />
        </div>
      )}
      <ManifestPanel batch={batch} />
      <h2 className={classes.heading}>{t('packing.boxes')}</h2>
      <RefusalAlert error={takeOut.error} />
      <BatchBoxes
        batch={batch}
        isRunning={takeOut.isRunning}
        onTakeOut={(boxId) => void takeOut.run({ params: { id }, body: { boxId } }).then(keep)}
      />
      <RecordHistory
        entries={batch.timeline.map(({ at, code, detail, staffName }, index) => ({
          id: `${at}-${code}-${String(index)}`,
          title: [t(`batches.event.${code}`), detail, staffName].filter(Boolean).join(' · '),
          at: formatDateTime(at, tenant.timezoneOffset, intlTag(locale)),
          state: index === batch.timeline.length - 1 ? 'current' : 'done',
        }))}
      />
    </>
  );
}
