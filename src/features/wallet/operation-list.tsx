import { useTranslation } from '../../client/use-translation';
import type { AnswerOf } from '../../contract/api.endpoints';
import { EmptyState } from '../../ui/empty-state';
import { RecordsTable } from './records-table';
import { useWhen } from './use-when';

type Operation = AnswerOf<'GET /front/user-account/operations'>['items'][number];

/** What happened to the account beside movements of money. */
export function OperationList({ rows }: { rows: Operation[] }) {
  const { t } = useTranslation('account');
  const when = useWhen();
  if (rows.length === 0)
    return <EmptyState picture="receipt" title={t('operations.none')} text={t('operations.noneText')} />;
  return (
    <RecordsTable
      label={t('operations.tab')}
      rows={rows}
      columns={[
        { id: 'when', label: t('operations.when'), cell: ({ at }) => when(at) },
        { id: 'what', label: t('operations.what'), cell: ({ note }) => note },
        { id: 'by', label: t('operations.by'), cell: ({ by }) => t(`operations.${by}`) },
      ]}
    />
  );
}
