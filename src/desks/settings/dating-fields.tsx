import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { offsetLabel, tenantDate } from '../../contract/tenant-time';
import classes from './settings.module.css';

export interface Dating {
  /** A day of the shop's calendar; null: at once. */
  from: string | null;
  note: string;
}
interface Props {
  value: Dating;
  onChange: (value: Dating) => void;
  error?: string | undefined;
}

const DAY_MS = 86_400_000;
export const tomorrow = (offset: number) => tenantDate(new Date(Date.now() + DAY_MS), offset);

/** From when on, by the shop's own clock, and why: whoever looks at it later has nobody to ask. */
export function DatingFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('operator');
  const { timezoneOffset } = useShell().tenant;
  const next = tomorrow(timezoneOffset);
  return (
    <section className={classes.section} aria-labelledby="dating">
      <h2 id="dating">{t('settings.dated.when')}</h2>
      <div className={classes.pair}>
        <div className={classes.fields}>
          <SegmentedControl
            size="sm"
            aria-label={t('settings.dated.when')}
            value={value.from === null ? 'now' : 'day'}
            onChange={(choice) => onChange({ ...value, from: choice === 'now' ? null : next })}
            data={[
              { value: 'day', label: t('settings.dated.day') },
              { value: 'now', label: t('settings.dated.now') },
            ]}
          />
          {value.from !== null && (
            <TextInput
              size="sm"
              type="date"
              label={t('settings.dated.from')}
              description={t('settings.dated.midnight', { zone: offsetLabel(timezoneOffset) })}
              min={next}
              value={value.from}
              onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
              error={error}
            />
          )}
        </div>
        <Textarea
          size="sm"
          label={t('settings.dated.note')}
          description={t('settings.dated.noteHint')}
          autosize
          minRows={2}
          maxLength={300}
          value={value.note}
          onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}
