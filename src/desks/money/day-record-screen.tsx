import { Alert } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DayRecord } from '../../contract/day-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { DayActions } from './day-actions';
import { DayClearing } from './day-clearing';
import { DayFigures } from './day-figures';
import { DayOpen } from './day-open';
import { DAY_TONES } from './day-tones';
import { Facts } from './facts';
import classes from './money.module.css';
import { useDayText } from '../bench/use-day-text';

const readDay = async (data: unknown) => {
  const { DayRecord: rules } = await import('../../contract/day-desk.schemas');
  return rules.safeParse(data).data;
};

/** A day of the money book: what moved, what providers say of it, what is open, and who has signed it. */
export function DayRecordScreen({ first }: { first: DayRecord }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const dayText = useDayText();
  const { record, isStale, take, refuse } = useRecord(first, readDay);
  const time = (at: string | null) => (at ? formatDateTime(at, tenant.timezoneOffset, intlTag(locale)) : '');
  const said = (name: string, at: string | null, note: string) => (
    <>
      <bdi>{name}</bdi> · {time(at)}
      {note && (
        <>
          <br />
          <bdi>{note}</bdi>
        </>
      )}
    </>
  );
  const { state, next, id, late } = record;
  return (
    <>
      <RecordHead
        level={1}
        number={dayText(id)}
        state={{ tone: DAY_TONES[state], word: t(`days.state.${state}`) }}
        facts={<span>{t('days.eventCount', { count: record.events ?? 0 })}</span>}
        isStale={isStale}
      />
      {!record.isSound && (
        <Alert color="red" role="alert" mb="md">
          {t('days.unsound')}
        </Alert>
      )}
      <Facts
        rows={[
          [
            t('days.span'),
            <span key="span" className={classes.span}>
              <span>{time(record.from)} –</span> <span>{time(record.until)}</span>
            </span>,
          ],
          record.signedBy !== null && [t('days.signedHead'), said(record.signedBy, record.signedAt, record.signNote)],
          record.checkedBy !== null && [
            t('days.checkedHead'),
            said(record.checkedBy, record.checkedAt, record.checkNote),
          ],
        ]}
      />
      <DayFigures figures={record.figures} hasLate={late > 0 || record.figures.some((one) => one.late.amount !== 0)} />
      <DayClearing clearing={record.clearing} />
      <DayOpen day={record} />
      {/* who signs has read what stands above */}
      <DayActions day={record} onChanged={take} onRefused={refuse} />
      {state === 'OPEN' && !record.canSign && next !== null && (
        <p className={classes.note}>
          {t('days.first')}{' '}
          <Link href={deskPaths.day(next)} prefetch={false}>
            {dayText(next)}
          </Link>
        </p>
      )}
    </>
  );
}
