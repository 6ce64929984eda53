import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskShipment } from '../../contract/way-desk';
import { LoadError } from '../../ui/load-error';
import { ShipmentRecordScreen } from './shipment-record-screen';

/** A shipment beside its queue, loaded when it is opened. */
export function ShipmentRecord({ id, now }: { id: string; now: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/shipments/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (shipment: DeskShipment) => void mutate(shipment, { revalidate: false });
  return <ShipmentRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
