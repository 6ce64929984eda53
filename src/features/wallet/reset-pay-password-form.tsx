import { Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { NewPinFields, useNewPin } from '../../ui/new-pin-fields';
import type { RenderCode } from '../../ui/proof-field';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  email: string;
  renderCode: RenderCode;
  onSaved: () => void;
}

/** Another pay password by a mailed code. */
export function ResetPayPasswordForm({ email, renderCode, onSaved }: Props) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const fields = useNewPin();
  const reset = useAction('POST /front/user-account/pay-password', { onError: fields.refuse });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    const body = { payPassword: fields.pin, emailVerificationCode: code };
    if (!(await reset.run({ body }))) return;
    notify.success(t('payPassword.saved'));
    onSaved();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text>{t('payPassword.resetText', { email })}</Text>
        <RefusalAlert error={reset.error} />
        {renderCode(code, setCode)}
        <NewPinFields fields={fields} label={t('payPassword.new')} repeatLabel={t('payPassword.repeat')} />
        <ActionButton type="submit" size="md" loading={reset.isRunning} disabled={!fields.isFull || code.length !== 6}>
          {t('payPassword.save')}
        </ActionButton>
      </Stack>
    </form>
  );
}
