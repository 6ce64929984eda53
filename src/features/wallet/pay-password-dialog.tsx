import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { Dialog } from '../../ui/dialog';
import type { RenderCode } from '../../ui/proof-field';
import { ChangePayPasswordForm } from './change-pay-password-form';
import { ResetPayPasswordForm } from './reset-pay-password-form';
import { SetPayPasswordForm } from './set-pay-password-form';

export type PayPasswordTask = 'set' | 'change' | 'reset';

interface Props {
  task: PayPasswordTask;
  email: string;
  renderCode: RenderCode;
  onClose: () => void;
  onSaved: () => void;
}

export function PayPasswordDialog({ task: first, email, renderCode, onClose, onSaved }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const [task, setTask] = useState(first);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`payPassword.${task}Title`)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {task === 'set' && <SetPayPasswordForm lead={t('payPassword.text')} renderCode={renderCode} onSaved={onSaved} />}
      {task === 'change' && <ChangePayPasswordForm onSaved={onSaved} onForgotten={() => setTask('reset')} />}
      {task === 'reset' && <ResetPayPasswordForm email={email} renderCode={renderCode} onSaved={onSaved} />}
    </Dialog>
  );
}
