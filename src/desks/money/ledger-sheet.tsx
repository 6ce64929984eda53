import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { LedgerRecord } from '../../contract/ledger-desk';
import { LoadError } from '../../ui/load-error';
import { LedgerRecordScreen } from './ledger-record-screen';

/** An event of the money book beside its list, loaded when it is opened. */
export function LedgerSheet({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/ledger/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (changed: LedgerRecord) => void mutate(changed, { revalidate: false });
  return <LedgerRecordScreen first={data} level={2} onChanged={keep} />;
}
