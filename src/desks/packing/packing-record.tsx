import dynamic from 'next/dynamic';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskTransit } from '../../contract/packing-desk';
import { LoadError } from '../../ui/load-error';
import { PartLoading } from '../../ui/part-loading';

// beside the list it is opened by hand: the list does not wait for it
const PackingRecordScreen = dynamic(async () => (await import('./packing-record-screen')).PackingRecordScreen, {
  loading: PartLoading,
});

/** A shipment beside its queue, loaded when it is opened. */
export function PackingRecord({ id, now }: { id: string; now: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/transit-orders/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (order: DeskTransit) => void mutate(order, { revalidate: false });
  return <PackingRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
