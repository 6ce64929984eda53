import { Checkbox, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { WorkingWeek } from '../../contract/working-time';
import classes from './settings.module.css';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const USUAL = { from: 540, to: 1080 };
const LAST_MINUTE = 1439;

const two = (number: number) => String(number).padStart(2, '0');
const clock = (minutes: number) => {
  const shown = Math.min(minutes, LAST_MINUTE);
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
};
const minutesOf = (typed: string) => {
  const [hours = NaN, minutes = NaN] = typed.split(':').map(Number);
  return hours * 60 + minutes;
};

interface Props {
  value: WorkingWeek;
  onChange: (value: WorkingWeek) => void;
  error: string | undefined;
}

/** When people work there, by the warehouse's own clock: what promises of the desks run by. */
export function WeekFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const title = useId();
  const set = (at: number, hours: WorkingWeek[number]) =>
    onChange(value.map((known, index) => (index === at ? hours : known)));
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h2 id={title}>{t('settings.warehouses.week')}</h2>
      <p className={classes.quiet}>{t('settings.warehouses.weekHint')}</p>
      <ul className={classes.list}>
        {DAYS.map((day, at) => {
          const hours = value[at] ?? null;
          return (
            <li key={day} className={classes.row}>
              <Checkbox
                size="sm"
                label={t(`settings.warehouses.day.${day}`)}
                checked={hours !== null}
                onChange={() => set(at, hours ? null : USUAL)}
              />
              {hours && (
                <span className={classes.actions}>
                  {(['from', 'to'] as const).map((end) => (
                    <TextInput
                      key={end}
                      size="sm"
                      type="time"
                      required
                      aria-label={t(`settings.warehouses.${end}Of`, { day: t(`settings.warehouses.day.${day}`) })}
                      value={Number.isNaN(hours[end]) ? '' : clock(hours[end])}
                      onChange={(event) => set(at, { ...hours, [end]: minutesOf(event.currentTarget.value) })}
                    />
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {error && <p role="alert">{t('settings.warehouses.noWeek')}</p>}
    </section>
  );
}
