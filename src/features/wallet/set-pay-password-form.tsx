import { Button, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { NewPinFields, useNewPin } from '../../ui/new-pin-fields';
import { RefusalAlert } from '../../ui/refusal-alert';

/** The first pay password. */
export function SetPayPasswordForm({ lead, onSaved }: { lead: string; onSaved: () => void }) {
  const { t } = useTranslation('account');
  const fields = useNewPin();
  const save = useAction('POST /front/user-account/first-set-pay-password', { onError: fields.refuse });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || !(await save.run({ body: { payPassword: fields.pin } }))) return;
    notify.success(t('payPassword.saved'));
    onSaved();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text>{lead}</Text>
        <RefusalAlert error={save.error} />
        <NewPinFields fields={fields} label={t('payPassword.new')} repeatLabel={t('payPassword.repeat')} />
        <Button type="submit" size="md" loading={save.isRunning} disabled={!fields.isFull}>
          {t('payPassword.save')}
        </Button>
      </Stack>
    </form>
  );
}
