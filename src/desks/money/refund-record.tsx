import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskRefund } from '../../contract/refund-desk';
import { LoadError } from '../../ui/load-error';
import { RefundRecordScreen } from './refund-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A request for money beside its queue, loaded when it is opened. */
export function RefundRecord({ id, now }: Props) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/refund-requests/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (changed: DeskRefund) => void mutate(changed, { revalidate: false });
  return <RefundRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
