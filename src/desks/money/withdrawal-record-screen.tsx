import { Alert } from '@mantine/core';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { DeskWithdrawal } from '../../contract/withdrawal-desk';
import { MoneyText } from '../../ui/price';
import { Age } from '../bench/age';
import { RecordHead } from '../bench/record-head';
import { useRecord } from '../bench/use-record';
import { Facts } from './facts';
import { History } from './history';
import classes from './money.module.css';
import { WithdrawalActions } from './withdrawal-actions';
import { WITHDRAWAL_TONES } from './withdrawal-tones';

interface Props {
  first: DeskWithdrawal;
  /** When the page was drawn. */
  now: string;
  level: 1 | 2;
  onChanged?: (withdrawal: DeskWithdrawal) => void;
}

const readWithdrawal = async (data: unknown) => {
  const { DeskWithdrawal: rules } = await import('../../contract/withdrawal-desk.schemas');
  return rules.safeParse(data).data;
};

/** One withdrawal: where its money goes, what to look at twice, and the next step. */
export function WithdrawalRecordScreen({ first, now, level, onChanged }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record, isStale, take, refuse } = useRecord(first, readWithdrawal);
  const keep = (changed: DeskWithdrawal | undefined) => {
    if (!changed) return;
    take(changed);
    onChanged?.(changed);
  };
  const when = (at: string) => formatDateTime(at, tenant.timezoneOffset, intlTag(locale));
  const { status, shopper, warnings, timeline } = record;
  return (
    <>
      <RecordHead
        level={level}
        number={<bdi>{record.withdrawalNo}</bdi>}
        state={{ tone: WITHDRAWAL_TONES[status], word: t(`withdrawals.status.${status}`) }}
        facts={
          <>
            <span>
              <bdi>{shopper.name}</bdi> · <bdi>{shopper.email}</bdi>
            </span>
            <Age since={record.createdAt} now={now} />
          </>
        }
        isStale={isStale}
      />
      <p className={classes.total}>
        <MoneyText money={record.amount} />
      </p>
      <Facts
        rows={[
          [t('withdrawals.account'), <bdi key="account">{record.accountText}</bdi>],
          [t('withdrawals.balance'), <MoneyText key="balance" money={record.balance} />],
          [t('withdrawals.deposited'), <MoneyText key="deposited" money={record.deposited} />],
          [t('withdrawals.withdrawn'), <MoneyText key="withdrawn" money={record.withdrawn} />],
          [t('withdrawals.customerSince'), when(shopper.since)],
          record.bankReference && [t('withdrawals.pay.reference'), <bdi key="bank">{record.bankReference}</bdi>],
          record.note && [t('withdrawals.refuse.reason'), <bdi key="note">{record.note}</bdi>],
        ]}
      />
      {warnings.length > 0 && (status === 'REQUESTED' || status === 'APPROVED') && (
        <Alert color="yellow" mb="md" maw="44rem" title={t('withdrawals.lookTwice')}>
          <ul className={classes.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{t(`withdrawals.warning.${warning}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <WithdrawalActions withdrawal={record} onChanged={keep} onRefused={refuse} />
      <History steps={timeline} wordOf={(code) => t(`withdrawals.step.${code}`, { defaultValue: code })} />
    </>
  );
}
