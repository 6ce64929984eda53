import { Anchor, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { NewPinFields, useNewPin } from '../../ui/new-pin-fields';
import { PinField } from '../../ui/pin-field';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  onSaved: () => void;
  onForgotten: () => void;
}

/** Another pay password by whoever knows the one of now. */
export function ChangePayPasswordForm({ onSaved, onForgotten }: Props) {
  const { t } = useTranslation('account');
  const [current, setCurrent] = useState('');
  const fields = useNewPin();
  const change = useAction('POST /front/user-account/resetPayPassword', {
    onError: (refusal) => {
      if (refusal.errors.length > 0) fields.refuse(refusal);
      else setCurrent('');
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check()) return;
    const body = { oldPayPassword: current, newPayPassword: fields.pin };
    if (!(await change.run({ body }))) return;
    notify.success(t('payPassword.saved'));
    onSaved();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <RefusalAlert error={change.error} />
        <PinField label={t('payPassword.current')} value={current} onChange={setCurrent} />
        <NewPinFields fields={fields} label={t('payPassword.new')} repeatLabel={t('payPassword.repeat')} />
        <ActionButton
          type="submit"
          size="md"
          loading={change.isRunning}
          disabled={!fields.isFull || current.length !== 6}
        >
          {t('payPassword.save')}
        </ActionButton>
        <Anchor component="button" type="button" onClick={onForgotten}>
          {t('payPassword.forgotten')}
        </Anchor>
      </Stack>
    </form>
  );
}
