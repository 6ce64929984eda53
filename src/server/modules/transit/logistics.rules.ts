import type { TransitLogistics } from '../../../contract/transit';
import { TRANSIT_LEGS } from '../../../contract/transit.enums';
import type { LogisticsRow } from './logistics.repo';
import type { BoxRow, TransitRow } from './transit.repo';
import type { ShownLine } from './transit-view.rules';

const DAY_MS = 86_400_000;
const ARRIVED: TransitRow['status'][] = ['DELIVERED', 'COMPLETED'];

interface Parts {
  boxes: BoxRow[];
  /** The newest first. */
  events: LogisticsRow[];
  line: ShownLine;
  now: Date;
}

export function presentLogistics(
  { outboundAt, status, localExpressCompanyName }: TransitRow,
  { boxes, events, line, now }: Parts,
): TransitLogistics {
  const after = (days: number) => outboundAt && new Date(outboundAt.getTime() + days * DAY_MS);
  const [from, to] = [after(line.terms.minDays), after(line.terms.maxDays)];
  return {
    boxes: boxes.map(({ id, boxNo, carrier, trackingNo }) => {
      const legs = TRANSIT_LEGS.map((leg) => ({
        leg,
        carrier: leg === 'LOCAL' ? localExpressCompanyName || carrier : carrier,
        trackingNo,
        events: events.filter((event) => event.boxId === id && event.leg === leg).map(presentEvent),
      }));
      return { boxNo, legs: legs.filter((leg) => leg.events.length > 0) };
    }),
    promise: from && to && { from: from.toISOString(), to: to.toISOString() },
    isLate: to !== null && to < now && !ARRIVED.includes(status),
  };
}

const presentEvent = ({ at, place, state, original }: LogisticsRow) => ({
  at: at.toISOString(),
  place,
  state,
  original,
});
