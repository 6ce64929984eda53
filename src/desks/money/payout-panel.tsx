import Link from 'next/link';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { Money } from '../../contract/fields';
import { intlTag } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import type { Payout } from '../../contract/payout-desk';
import { LoadError } from '../../ui/load-error';
import { WordForm } from '../bench/word-form';
import { ApprovalPanel } from './approval-panel';
import classes from './money.module.css';

/** A payout against the money book: what it is made of, and the two persons who post it. */
export function PayoutPanel({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const { locale } = useShell();
  const params = { id };
  const { data, error, mutate } = useRequest('GET /operator/statement-lines/{id}/payout', { params });
  const mayAsk = useMay('money.reconcile');
  const keep = (now: Payout | undefined) => {
    if (now) void mutate(now, { revalidate: false });
  };
  const on = { onError: ({ status }: ApiError) => void (status === 409 && mutate()) };
  const ask = useAction('POST /operator/statement-lines/{id}/payout/ask', on);
  const decide = useAction('POST /operator/statement-lines/{id}/payout/decide', on);
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const said = (money: Money) => formatMoney(money, intlTag(locale));
  const sums = { gross: said(data.gross), net: said(data.net), fee: said(data.fee) };
  const open = data.approvals.find(({ decision }) => decision === null);
  const last = data.approvals.at(-1);
  return (
    <section className={classes.form} aria-label={t('statements.payout.title')}>
      <p className={classes.note}>{t('statements.payout.says', { parts: data.parts, ...sums })}</p>
      {last?.decision && (
        <p className={classes.note}>
          {t(`statements.payout.said.${last.decision}`, { name: last.decidedBy ?? '' })} {last.decisionNote}
        </p>
      )}
      {data.postedAs !== null && (
        <p>
          {t('statements.payout.posted')}{' '}
          <Link href={deskPaths.ledgerEvent(data.postedAs)} prefetch={false}>
            {t('statements.payout.see')}
          </Link>
        </p>
      )}
      {open && (
        <ApprovalPanel
          key={open.id}
          approval={open}
          needs="money.adjust"
          isRunning={decide.isRunning}
          error={decide.error}
          onDecide={(body) => void decide.run({ params, body }).then(keep)}
        />
      )}
      {!open && data.postedAs === null && !data.isClear && (
        <p className={classes.note}>{t('statements.payout.unclear')}</p>
      )}
      {!open && data.postedAs === null && data.isClear && mayAsk && (
        <WordForm
          label={t('statements.payout.note')}
          description={t('statements.payout.askHint', sums)}
          button={t('statements.payout.ask')}
          mayBeEmpty
          isRunning={ask.isRunning}
          error={ask.error}
          onSend={async (note) => keep(await ask.run({ params, body: { version: data.version, note } }))}
        />
      )}
    </section>
  );
}
