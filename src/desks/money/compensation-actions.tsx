import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskCompensation } from '../../contract/compensation-desk';
import { WordForm } from '../bench/word-form';
import { ApprovalPanel } from './approval-panel';
import { CompensationForm } from './compensation-form';

interface Props {
  compensation: DeskCompensation;
  onChanged: (now: DeskCompensation | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** The next step of a compensation, and to drop it as long as nothing was given. */
export function CompensationActions({ compensation, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const mayAsk = useMay('money.refund');
  const mayPay = useMay('money.withdraw-request');
  const on = { onError: onRefused };
  const decide = useAction('POST /operator/compensations/{id}/decide', on);
  const again = useAction('POST /operator/compensations/{id}/ask', on);
  const pay = useAction('POST /operator/compensations/{id}/pay', on);
  const drop = useAction('POST /operator/compensations/{id}/drop', on);
  const { id, version, status, amount, reason, note, approvals, shopper } = compensation;
  const params = { id };
  const open = approvals.find(({ decision }) => decision === null);
  const sentBack = approvals.at(-1)?.decisionNote;
  return (
    <>
      {status === 'ASKED' && open && (
        <ApprovalPanel
          key={open.id}
          approval={open}
          needs="money.adjust"
          isRunning={decide.isRunning}
          error={decide.error}
          onDecide={(body) => void decide.run({ params, body }).then(onChanged)}
        />
      )}
      {status === 'SENT_BACK' && mayAsk && (
        <>
          {sentBack && <p>{t('compensations.sentBack', { note: sentBack })}</p>}
          <CompensationForm
            key={version}
            currency={amount.currency}
            first={{ amount: amount.amount, reason, note }}
            isRunning={again.isRunning}
            error={again.error}
            onSend={async (words) => onChanged(await again.run({ params, body: { version, ...words } }))}
          />
        </>
      )}
      {status === 'OWED' && mayPay && (
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
      {(status === 'ASKED' || status === 'SENT_BACK') && mayAsk && (
        <WordForm
          label={t('compensations.drop.why')}
          description={t('compensations.drop.follows')}
          button={t('compensations.drop.do')}
          isRunning={drop.isRunning}
          error={drop.error}
          onSend={async (why) => onChanged(await drop.run({ params, body: { version, why } }))}
        />
      )}
    </>
  );
}
