import { TextInput } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { DeskCount } from '../../contract/shelf-count';
import { ActionButton } from '../../ui/action-button';
import { LoadError } from '../../ui/load-error';
import { RefusalAlert } from '../../ui/refusal-alert';
import { RecordHead } from '../bench/record-head';
import classes from './claims.module.css';

/** One count and what differs; a second person says what becomes of that. */
export function CountRecord({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/shelf-counts/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  return (
    <CountSheet
      count={data}
      onClosed={(now) => void mutate(now, { revalidate: false })}
      // what was read is over: it is shown as it is now
      onRefused={() => void mutate()}
    />
  );
}

interface Props {
  count: DeskCount;
  onClosed: (now: DeskCount) => void;
  onRefused: () => void;
}

function CountSheet({ count, onClosed, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState('');
  const close = useAction('POST /operator/shelf-counts/{id}/close', { onError: onRefused });
  const { id, version, state, lines, canClose, closedName, missing, unexpected } = count;
  useUnsavedForm(canClose && reason !== '');
  const say = async (decision: 'CORRECT' | 'DISCARD') => {
    const now = await close.run({ params: { id }, body: { version, decision, reason } });
    if (now) onClosed(now);
  };
  return (
    <>
      <RecordHead
        level={2}
        number={<bdi dir="ltr">{count.location}</bdi>}
        state={{ tone: state === 'DIFFERS' ? 'waiting' : 'done', word: t(`counts.state.${state}`) }}
        facts={
          <>
            <span>
              {t('counts.by')}: <bdi>{count.countedName}</bdi>
            </span>
            {closedName && (
              <span>
                {t('counts.closedBy')}: <bdi>{closedName}</bdi>
              </span>
            )}
          </>
        }
        isStale={false}
      />
      {count.reason && (
        <p>
          <bdi>{count.reason}</bdi>
        </p>
      )}
      {lines.length === 0 && <p>{t('counts.same', { count: count.seen })}</p>}
      <dl className={classes.facts}>
        {lines.map(({ parcelId, parcelNo, kind, stood, location }) => (
          <div key={parcelId}>
            <dt>{t(`counts.line.${kind}`)}</dt>
            <dd>
              <Link href={deskPaths.parcel(parcelId)} prefetch={false}>
                <bdi dir="ltr">{parcelNo}</bdi>
              </Link>{' '}
              {kind === 'UNEXPECTED' && t('counts.stood', { shelf: stood || t('counts.nowhere') })}
              {location !== stood && ` · ${t('counts.now', { shelf: location || t('counts.nowhere') })}`}
            </dd>
          </div>
        ))}
      </dl>
      <RefusalAlert error={close.error} />
      {state === 'DIFFERS' && !canClose && <p>{t('counts.byAnother')}</p>}
      {canClose && (
        <div className={classes.form}>
          <TextInput
            size="sm"
            label={t('counts.reason')}
            description={t('counts.follows', { missing, unexpected })}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <ActionButton size="sm" loading={close.isRunning} onClick={() => void say('CORRECT')}>
              {t('counts.correct')}
            </ActionButton>
            <ActionButton size="sm" variant="default" loading={close.isRunning} onClick={() => void say('DISCARD')}>
              {t('counts.discard')}
            </ActionButton>
          </div>
        </div>
      )}
    </>
  );
}
