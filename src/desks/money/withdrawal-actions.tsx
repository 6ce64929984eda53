import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskWithdrawal } from '../../contract/withdrawal-desk';
import { ApprovalPanel } from './approval-panel';
import { WordForm } from '../bench/word-form';

interface Props {
  withdrawal: DeskWithdrawal;
  onChanged: (now: DeskWithdrawal | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** The one thing to do next with a withdrawal, and to refuse it as long as no money has left. */
export function WithdrawalActions({ withdrawal: { id, status, approvals, shopper }, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const mayAsk = useMay('money.withdraw-request');
  const on = { onError: onRefused };
  const ask = useAction('POST /operator/withdrawals/{id}/ask', on);
  const decide = useAction('POST /operator/withdrawals/{id}/decide', on);
  const pay = useAction('POST /operator/withdrawals/{id}/pay', on);
  const refuse = useAction('POST /operator/withdrawals/{id}/refuse', on);
  const params = { id };
  const open = approvals.find(({ decision }) => decision === null);
  const isOpen = status === 'REQUESTED' || status === 'APPROVED';
  if (!isOpen) return null;
  return (
    <>
      {status === 'REQUESTED' && open && (
        <ApprovalPanel
          key={open.id}
          approval={open}
          needs="money.withdraw-approve"
          isRunning={decide.isRunning}
          error={decide.error}
          onDecide={(body) => void decide.run({ params, body }).then(onChanged)}
        />
      )}
      {mayAsk && status === 'REQUESTED' && !open && (
        <WordForm
          label={t('withdrawals.ask.note')}
          description={t('withdrawals.ask.follows')}
          button={t('withdrawals.ask.do')}
          isPrimary
          mayBeEmpty
          isRunning={ask.isRunning}
          error={ask.error}
          onSend={async (note) => onChanged(await ask.run({ params, body: { note } }))}
        />
      )}
      {mayAsk && status === 'APPROVED' && (
        <WordForm
          label={t('withdrawals.pay.reference')}
          description={t('withdrawals.pay.follows', { name: shopper.name })}
          button={t('withdrawals.pay.do')}
          isPrimary
          isLine
          isRunning={pay.isRunning}
          error={pay.error}
          onSend={async (bankReference) => onChanged(await pay.run({ params, body: { bankReference } }))}
        />
      )}
      {mayAsk && (
        <WordForm
          label={t('withdrawals.refuse.reason')}
          description={t('withdrawals.refuse.follows', { name: shopper.name })}
          button={t('withdrawals.refuse.do')}
          isRunning={refuse.isRunning}
          error={refuse.error}
          onSend={async (reason) => onChanged(await refuse.run({ params, body: { status, reason } }))}
        />
      )}
    </>
  );
}
