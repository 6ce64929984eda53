import type { z } from 'zod/mini';
import { useTranslation } from '../../client/use-translation';
import type { Deposit, DEPOSIT_STATUSES, DepositChannel } from '../../contract/wallet';
import { EmptyState } from '../../ui/empty-state';
import { MoneyText } from '../../ui/price';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { RecordsTable } from './records-table';
import { useWhen } from './use-when';

const TONES: Record<(typeof DEPOSIT_STATUSES)[number], Tone> = {
  PENDING: 'waiting',
  UNDER_REVIEW: 'moving',
  CREDITED: 'done',
  REJECTED: 'neutral',
};

interface Props {
  rows: z.infer<typeof Deposit>[];
  channels: z.infer<typeof DepositChannel>[];
}

export function DepositList({ rows, channels }: Props) {
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
          cell: ({ status }) => <StatusChip tone={TONES[status]}>{t(`deposits.${status}`)}</StatusChip>,
        },
        { id: 'amount', label: t('deposits.amount'), cell: ({ amount }) => <MoneyText money={amount} />, isSum: true },
      ]}
    />
  );
}
