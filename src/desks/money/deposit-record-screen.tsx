import { Alert } from '@mantine/core';
import Link from 'next/link';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { DeskDeposit } from '../../contract/deposit-desk';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDate, formatDateTime } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import { LinkIfMay } from '../bench/link-if-may';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { ApprovalPanel } from './approval-panel';
import { BankLines } from './bank-lines';
import { CreditForm } from './credit-form';
import { DEPOSIT_TONES } from './deposit-tones';
import { Facts } from './facts';
import { History } from './history';
import classes from './money.module.css';
import { Proofs } from './proofs';
import { WordForm } from '../bench/word-form';

interface Props {
  first: DeskDeposit;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (deposit: DeskDeposit) => void;
}

const readDeposit = async (data: unknown) => {
  const { DeskDeposit: rules } = await import('../../contract/deposit-desk.schemas');
  return rules.safeParse(data).data;
};

/** One bank transfer: what its shopper shows of it beside the sum, what looks like it, and the answer. */
export function DepositRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record, isStale, take, refuse } = useRecord(first, readDeposit);
  const may = useMay('money.deposit');
  const credit = useAction('POST /operator/deposits/{id}/answer', { onError: refuse });
  const allow = useAction('POST /operator/deposits/{id}/decide', { onError: refuse });
  const reject = useAction('POST /operator/deposits/{id}/answer', { onError: refuse });
  const keep = (changed: DeskDeposit | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const { id, version, status, shopper, twins, proofs, timeline, approvals } = record;
  const open = approvals.find(({ decision }) => decision === null);
  const params = { id };
  const isOpen = status === 'UNDER_REVIEW';
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{record.depositNo}</bdi>}
        state={{ tone: DEPOSIT_TONES[status], word: t(`deposits.status.${status}`) }}
        facts={
          <>
            <span>
              <LinkIfMay needs="customer.read" href={deskPaths.customer(shopper.id)}>
                <bdi>{shopper.name}</bdi>
              </LinkIfMay>{' '}
              · <bdi>{shopper.email}</bdi>
            </span>
            <Age since={record.createdAt} now={now} />
          </>
        }
        isStale={isStale}
      />
      <p className={classes.total}>
        <MoneyText money={record.amount} />
      </p>
      <Proofs pictures={proofs} />
      <Facts
        rows={[
          [t('deposits.payer'), <bdi key="payer">{record.payerName}</bdi>],
          // a day of a calendar, as its shopper has said it
          record.paidAt && [t('deposits.paidAt'), formatDate(record.paidAt, 0, intlTag(locale))],
          record.bankReference && [t('deposits.reference'), <bdi key="bank">{record.bankReference}</bdi>],
          [t('deposits.history'), t('deposits.past', { credited: record.credited, rejected: record.rejected })],
          [t('withdrawals.customerSince'), when(shopper.since)],
          record.note && [t('deposits.refuse.reason'), <bdi key="note">{record.note}</bdi>],
        ]}
      />
      <BankLines lines={record.bankLines} />
      {twins.length > 0 && (
        <Alert color="yellow" mb="md" maw="44rem" title={t('deposits.twins')}>
          <ul className={classes.warnings}>
            {twins.map((twin) => (
              <li key={twin.id}>
                <Link href={deskPaths.deposit(twin.id)} prefetch={false}>
                  <bdi>{twin.depositNo}</bdi>
                </Link>{' '}
                <bdi>{twin.shopperName}</bdi> · {t(`deposits.status.${twin.status}`)} ·{' '}
                {t(`deposits.twin.${twin.reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isOpen && open && (
        <ApprovalPanel
          key={open.id}
          approval={open}
          needs="money.deposit"
          isRunning={allow.isRunning}
          error={allow.error}
          onDecide={(body) => void allow.run({ params, body }).then(keep)}
        />
      )}
      {may && isOpen && (
        <>
          {!open && (
            <CreditForm
              deposit={record}
              isRunning={credit.isRunning}
              error={credit.error}
              onSend={async (amount) =>
                keep(await credit.run({ params, body: { version, decision: 'CREDIT', amount } }))
              }
            />
          )}
          <WordForm
            label={t('deposits.refuse.reason')}
            description={t('deposits.refuse.follows', { name: shopper.name })}
            button={t('deposits.refuse.do')}
            isRunning={reject.isRunning}
            error={reject.error}
            onSend={async (reason) => keep(await reject.run({ params, body: { version, decision: 'REFUSE', reason } }))}
          />
        </>
      )}
      <History steps={timeline} wordOf={(code) => t(`deposits.status.${code}`, { defaultValue: code })} />
    </>
  );
}
