import { NumberInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import useSWR from 'swr';
import { call } from '../../client/call';
import { useAction } from '../../client/use-action';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';

const HOURS = 4;

/** An owner lets the people of the platform look for a while, and takes it back. */
export function SupportPanel() {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const { timezoneOffset } = useTenant();
  const { data, mutate } = useSWR('support-access', () => call('GET /operator/support-access', {}));
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState(HOURS);
  const grant = useAction('POST /operator/support-access');
  const end = useAction('POST /operator/support-access/{id}/end');
  const open = data?.find(({ until, endedAt }) => endedAt === null && new Date(until) > new Date());
  const discard = () => {
    setReason('');
    setHours(HOURS);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const granted = await grant.run({ body: { reason, hours } });
    if (!granted) return;
    discard();
    await mutate(granted, { revalidate: false });
  };
  const takeBack = async (id: string) => {
    const left = await end.run({ params: { id } });
    if (left) await mutate(left, { revalidate: false });
  };
  return (
    <section className={classes.section} aria-labelledby="support">
      <h2 id="support">{t('support.title')}</h2>
      <p>{t('support.hint')}</p>
      <RefusalAlert error={grant.error ?? end.error} />
      {open ? (
        <>
          <p>
            {t('support.until', {
              time: formatDateTime(open.until, timezoneOffset, intlTag(locale)),
              name: open.grantedBy,
              reason: open.reason,
            })}
          </p>
          <ActionButton variant="default" loading={end.isRunning} onClick={() => void takeBack(open.id)}>
            {t('support.end')}
          </ActionButton>
        </>
      ) : (
        <form className={classes.form} onSubmit={(event) => void submit(event)}>
          <p>{t('support.none')}</p>
          <TextInput
            label={t('support.reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <NumberInput
            label={t('support.hours')}
            min={1}
            max={72}
            value={hours}
            onChange={(value) => setHours(typeof value === 'number' ? value : HOURS)}
          />
          <SaveBar isChanged={reason !== '' || hours !== HOURS} isSaving={grant.isRunning} onDiscard={discard}>
            <ActionButton
              type="submit"
              variant="default"
              disabled={!reason.trim() || hours < 1 || hours > 72}
              loading={grant.isRunning}
            >
              {t('support.grant')}
            </ActionButton>
          </SaveBar>
        </form>
      )}
    </section>
  );
}
