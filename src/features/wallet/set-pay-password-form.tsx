import { Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { NewPinFields, useNewPin } from '../../ui/new-pin-fields';
import { ProofField, useProof, type RenderCode } from '../../ui/proof-field';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  lead: string;
  renderCode: RenderCode;
  onSaved: () => void;
}

/** The first pay password, by whoever proves to be the shopper. */
export function SetPayPasswordForm({ lead, renderCode, onSaved }: Props) {
  const { t } = useTranslation('account');
  const fields = useNewPin();
  const proof = useProof();
  const save = useAction('POST /front/user-account/first-set-pay-password', { onError: fields.refuse });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || !(await save.run({ body: { payPassword: fields.pin, ...proof.body } }))) return;
    notify.success(t('payPassword.saved'));
    onSaved();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text>{lead}</Text>
        <RefusalAlert error={save.error} />
        <NewPinFields fields={fields} label={t('payPassword.new')} repeatLabel={t('payPassword.repeat')} />
        <ProofField proof={proof} renderCode={renderCode} />
        <ActionButton type="submit" size="md" loading={save.isRunning} disabled={!fields.isFull || !proof.isFull}>
          {t('payPassword.save')}
        </ActionButton>
      </Stack>
    </form>
  );
}
