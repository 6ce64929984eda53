import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskDeposit } from '../../contract/deposit-desk';
import { LoadError } from '../../ui/load-error';
import { DepositRecordScreen } from './deposit-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A deposit beside its queue, loaded when it is opened. */
export function DepositRecord({ id, now }: Props) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/deposits/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (changed: DeskDeposit) => void mutate(changed, { revalidate: false });
  return <DepositRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
