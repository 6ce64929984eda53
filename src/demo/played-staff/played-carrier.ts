import type { TrackingState, TransitStatus } from '../../contract/transit';
import type { TrackingNews, TrackingPort } from '../../server/adapters/tracking/tracking.port';
import type { DueWork } from '../../server/kernel/due-work';
import { retriedTx } from '../../server/kernel/retried-tx';
import { jobScope } from '../../server/kernel/tenant-scope';
import { pullNews } from '../../server/modules/transit/follow-boxes.service';
import { loseShipment } from '../../server/modules/transit/lose-shipment.service';
import { seizeShipment } from '../../server/modules/transit/seize-shipment.service';
import { STAFF_WORD } from '../../server/modules/transit/tracking.service';
import { troubleOf } from './played-odds';
import { findPlayedShipment, nameCourier, type PlayedShipment } from './played-shipments.repo';
import { unlessOvertaken, workerOf } from './played-worker';
import type { PlayedShop } from './played-work.repo';

interface Word {
  state: TrackingState;
  leg: TrackingNews['leg'];
  at: 'warehouse' | 'city';
  text: string;
}
const word = (state: TrackingState, leg: Word['leg'], at: Word['at'], text: string): Word => ({ state, leg, at, text });

const SEIZED_FOR = 'The invoice does not say what the goods are made of';

const AT_THE_DOOR = [word('DELIVERED', 'LOCAL', 'city', 'Delivered, signed for by the receiver')];
const SENT_BACK = [word('RETURNED', 'LOCAL', 'city', 'Nobody took it in: returned to the sender')];
const BY_COURIER = word('OUT_FOR_DELIVERY', 'LOCAL', 'city', 'With the courier for delivery');
const AT_STATION = word('AVAILABLE_FOR_PICKUP', 'LOCAL', 'city', 'Ready to be collected');

const RELEASED = [
  word('IN_TRANSIT', 'LINE_HAUL', 'city', 'Released by import customs'),
  word('ARRIVED', 'LOCAL', 'city', 'Arrived at the sorting centre'),
];

/** What the carrier says next of a shipment, from where it stands. The last word of each step moves it on. */
const NEXT: Partial<Record<TransitStatus, (isCollected: boolean) => Word[]>> = {
  OUTBOUND: () => [word('PICKED_UP', 'LINE_HAUL', 'warehouse', 'Collected from the warehouse')],
  SHIPPED: () => [
    word('IN_TRANSIT', 'LINE_HAUL', 'warehouse', 'Cleared by export customs'),
    word('IN_TRANSIT', 'LINE_HAUL', 'warehouse', 'Departed for the country of destination'),
    word('CUSTOMS', 'LINE_HAUL', 'city', 'Handed to import customs'),
  ],
  CUSTOMS: () => RELEASED,
  SEIZED: () => RELEASED,
  ARRIVED_LOCAL: (isCollected) => [isCollected ? AT_STATION : BY_COURIER],
  OUT_FOR_DELIVERY: () => AT_THE_DOOR,
  READY_FOR_PICKUP: () => [word('DELIVERED', 'LOCAL', 'city', 'Collected by the receiver')],
};

/**
 * The carrier of a demo: as far as others are asked where boxes are, it knows by what has gone by. Who fetched something at
 * a station is said by whoever stands there.
 */
const playedCarrier = (shipment: PlayedShipment, time: Played): TrackingPort => ({
  name: shipment.order.status === 'READY_FOR_PICKUP' ? STAFF_WORD : 'played carrier',
  register: () => Promise.resolve(true),
  pull: () => Promise.resolve(newsOf(shipment, time)),
  readCall: () => null,
});

/** Each box of a shipment is as far as the others. */
export const travel = (shops: PlayedShop[]): DueWork['work'] =>
  unlessOvertaken(async ({ tenantId, id }, now) => {
    const scope = jobScope(tenantId, now);
    const shipment = await scope.tx((tx) => findPlayedShipment(tx, tenantId, id));
    if (!shipment) return undefined;
    const shop = shops.find((each) => each.tenantId === tenantId);
    const trouble = shop?.trouble ?? troubleOf(shipment.order.orderNo, shop?.troubleOneIn);
    if (trouble === 'SEIZED' && shipment.order.status === 'CUSTOMS') {
      await seizeShipment({ ...scope, ...workerOf(tenantId, now) }, id, SEIZED_FOR);
      return undefined;
    }
    if (trouble === 'LOST' && shipment.order.status === 'CUSTOMS') {
      await loseShipment({ ...scope, ...workerOf(tenantId, now) }, id);
      return undefined;
    }
    const carrier = playedCarrier(shipment, { now, comesBack: trouble === 'RETURNED' });
    const { countryCode } = shipment.order.address;
    for (const box of shipment.boxes) await pullNews(scope, carrier, { ...box, countryCode });
    const { id: orderId, orderNo, localExpressCompanyName: localCarrier, status } = shipment.order;
    // what customs let go is taken over by whom its shopper has chosen
    if (localCarrier && (status === 'CUSTOMS' || status === 'SEIZED'))
      await retriedTx(scope, (tx) =>
        nameCourier(
          tx,
          tenantId,
          orderId,
          shipment.boxes.map(({ boxNo }) => ({ boxNo, localCarrier, localTrackingNo: courierNo(orderNo, boxNo) })),
        ),
      );
    return undefined;
  });

/** As little anybody else's as the number of its line. */
const courierNo = (orderNo: string, boxNo: number): string => `LC${orderNo.slice(2)}${boxNo}`;

interface Played {
  now: Date;
  comesBack: boolean;
}

/**
 * Spread over the time since it came where it is, or since its papers came there, one after the other: what happened at
 * the same time moves nothing.
 */
function newsOf({ leavesFrom, order }: PlayedShipment, { now, comesBack }: Played): TrackingNews[] {
  const isUnwanted = comesBack && order.status === 'OUT_FOR_DELIVERY';
  const words = isUnwanted ? SENT_BACK : (NEXT[order.status]?.(order.stationId !== null) ?? []);
  const since = Math.max(order.movedAt.getTime(), Date.parse(order.trouble?.papers?.at ?? '') || 0);
  const apartMs = Math.max(1, Math.floor((now.getTime() - since) / words.length));
  return words.map(({ state, leg, at, text }, index) => ({
    at: new Date(now.getTime() - (words.length - 1 - index) * apartMs),
    code: state,
    state,
    leg,
    place: at === 'warehouse' ? leavesFrom : order.address.city,
    text,
  }));
}
