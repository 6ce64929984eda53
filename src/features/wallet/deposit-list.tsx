import { useTranslation } from '../../client/use-translation';
import type { Deposit, DepositChannel } from '../../contract/wallet';
import type { DEPOSIT_STATUSES } from '../../contract/wallet.enums';
import { EmptyState } from '../../ui/empty-state';
import { MoneyText } from '../../ui/price';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { DepositActions } from './deposit-actions';
import { RecordsTable } from './records-table';
import classes from './records-table.module.css';
import { useWhen } from './use-when';

const TONES: Record<(typeof DEPOSIT_STATUSES)[number], Tone> = {
  PENDING: 'waiting',
  UNDER_REVIEW: 'moving',
  CREDITED: 'done',
  REJECTED: 'neutral',
  CANCELLED: 'neutral',
};

interface Props {
  rows: Deposit[];
  channels: DepositChannel[];
  onChanged: () => void;
}

export function DepositList({ rows, channels, onChanged }: Props) {
  const { t } = useTranslation('account');
  const when = useWhen();
  if (rows.length === 0)
    return <EmptyState picture="wallet" title={t('deposits.none')} text={t('deposits.noneText')} />;
  const nameOf = (code: string) => channels.find(({ channel }) => channel === code)?.name ?? code;
  return (
    <RecordsTable
      label={t('deposits.tab')}
      rows={rows}
      columns={[
        { id: 'when', label: t('deposits.when'), cell: ({ createdAt }) => when(createdAt) },
        { id: 'number', label: t('deposits.number'), cell: ({ depositNo }) => <bdi dir="ltr">{depositNo}</bdi> },
        { id: 'channel', label: t('deposits.channel'), cell: ({ channel }) => nameOf(channel) },
        {
          id: 'status',
          label: t('deposits.status'),
          cell: ({ status, depositNo, amount }) => (
            <div className={classes.state}>
              <StatusChip tone={TONES[status]}>{t(`deposits.${status}`)}</StatusChip>
              {status === 'PENDING' && (
                <DepositActions depositNo={depositNo} amount={amount} isInRow onChanged={onChanged} />
              )}
            </div>
          ),
        },
        { id: 'amount', label: t('deposits.amount'), cell: ({ amount }) => <MoneyText money={amount} />, isSum: true },
      ]}
    />
  );
}
