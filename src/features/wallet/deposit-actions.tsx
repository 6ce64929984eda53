import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { usePayStart } from '../../client/use-pay-start';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  depositNo: string;
  amount: Money;
  /** In a list there are many of them: none is the page's one button. */
  isInRow?: boolean;
  onChanged: () => void;
}

/** What can be done with a top-up that is not paid: try again, or give it up. */
export function DepositActions({ depositNo, amount, isInRow = false, onChanged }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { isLeaving, isBeyondUs, goOn } = usePayStart();
  const onError = (refusal: { detail: string }) => notify.error(refusal.detail || t('common:errors.NETWORK'));
  const retry = useAction('POST /front/user-account/deposits/{depositNo}/pay', { onError });
  const cancel = useAction('POST /front/user-account/deposits/{depositNo}/cancel', { onError });
  const params = { depositNo };
  const pay = async () => {
    const started = await retry.run({ params });
    if (started) goOn(started.start);
    else onChanged();
  };
  const giveUp = async () => {
    const cancelled = await cancel.run({ params });
    setAsks(false);
    if (cancelled) notify.success(t('deposits.cancelled'), depositNo);
    onChanged();
  };
  return (
    <>
      <RefusalAlert error={isBeyondUs ? { detail: t('common:errors.METHOD_DISABLED') } : undefined} />
      <Group gap="xs" justify={isInRow ? 'start' : 'center'}>
        <ActionButton
          size="sm"
          variant={isInRow ? 'default' : 'filled'}
          onClick={() => void pay()}
          loading={retry.isRunning || isLeaving}
          aria-label={`${t('common:actions.retry')}: ${depositNo}`}
        >
          {t('common:actions.retry')}
        </ActionButton>
        <Button
          size="sm"
          variant="subtle"
          color="red"
          onClick={() => setAsks(true)}
          aria-label={`${t('common:actions.cancel')}: ${depositNo}`}
        >
          {t('common:actions.cancel')}
        </Button>
        <ConfirmDialog
          isOpen={asks}
          title={t('deposits.cancelTitle')}
          text={t('deposits.cancelText', { amount: formatMoney(amount, intlTag(locale)) })}
          confirmLabel={t('deposits.cancelConfirm')}
          cancelLabel={t('withdraw.back')}
          isDangerous
          isRunning={cancel.isRunning}
          onConfirm={() => void giveUp()}
          onClose={() => setAsks(false)}
        />
      </Group>
    </>
  );
}
