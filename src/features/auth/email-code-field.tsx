import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { CODE_PURPOSES } from '../../contract/auth.enums';
import { ActionButton } from '../../ui/action-button';
import classes from './email-code-field.module.css';

interface Props {
  email: string;
  purpose: (typeof CODE_PURPOSES)[number];
  value: string;
  onChange: (code: string) => void;
  error?: string;
}

/** The server sends one code a minute at most. */
const WAIT_SECONDS = 60;

/** Six digits from a mail, with the button that has it sent. */
export function EmailCodeField({ email, purpose, value, onChange, error }: Props) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const [wait, setWait] = useState(0);
  const send = useAction('POST /front/user/send-email-code', {
    onError: (refusal) => notify.error(refusal.detail || t('errors.NETWORK')),
  });

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const sendCode = async (button: HTMLButtonElement) => {
    const sent = await send.run({ body: { email, purpose } });
    if (!sent) return;
    notify.success(t('code.sent'), t('code.sentTo', { email, interpolation: { escapeValue: false } }));
    // the button is locked now and would lose the focus; who has gone on meanwhile is left alone
    const focused = document.activeElement;
    if (focused === button || focused === document.body) input.current?.focus();
    setWait(WAIT_SECONDS);
  };

  return (
    <TextInput
      ref={input}
      label={t('code.label')}
      name="verificationCode"
      inputMode="numeric"
      // digits run left to right in every language
      dir="ltr"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      error={error}
      inputContainer={(field) => (
        <div className={classes.row}>
          {field}
          <ActionButton
            variant="default"
            onClick={({ currentTarget }) => void sendCode(currentTarget)}
            loading={send.isRunning}
            disabled={wait > 0 || !/.@./.test(email)}
          >
            {wait > 0 ? t('code.again', { seconds: wait }) : t('code.send')}
          </ActionButton>
        </div>
      )}
    />
  );
}
