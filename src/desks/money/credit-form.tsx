import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskDeposit } from '../../contract/deposit-desk';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { SumForm } from './sum-form';

interface Props {
  deposit: Pick<DeskDeposit, 'amount' | 'shopper' | 'alone'>;
  isRunning: boolean;
  error: ApiError | undefined;
  onSend: (amount: number) => Promise<void>;
}

/** Credits what a transfer brought. Another sum than its shopper has claimed is asked about: a slip of the point is a hundredfold. */
export function CreditForm({ deposit: { amount: claimed, shopper, alone }, isRunning, error, onSend }: Props) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const [other, setOther] = useState<number>();
  const text = (amount: number) => formatMoney({ amount, currency: claimed.currency }, intlTag(locale));
  const takesTwo = (amount: number) => alone !== null && amount > alone.amount;
  const deed = (sum: string, amount: number) => t(takesTwo(amount) ? 'approval.ask' : 'deposits.credit.do', { sum });
  const send = async (amount: number) => {
    await onSend(amount);
    setOther(undefined);
  };
  return (
    <>
      <SumForm
        label={t('deposits.credit.sum')}
        description={t('deposits.credit.follows', { name: shopper.name })}
        first={claimed}
        button={deed}
        isRunning={isRunning && other === undefined}
        error={error}
        onSend={async (amount) => (amount === claimed.amount ? send(amount) : setOther(amount))}
      />
      <ConfirmDialog
        isOpen={other !== undefined}
        title={t('deposits.credit.sure', { sum: text(other ?? 0), claimed: text(claimed.amount) })}
        text={t('deposits.credit.sureText')}
        confirmLabel={deed(text(other ?? 0), other ?? 0)}
        isRunning={isRunning}
        onConfirm={() => void (other !== undefined && send(other))}
        onClose={() => setOther(undefined)}
      />
    </>
  );
}
