import type { StockInParcel } from '../../../contract/parcel';
import type { ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import type { ServiceRow } from './parcel-service.repo';

interface Pending {
  /** Money is asked back for something in it: whoever answers may want to look at it. */
  isAsked: boolean;
  services: readonly Pick<ServiceRow, 'status'>[];
}

/** Why a parcel is not thrown away; null where it may be. */
export function disposalRefusalOf(
  row: Pick<ParcelRow, 'status'>,
  { isAsked, services }: Pending,
): StockInParcel['disposalRefusal'] {
  if (!parcelTransition(row, 'DISPOSED')) return 'NOT_STORED';
  if (isAsked) return 'REFUND_ASKED';
  return services.some(({ status }) => status === 'REQUESTED') ? 'SERVICE_WAITS' : null;
}
