import { Button } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useLocale } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Withdrawal } from '../../contract/wallet';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  withdrawal: Withdrawal;
  onChanged: () => void;
}

/** Takes a withdrawal back that the shop has not decided yet. */
export function CancelWithdrawal({ withdrawal: { id, withdrawalNo, amount }, onChanged }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const cancel = useAction('POST /front/user-account/withdrawals/{id}/cancel', {
    onError: (refusal) => notify.error(refusal.detail || t('common:errors.NETWORK')),
  });
  const run = async () => {
    const cancelled = await cancel.run({ params: { id } });
    setAsks(false);
    if (cancelled) notify.success(t('withdrawals.CANCELLED'), withdrawalNo);
    onChanged();
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="sm"
        onClick={() => setAsks(true)}
        aria-label={`${t('common:actions.cancel')}: ${withdrawalNo}`}
      >
        {t('common:actions.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('withdrawals.cancelTitle')}
        text={t('withdrawals.cancelText', { amount: formatMoney(amount, intlTag(locale)) })}
        confirmLabel={t('withdrawals.cancelConfirm')}
        cancelLabel={t('withdraw.back')}
        isDangerous
        isRunning={cancel.isRunning}
        onConfirm={() => void run()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
