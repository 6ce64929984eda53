import { Progress } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Export, Exports } from '../../contract/export';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { useDayText } from '../bench/use-day-text';
import classes from './exports.module.css';
import { useTaking } from './use-taking';

const TONES: Record<Export['state'], Tone> = { WORKING: 'moving', DONE: 'done', FAILED: 'trouble' };

interface Props {
  row: Export;
  onLeft: (exports: Exports) => void;
}

/** One table: how far it is, and to fetch it or throw it away. */
export function ExportRow({ row, onLeft }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const dayText = useDayText();
  const remove = useAction('DELETE /operator/exports/{id}');
  const { take, taken, isGone } = useTaking(row);
  const time = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const kind = t(`exports.kind.${row.kind}`);
  const days =
    row.from || row.until
      ? t('exports.days', { from: row.from ? dayText(row.from) : '…', until: row.until ? dayText(row.until) : '…' })
      : t('exports.allDays');
  const done = row.expected > 0 ? Math.min(100, (100 * row.lines) / row.expected) : 0;
  const progress = t('exports.progress', { lines: row.lines, expected: row.expected });
  return (
    <li className={classes.row}>
      <div>
        <strong>{kind}</strong> <span>{days}</span>{' '}
        <StatusChip tone={TONES[row.state]}>{t(`exports.state.${row.state}`)}</StatusChip>
        <br />
        <span className={classes.quiet}>
          {t('exports.by', { name: row.askedBy, time: time(row.askedAt) })}
          {row.state === 'DONE' &&
            ` · ${t('exports.lines', { count: row.lines })} · ${t('exports.keptUntil', { time: time(row.expiresAt) })}`}
        </span>
      </div>
      {row.state === 'WORKING' && (
        <div className={classes.progress}>
          <Progress value={done} aria-label={progress} />
          <span className={classes.quiet}>{progress}</span>
        </div>
      )}
      <RefusalAlert error={remove.error} />
      {isGone && <p role="alert">{t('exports.gone')}</p>}
      <div className={classes.actions}>
        {row.state === 'DONE' && (
          <ActionButton
            size="xs"
            loading={taken !== undefined}
            aria-label={t('exports.takeOf', { kind, days })}
            onClick={() => void take()}
          >
            {t('exports.take')}
          </ActionButton>
        )}
        {taken !== undefined && row.parts > 1 && (
          <span role="status">{t('exports.taking', { part: taken, parts: row.parts })}</span>
        )}
        <ActionButton
          size="xs"
          variant="subtle"
          loading={remove.isRunning}
          aria-label={t('exports.dropOf', { kind, days })}
          onClick={() => void remove.run({ params: { id: row.id } }).then((left) => left && onLeft(left))}
        >
          {t('exports.drop')}
        </ActionButton>
      </div>
    </li>
  );
}
