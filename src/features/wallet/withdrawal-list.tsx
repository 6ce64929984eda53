import type { z } from 'zod/mini';
import { useTranslation } from '../../client/use-translation';
import type { Withdrawal, WITHDRAWAL_STATUSES } from '../../contract/wallet';
import { EmptyState } from '../../ui/empty-state';
import { MoneyText } from '../../ui/price';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { RecordsTable } from './records-table';
import { useWhen } from './use-when';

const TONES: Record<(typeof WITHDRAWAL_STATUSES)[number], Tone> = {
  REQUESTED: 'waiting',
  APPROVED: 'moving',
  PAID: 'done',
  REJECTED: 'trouble',
};

export function WithdrawalList({ rows }: { rows: z.infer<typeof Withdrawal>[] }) {
  const { t } = useTranslation('account');
  const when = useWhen();
  if (rows.length === 0)
    return <EmptyState picture="wallet" title={t('withdrawals.none')} text={t('withdrawals.noneText')} />;
  return (
    <RecordsTable
      label={t('withdrawals.tab')}
      rows={rows}
      columns={[
        { id: 'when', label: t('withdrawals.when'), cell: ({ createdAt }) => when(createdAt) },
        {
          id: 'number',
          label: t('withdrawals.number'),
          cell: ({ withdrawalNo }) => <bdi dir="ltr">{withdrawalNo}</bdi>,
        },
        { id: 'account', label: t('withdrawals.account'), cell: ({ accountText }) => <bdi>{accountText}</bdi> },
        {
          id: 'status',
          label: t('withdrawals.status'),
          cell: ({ status }) => <StatusChip tone={TONES[status]}>{t(`withdrawals.${status}`)}</StatusChip>,
        },
        {
          id: 'amount',
          label: t('withdrawals.amount'),
          cell: ({ amount }) => <MoneyText money={amount} />,
          isSum: true,
        },
      ]}
    />
  );
}
