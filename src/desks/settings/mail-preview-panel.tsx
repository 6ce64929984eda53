import { NativeSelect } from '@mantine/core';
import { getNonce } from 'get-nonce';
import { useEffect, useState } from 'react';
import { call } from '../../client/call';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTenant } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { LOCALE_FACTS } from '../../contract/locales';
import type { MailPreview, MailWanted } from '../../contract/mail-settings';
import { MAIL_TEMPLATES } from '../../contract/mail-settings.enums';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './settings.module.css';

/** The policy of this page is that of the frame too: without the page's nonce a mail has none of its colours in the dark. */
const styled = (html: string) => html.replace('<style>', `<style nonce="${getNonce() ?? ''}">`);

/** Any of the shop's mails in any of its languages, as it goes out; and to one's own address, to see it in an inbox. */
export function MailPreviewPanel() {
  const { t } = useTranslation('operator');
  const { defaultLanguage, supportedLanguages } = useTenant();
  const mayEdit = useMay('settings.edit');
  const [wanted, setWanted] = useState<MailWanted>({ template: 'orderPlaced', language: defaultLanguage });
  const [preview, setPreview] = useState<MailPreview>();
  const [error, setError] = useState<ApiError>();
  const test = useAction('POST /operator/settings/mail/test', { isSwitch: true });
  useEffect(() => {
    let isOver = false;
    setError(undefined);
    call('GET /operator/settings/mail/preview', { query: wanted }).then(
      (read) => (isOver ? undefined : setPreview(read)),
      (caught: unknown) => (isOver ? undefined : setError(caught as ApiError)),
    );
    return () => {
      isOver = true;
    };
  }, [wanted]);
  const send = async () => {
    const sent = await test.run({ body: wanted });
    if (sent) notify.success(t('settings.mail.sent', { address: sent.to }));
  };
  return (
    <section className={classes.section} aria-labelledby="preview">
      <h2 id="preview">{t('settings.mail.preview')}</h2>
      <div className={classes.pair}>
        <NativeSelect
          size="sm"
          label={t('settings.mail.mail')}
          value={wanted.template}
          data={MAIL_TEMPLATES.map((name) => ({ value: name, label: t(`settings.mail.template.${name}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setWanted((current) => ({ ...current, template: value as MailWanted['template'] }))
          }
        />
        <NativeSelect
          size="sm"
          label={t('settings.mail.language')}
          value={wanted.language}
          data={supportedLanguages.map((language) => ({ value: language, label: LOCALE_FACTS[language].name }))}
          onChange={({ currentTarget: { value } }) =>
            setWanted((current) => ({ ...current, language: value as MailWanted['language'] }))
          }
        />
      </div>
      <RefusalAlert error={error ?? test.error} />
      {preview && (
        <>
          <p>
            <strong dir="auto">{preview.subject}</strong>
          </p>
          {/* nothing in it runs, and nothing in it reaches this page */}
          <iframe
            className={classes.mail}
            title={t('settings.mail.preview')}
            sandbox=""
            srcDoc={styled(preview.html)}
          />
          <details>
            <summary>{t('settings.mail.plain')}</summary>
            <pre className={classes.plain} dir="auto">
              {preview.text}
            </pre>
          </details>
        </>
      )}
      {mayEdit && (
        <div className={classes.actions}>
          <ActionButton variant="default" loading={test.isRunning} onClick={() => void send()}>
            {t('settings.mail.test')}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
