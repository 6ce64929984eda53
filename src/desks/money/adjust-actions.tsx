import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { LedgerRecord } from '../../contract/ledger-desk';
import { WordForm } from '../bench/word-form';
import { ApprovalPanel } from './approval-panel';
import classes from './money.module.css';

interface Props {
  event: LedgerRecord;
  onChanged: (now: LedgerRecord | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** To take a wrong posting back by another one, which takes two persons; nothing of it changes. */
export function AdjustActions({ event: { id, canAdjust, approvals, shopper }, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const mayAsk = useMay('money.reconcile');
  const on = { onError: onRefused };
  const ask = useAction('POST /operator/ledger/{id}/ask', on);
  const decide = useAction('POST /operator/ledger/{id}/decide', on);
  const params = { id };
  const open = approvals.find(({ decision }) => decision === null);
  const last = approvals.at(-1);
  if (open)
    return (
      <>
        <p className={classes.note}>{t('ledger.adjust.follows', { name: shopper?.name ?? '' })}</p>
        <ApprovalPanel
          key={open.id}
          approval={open}
          needs="money.adjust"
          isRunning={decide.isRunning}
          error={decide.error}
          onDecide={(body) => void decide.run({ params, body }).then(onChanged)}
        />
      </>
    );
  return (
    <>
      {last?.decision && (
        <p className={classes.note}>
          {t(`ledger.adjust.said.${last.decision}`, { name: last.decidedBy ?? '' })} {last.note} {last.decisionNote}
        </p>
      )}
      {canAdjust && mayAsk && (
        <WordForm
          label={t('ledger.adjust.reason')}
          description={t('ledger.adjust.hint')}
          button={t('ledger.adjust.do')}
          isRunning={ask.isRunning}
          error={ask.error}
          onSend={async (reason) => onChanged(await ask.run({ params, body: { reason } }))}
        />
      )}
    </>
  );
}
