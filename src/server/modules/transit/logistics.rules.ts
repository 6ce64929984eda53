import { arrivalOf } from '../../../contract/arrival';
import type { TransitLogistics } from '../../../contract/transit';
import { TRACKING_STATES, TRANSIT_LEGS, type TRACKING_SOURCES } from '../../../contract/transit.enums';
import type { LogisticsRow } from './logistics.repo';
import { placeWords, type KnownPlaces } from './place-words.rules';
import type { BoxRow, TransitRow } from './transit.repo';
import type { ShownLine } from './transit-view.rules';

/** It has arrived, or nobody can say any more when it does. */
const UNPROMISED: TransitRow['status'][] = [
  ...(['READY_FOR_PICKUP', 'DELIVERED', 'COMPLETED', 'CLOSED'] as const),
  ...(['SEIZED', 'RETURNED', 'LOST'] as const),
];

interface Parts {
  boxes: BoxRow[];
  events: LogisticsRow[];
  line: ShownLine;
  places: KnownPlaces;
  now: Date;
}

export function presentLogistics(
  { outboundAt, status, holds, movedAt, localExpressCompanyName }: TransitRow,
  { boxes, events, line, places, now }: Parts,
): TransitLogistics {
  const heard = { status, holds, movedAt };
  const promise = UNPROMISED.includes(status) ? null : arrivalOf(outboundAt, line.terms, now, heard);
  return {
    boxes: boxes.map(({ id, boxNo, localTrackingNo, ...box }) => {
      const courier = box.localCarrier || localExpressCompanyName;
      const legs = TRANSIT_LEGS.map((leg) => ({
        leg,
        ...(leg === 'LOCAL' && courier ? { carrier: courier, trackingNo: localTrackingNo } : carriedBy(box)),
        events: events
          .filter((event) => event.boxId === id && event.leg === leg)
          .sort(latestFirst)
          .map((event) => presentEvent(event, places, courier)),
      }));
      return {
        boxNo,
        legs: legs.filter(({ leg, events: told }) => told.length > 0 || (leg === 'LOCAL' && localTrackingNo)),
      };
    }),
    promise: promise && { from: promise.from, to: promise.to },
    isLate: promise?.isLate ?? false,
  };
}

const carriedBy = ({ carrier, trackingNo }: Pick<BoxRow, 'carrier' | 'trackingNo'>) => ({ carrier, trackingNo });

/** Carriers tell minutes: of two in the same one, the further on the way is the later. */
const latestFirst = (a: LogisticsRow, b: LogisticsRow): number =>
  b.at.getTime() - a.at.getTime() || TRACKING_STATES.indexOf(b.state) - TRACKING_STATES.indexOf(a.state);

/** The batch that it left with, and whoever heard of it for its carrier. */
const OF_SHOP = ['BATCH', 'STAFF'];

function sourceOf({ provider, leg }: LogisticsRow, courier: string): (typeof TRACKING_SOURCES)[number] {
  if (OF_SHOP.includes(provider)) return 'SHOP';
  return leg === 'LOCAL' && courier ? 'COURIER' : 'CARRIER';
}

const presentEvent = (event: LogisticsRow, places: KnownPlaces, courier: string) => ({
  at: event.at.toISOString(),
  place: placeWords(event, places),
  state: event.state,
  source: sourceOf(event, courier),
  original: event.original,
});
