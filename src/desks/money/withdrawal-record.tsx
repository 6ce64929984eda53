import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskWithdrawal } from '../../contract/withdrawal-desk';
import { LoadError } from '../../ui/load-error';
import { WithdrawalRecordScreen } from './withdrawal-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A withdrawal beside its queue, loaded when it is opened. */
export function WithdrawalRecord({ id, now }: Props) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/withdrawals/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (changed: DeskWithdrawal) => void mutate(changed, { revalidate: false });
  return <WithdrawalRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
