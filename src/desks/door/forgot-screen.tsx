import { Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { AccountEmailField } from '../../ui/account-email-field';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { DoorCard } from '../bench/door-card';

/** Asks for the mail by which another password is set; what it says is the same whether anybody has the address. */
export function ForgotScreen() {
  const { t } = useTranslation('operator');
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const ask = useAction('POST /operator/forgot-password');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await ask.run({ body: { email } })) setSent(true);
  };
  return (
    <DoorCard title={t('reset.title')}>
      <RefusalAlert error={ask.error} />
      {isSent ? (
        <Text role="status">{t('reset.sent')}</Text>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <AccountEmailField label={t('login.email')} value={email} onChange={setEmail} error={undefined} />
            <ActionButton type="submit" size="md" disabled={!email.trim()} loading={ask.isRunning}>
              {t('reset.send')}
            </ActionButton>
          </Stack>
        </form>
      )}
    </DoorCard>
  );
}
