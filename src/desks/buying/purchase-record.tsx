import dynamic from 'next/dynamic';
import { useRequest } from '../../client/use-request';
import type { DeskPurchase } from '../../contract/buying-desk';
import { LoadError } from '../../ui/load-error';
import { useTranslation } from '../../client/use-translation';
import { PartLoading } from '../../ui/part-loading';

// beside the list it is opened by hand: the list does not wait for it
const PurchaseRecordScreen = dynamic(async () => (await import('./purchase-record-screen')).PurchaseRecordScreen, {
  loading: PartLoading,
});

interface Props {
  id: string;
  now: string;
}

/** An order beside its queue, loaded when it is opened. */
export function PurchaseRecord({ id, now }: Props) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/purchase-orders/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (order: DeskPurchase) => void mutate(order, { revalidate: false });
  return <PurchaseRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
