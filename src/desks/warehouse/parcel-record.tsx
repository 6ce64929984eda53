import dynamic from 'next/dynamic';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskParcel } from '../../contract/parcel-desk';
import { LoadError } from '../../ui/load-error';
import { PartLoading } from '../../ui/part-loading';

// beside the list it is opened by hand: the list does not wait for it
const ParcelRecordScreen = dynamic(async () => (await import('./parcel-record-screen')).ParcelRecordScreen, {
  loading: PartLoading,
});

/** A parcel beside its queue, loaded when it is opened. */
export function ParcelRecord({ id, now }: { id: string; now: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/parcels/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (parcel: DeskParcel) => void mutate(parcel, { revalidate: false });
  return <ParcelRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
