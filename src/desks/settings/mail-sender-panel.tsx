import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { copyText } from '../../client/copy-text';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { MailCheck, MailSenderShown } from '../../contract/mail-settings';
import { ActionButton } from '../../ui/action-button';
import { CopyButton } from '../../ui/copy-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip } from '../../ui/status-chip';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';

/** As zones call it. */
const TXT = 'TXT';
const RECORDS = ['dkim', 'spf', 'dmarc'] as const;

/** The address that mails come from, and whether its domain vouches for them. */
export function MailSenderPanel({ read }: { read: MailSenderShown }) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const [{ sender }, setShown] = useState(read);
  const [checked, setChecked] = useState<MailCheck>();
  const before = sender?.address ?? '';
  const [typed, setTyped] = useState(before);
  const save = useAction('PUT /operator/settings/mail');
  const check = useAction('POST /operator/settings/mail/check', { isSwitch: true });
  const fieldText = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const told = await save.run({ body: { address: typed.trim() } });
    if (!told) return;
    setShown(told);
    setTyped(told.sender?.address ?? '');
    setChecked(undefined);
  };
  const look = async () => {
    const told = await check.run({});
    if (!told) return;
    setShown(told);
    setChecked(told);
  };
  return (
    <section className={classes.section} aria-labelledby="sender">
      <h2 id="sender">{t('settings.mail.sender')}</h2>
      <p className={classes.quiet}>{t(sender ? 'settings.mail.own' : 'settings.mail.server')}</p>
      <RefusalAlert error={check.error ?? (save.error?.status === 422 ? undefined : save.error)} />
      {sender && (
        <>
          <div className={classes.actions}>
            <strong dir="ltr">{sender.address}</strong>
            <StatusChip tone={sender.isProved ? 'done' : 'waiting'}>
              {t(sender.isProved ? 'settings.mail.proved' : 'settings.mail.waits')}
            </StatusChip>
          </div>
          <div className={classes.row}>
            <span className={classes.code} dir="ltr">
              {TXT} <strong>{sender.record.name}</strong> {sender.record.value}
            </span>
            <span className={classes.actions}>
              <CopyButton
                label={t('settings.copy', { what: sender.record.name })}
                onCopy={() => copyText(sender.record.name)}
              />
              <CopyButton label={t('settings.mail.copyKey')} onCopy={() => copyText(sender.record.value)} />
            </span>
          </div>
          {checked && (
            <div role="status">
              <ul className={classes.list}>
                {RECORDS.map((record) => (
                  <li key={record}>
                    <StatusChip tone={checked[record] ? 'done' : 'trouble'}>
                      {t(checked[record] ? 'settings.mail.there' : 'settings.mail.missing')}
                    </StatusChip>{' '}
                    {t(`settings.mail.record.${record}`)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {mayEdit && (
            <div className={classes.actions}>
              <ActionButton size="xs" variant="default" loading={check.isRunning} onClick={() => void look()}>
                {t('settings.domain.check')}
              </ActionButton>
            </div>
          )}
        </>
      )}
      {mayEdit && (
        <form className={classes.fields} onSubmit={(event) => void submit(event)}>
          <TextInput
            size="sm"
            type="email"
            label={t('settings.mail.address')}
            description={t('settings.mail.addressHint')}
            maxLength={254}
            dir="ltr"
            value={typed}
            error={fieldText('address')}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SaveBar isChanged={typed !== before} isSaving={save.isRunning} onDiscard={() => setTyped(before)}>
            <ActionButton type="submit" variant="default" loading={save.isRunning} disabled={!typed.includes('@')}>
              {t('settings.mail.makeKey')}
            </ActionButton>
          </SaveBar>
        </form>
      )}
    </section>
  );
}
