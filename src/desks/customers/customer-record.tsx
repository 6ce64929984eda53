import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { LoadError } from '../../ui/load-error';
import { CustomerRecordScreen } from './customer-record-screen';

/** A shopper beside the list, loaded when they are opened. */
export function CustomerRecord({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/customers/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  return (
    <CustomerRecordScreen first={data} level={2} onChanged={(changed) => void mutate(changed, { revalidate: false })} />
  );
}
