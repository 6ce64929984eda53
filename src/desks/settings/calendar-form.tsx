import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LONGEST_HOLIDAY, withDays, wrongSpan } from '../../contract/calendar-days';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import type { SiteYear } from '../../contract/warehouse-settings';
import type { OtherDay } from '../../contract/working-time';
import { DAY_KINDS } from '../../contract/working-time.enums';
import { ActionButton } from '../../ui/action-button';
import { StatusChip } from '../../ui/status-chip';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { useSection } from './use-section';

interface Props {
  site: { id: string; name: string; year: string };
  read: SiteYear;
  /** Whether something of it is typed and not saved. */
  onChanged: (isChanged: boolean) => void;
}

/** Days that are otherwise than the week says, as a list that spans of days are put into. */
export function CalendarForm({ site: { id, name, year }, read, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const state = useSection(read);
  const { typed, set, known } = state;
  const [span, setSpan] = useState({ from: '', to: '' });
  const [kind, setKind] = useState<OtherDay['kind']>('OFF');
  const [note, setNote] = useState('');
  // not in the list yet, which asks for itself
  const isBegun = span.from !== '' || span.to !== '' || note.trim() !== '';
  useUnsavedForm(isBegun);
  const isChanged = state.isChanged || isBegun;
  useEffect(() => {
    onChanged(isChanged);
    return () => onChanged(false);
  }, [isChanged, onChanged]);
  const save = useAction('PUT /operator/settings/warehouses/{id}/calendar', { onError: state.onError });
  const submit = async () =>
    state.then(
      await save.run({ params: { id }, body: { year, version: known.version, values: typed } }),
      t('settings.calendar.saved'),
    );
  const to = span.to || span.from;
  const wrong = wrongSpan({ from: span.from, to });
  const put = () => {
    set('days', withDays(typed.days, { from: span.from, to, kind, note: note.trim() }));
    setSpan({ from: '', to: '' });
    setNote('');
  };
  const dayText = (day: string) => formatDate(`${day}T00:00:00Z`, 0, intlTag(locale));
  return (
    <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
      <ul className={classes.list} aria-label={t('settings.calendar.of', { name, year })}>
        {typed.days.map((one) => (
          <li key={one.day} className={classes.row}>
            <span>
              {dayText(one.day)}{' '}
              <StatusChip tone={one.kind === 'OFF' ? 'neutral' : 'moving'}>
                {t(`settings.calendar.${one.kind}`)}
              </StatusChip>{' '}
              <bdi>{one.note}</bdi>
            </span>
            <ActionButton
              size="xs"
              variant="subtle"
              aria-label={t('settings.calendar.takeOut', { day: dayText(one.day) })}
              onClick={() =>
                set(
                  'days',
                  typed.days.filter(({ day }) => day !== one.day),
                )
              }
            >
              {t('settings.remove')}
            </ActionButton>
          </li>
        ))}
      </ul>
      {typed.days.length === 0 && <p className={classes.quiet}>{t('settings.calendar.none')}</p>}
      <div className={classes.shelf} role="group" aria-label={t('settings.calendar.more')}>
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            size="sm"
            type="date"
            label={t(`settings.calendar.${end}`)}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            value={span[end]}
            error={end === 'to' && wrong && t(`settings.calendar.${wrong}`, { count: LONGEST_HOLIDAY })}
            onChange={({ currentTarget: { value } }) => setSpan((current) => ({ ...current, [end]: value }))}
          />
        ))}
        <NativeSelect
          size="sm"
          label={t('settings.calendar.kind')}
          value={kind}
          data={DAY_KINDS.map((one) => ({ value: one, label: t(`settings.calendar.${one}`) }))}
          onChange={(event) => setKind(event.currentTarget.value as OtherDay['kind'])}
        />
        <TextInput
          size="sm"
          label={t('settings.calendar.note')}
          maxLength={80}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      <div className={classes.actions}>
        <ActionButton size="xs" variant="default" disabled={!span.from || wrong !== undefined} onClick={put}>
          {t('settings.calendar.put')}
        </ActionButton>
      </div>
    </SectionForm>
  );
}
