import { useState } from 'react';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { AccountAnswer, OutsideAccount } from '../../contract/payment-settings';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip } from '../../ui/status-chip';
import classes from './settings.module.css';
import type { PaymentsState } from './use-payments';

/** To ask the service whether it takes the keys, and to forget them. */
export function AccountActions({ account, state }: { account: OutsideAccount; state: PaymentsState }) {
  const { t } = useTranslation('operator');
  const { name, title, version } = account;
  const params = { name };
  const [answer, setAnswer] = useState<AccountAnswer>();
  const [isAsking, setAsking] = useState(false);
  const test = useAction('POST /operator/settings/accounts/{name}/test');
  const remove = useAction('DELETE /operator/settings/accounts/{name}', { onError: state.onError });
  const forget = async () => {
    const done = await remove.run({ params, query: { version } });
    setAsking(false);
    state.then(done);
  };
  return (
    <div className={classes.wide}>
      <RefusalAlert error={test.error ?? (remove.error?.status === 409 ? undefined : remove.error)} />
      {answer && (
        <p role="status">
          <StatusChip tone={answer.isWell ? 'done' : 'trouble'}>
            {t(answer.isWell ? 'settings.payments.answers' : 'settings.payments.refuses')}
          </StatusChip>{' '}
          <bdi dir="ltr">{answer.said}</bdi>
        </p>
      )}
      <div className={classes.actions}>
        <ActionButton
          variant="default"
          loading={test.isRunning}
          aria-label={t('settings.payments.testOf', { title })}
          onClick={() => void test.run({ params }).then(setAnswer)}
        >
          {t('settings.payments.testKeys')}
        </ActionButton>
        <ActionButton
          variant="subtle"
          color="red"
          aria-label={t('settings.payments.forgetOf', { title })}
          onClick={() => setAsking(true)}
        >
          {t('settings.payments.forget')}
        </ActionButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.payments.forgetAsk', { title })}
        text={t('settings.payments.forgetText')}
        confirmLabel={t('settings.payments.forget')}
        isDangerous
        isRunning={remove.isRunning}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
