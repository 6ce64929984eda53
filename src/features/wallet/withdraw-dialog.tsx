import type { WithdrawDraft } from './withdraw-form';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { WalletSummary } from '../../contract/wallet';
import { Dialog } from '../../ui/dialog';
import type { RenderCode } from '../../ui/proof-field';
import { SetPayPasswordForm } from './set-pay-password-form';
import { WithdrawConfirm } from './withdraw-confirm';
import { WithdrawForm } from './withdraw-form';

interface Props {
  summary: WalletSummary;
  renderCode: RenderCode;
  onClose: () => void;
  onChanged: () => void;
}

/** How much and where to; then one look at both, and the pay password. */
export function WithdrawDialog({ summary, renderCode, onClose, onChanged }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const [hasPassword, setHasPassword] = useState(summary.hasPayPassword);
  // what was there when the dialog opened: the list behind it may load anew
  const [available] = useState(summary.balance);
  const [draft, setDraft] = useState<WithdrawDraft>();
  const [isChecking, setChecking] = useState(false);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('withdraw.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {!hasPassword ? (
        <SetPayPasswordForm
          lead={t('withdraw.setFirst')}
          renderCode={renderCode}
          onSaved={() => (setHasPassword(true), onChanged())}
        />
      ) : isChecking && draft ? (
        <WithdrawConfirm
          draft={draft}
          currency={available.currency}
          onBack={() => setChecking(false)}
          onSent={onChanged}
          onClose={onClose}
        />
      ) : (
        <WithdrawForm available={available} draft={draft} onNext={(next) => (setDraft(next), setChecking(true))} />
      )}
    </Dialog>
  );
}
