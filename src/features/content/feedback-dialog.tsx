import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useProfile } from '../../client/use-profile';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';

const MESSAGE_LENGTH = 2000;
const rules = () => import('../../contract/content.schemas').then((file) => file.FeedbackInput);

export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['homepage', 'common']);
  const { values, errors, set, validate, takeErrors } = useFields(rules, {
    message: '',
    email: useProfile()?.email ?? '',
  });
  const [isSent, setSent] = useState(false);
  const fieldText = useFieldText(errors);
  const send = useAction('POST /user-feedback', { onError: takeErrors });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = await validate();
    if (body && (await send.run({ body }))) setSent(true);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isSent ? 'feedback.thanks' : 'feedback.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {isSent ? (
        <Stack>
          <Text role="status">{t('feedback.thanksText')}</Text>
          <Button onClick={onClose} data-autofocus>
            {t('common:actions.close')}
          </Button>
        </Stack>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <RefusalAlert error={send.error} />
            <Textarea
              name="message"
              label={t('feedback.message')}
              rows={5}
              maxLength={MESSAGE_LENGTH}
              value={values.message}
              onChange={(event) => set('message', event.currentTarget.value)}
              error={fieldText('message')}
              data-autofocus
            />
            <TextInput
              name="email"
              type="email"
              dir="ltr"
              label={t('feedback.email')}
              description={t('feedback.emailText')}
              autoComplete="email"
              value={values.email}
              onChange={(event) => set('email', event.currentTarget.value)}
              error={fieldText('email')}
            />
            <ActionButton type="submit" loading={send.isRunning}>
              {t('feedback.send')}
            </ActionButton>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
