import { NativeSelect } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../client/call';
import type { ApiError } from '../../client/caller';
import { useTranslation } from '../../client/use-translation';
import type { SiteYear } from '../../contract/warehouse-settings';
import { RefusalAlert } from '../../ui/refusal-alert';
import { CalendarForm } from './calendar-form';
import classes from './settings.module.css';

const YEARS_AHEAD = 2;
const yearsFrom = (year: number) => Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => String(year + ahead));

/** Holidays of one warehouse, a year at a time; asked for when somebody wants to see it. */
export function CalendarPanel({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('operator');
  const [years] = useState(() => yearsFrom(new Date().getUTCFullYear()));
  const [isOpen, setOpen] = useState(false);
  const [year, setYear] = useState(years[0] ?? '');
  const [read, setRead] = useState<{ year: string; known: SiteYear }>();
  const [isChanged, setChanged] = useState(false);
  const [error, setError] = useState<ApiError>();
  const load = useCallback(async () => {
    setError(undefined);
    await call('GET /operator/settings/warehouses/{id}/calendar', { params: { id }, query: { year } }).then(
      (known) => setRead({ year, known }),
      (caught: unknown) => setError(caught as ApiError),
    );
  }, [id, year]);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  return (
    <details className={classes.section} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>{t('settings.calendar.title')}</summary>
      <p className={classes.quiet}>{t('settings.calendar.hint')}</p>
      <NativeSelect
        size="sm"
        label={t('settings.calendar.year')}
        value={year}
        data={years}
        // another year would take the place of what is typed
        disabled={isChanged}
        description={isChanged ? t('settings.calendar.changed') : undefined}
        onChange={(event) => setYear(event.currentTarget.value)}
      />
      <RefusalAlert error={error} />
      {read?.year === year && (
        <CalendarForm key={year} site={{ id, name, year }} read={read.known} onChanged={setChanged} />
      )}
    </details>
  );
}
