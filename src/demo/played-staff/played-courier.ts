import type { TrackingState } from '../../contract/transit';
import type { TrackedBox, TrackingNews, TrackingPort } from '../../server/adapters/tracking/tracking.port';
import { shopTx, type Tx } from '../../server/db/database';
import { receiveParcel, type ParcelRow } from '../../server/modules/warehouse/bench.service';
import { hearOfParcel } from '../../server/modules/warehouse/courier-news.service';
import { workerOf } from './played-worker';

/** What the courier of a demo's seller says, each after so much of its way. */
const WORDS: { after: number; state: TrackingState; text: string }[] = [
  { after: 0.25, state: 'PICKED_UP', text: 'Collected from the seller' },
  { after: 0.5, state: 'IN_TRANSIT', text: 'Left the sorting centre' },
  { after: 0.65, state: 'OUT_FOR_DELIVERY', text: 'On its way to the warehouse' },
  { after: 0.75, state: 'DELIVERED', text: 'Signed for at the gate of the warehouse' },
];

type OnItsWay = Pick<ParcelRow, 'id' | 'tenantId' | 'movedAt' | 'courierState'>;

/** It knows by what has gone by, as the carrier of a demo does. */
function playedCourier({ movedAt, courierState }: OnItsWay, spanMs: number, now: Date): TrackingPort {
  const said = WORDS.findIndex(({ state }) => state === courierState);
  const news = WORDS.slice(said + 1).map(({ after, state, text }): TrackingNews => ({
    ...{ at: new Date(movedAt.getTime() + Math.round(after * spanMs)), code: state, state, text },
    ...{ leg: 'LOCAL', place: '' },
  }));
  return {
    name: 'played courier',
    register: () => Promise.resolve(true),
    pull: () => Promise.resolve(news.filter(({ at }) => at <= now)),
    readCall: () => null,
  };
}

/** What there is to be said by now of a parcel whose way takes so long. */
export async function tellOfWay(tx: Tx, parcel: OnItsWay, spanMs: number, now: Date): Promise<void> {
  const { id, tenantId } = parcel;
  const courier = playedCourier(parcel, spanMs, now);
  const box: TrackedBox = { tenantId, id, carrier: '', trackingNo: '', countryCode: 'cn' };
  await hearOfParcel(tx, tenantId, id, { provider: courier.name, news: await courier.pull(box), now });
}

/** Of which half of the label came off in the rain. */
const LABEL = { text: '…HARBOUR 广州市', grams: 640 };

/** Goods come of which nobody reads whose they are. @throws AppError INVALID where it is no number */
export const bringUnknown = (
  tenantId: string,
  { warehouseId, trackingNo }: { warehouseId: string; trackingNo: string },
  now: Date,
): Promise<string> =>
  shopTx(tenantId, (tx) =>
    receiveParcel(tx, tenantId, { warehouseId, trackingNo, label: LABEL }, workerOf(tenantId, now)),
  );
