import { useTranslation } from '../../client/use-translation';
import type { Withdrawal } from '../../contract/wallet';
import type { WITHDRAWAL_STATUSES } from '../../contract/wallet.enums';
import { EmptyState } from '../../ui/empty-state';
import { MoneyText } from '../../ui/price';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { CancelWithdrawal } from './cancel-withdrawal';
import { RecordsTable } from './records-table';
import classes from './records-table.module.css';
import { useWhen } from './use-when';

const TONES: Record<(typeof WITHDRAWAL_STATUSES)[number], Tone> = {
  REQUESTED: 'waiting',
  APPROVED: 'moving',
  PAID: 'done',
  REJECTED: 'trouble',
  CANCELLED: 'neutral',
};

interface Props {
  rows: Withdrawal[];
  onChanged: () => void;
}

export function WithdrawalList({ rows, onChanged }: Props) {
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
          cell: (row) => <WithdrawalState row={row} onChanged={onChanged} />,
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

/** Where it stands, and its way back while there is one: with the button gone, the state has its focus. */
function WithdrawalState({ row, onChanged }: { row: Withdrawal; onChanged: () => void }) {
  const { t } = useTranslation('account');
  const state = useFocusOnChange<HTMLDivElement>(row.status);
  return (
    <div ref={state} tabIndex={-1} className={classes.state}>
      <StatusChip tone={TONES[row.status]}>{t(`withdrawals.${row.status}`)}</StatusChip>
      {row.note && <bdi className={classes.note}>{row.note}</bdi>}
      {row.status === 'REQUESTED' && <CancelWithdrawal withdrawal={row} onChanged={onChanged} />}
    </div>
  );
}
