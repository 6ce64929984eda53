import { useBrandName } from '../../client/use-brand-name';
import { Button } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { OFFLINE } from '../../contract/offline-deposit';
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

/** States in which a bank transfer has something to say. */
const TOLD: (typeof DEPOSIT_STATUSES)[number][] = ['PENDING', 'UNDER_REVIEW', 'REJECTED'];

interface Props {
  rows: Deposit[];
  channels: DepositChannel[];
  onChanged: () => void;
  onOffline: (depositId: string) => void;
}

export function DepositList({ rows, channels, onChanged, onOffline }: Props) {
  const { t } = useTranslation('account');
  const when = useWhen();
  const brandName = useBrandName();
  if (rows.length === 0)
    return <EmptyState picture="wallet" title={t('deposits.none')} text={t('deposits.noneText')} />;
  const nameOf = (code: string) =>
    channels.find(({ channel, isOffline }) => channel === code && !isOffline)?.name ??
    (code === OFFLINE ? t('offline.title') : brandName(code));
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
          cell: ({ id, status, depositNo, amount, channel }) => (
            <div className={classes.state}>
              <StatusChip tone={TONES[status]}>{t(`deposits.${status}`)}</StatusChip>
              {channel === OFFLINE && TOLD.includes(status) && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={`${t('offline.open')}: ${depositNo}`}
                  onClick={() => onOffline(id)}
                >
                  {t('offline.open')}
                </Button>
              )}
              {status === 'PENDING' && channel !== OFFLINE && (
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
