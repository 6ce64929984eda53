import { boxCodeOf } from '../../../contract/box-code';
import type { DeskEvent } from '../../../contract/desk-event';
import type { DeskShipment, QueuedShipment, ShipmentClaim } from '../../../contract/way-desk';
import { transitTransition } from '../../../contract/transit-moves';
import { worthIn } from '../../../contract/transit-money';
import type { Refund } from '../../../contract/refund';
import { historyOf } from './desk-history.rules';
import type { LogisticsRow } from './logistics.repo';
import type { QuestionRow } from './packing-question.repo';
import type { BoxRow, DeclarationRow, TransitEventRow } from './transit.repo';
import { fetchBefore, papersBefore } from './transit.rules';
import type { WayRow } from './way-desk.repo';

interface Parts {
  boxes: BoxRow[];
  events: LogisticsRow[];
  declared: DeclarationRow[];
  timeline: TransitEventRow[];
  /** What came to pass beside its states. */
  beside: DeskEvent[];
  /** Of the staff, by id. */
  names: ReadonlyMap<string, string>;
  /** What was asked of its price. */
  questions: QuestionRow[];
  claims: Refund[];
  /** Name of the station; empty where it comes to the door. */
  station: string;
  batch: DeskShipment['batch'];
  line: string;
  now: Date;
}

const headOf = (row: WayRow, { line, now }: Pick<Parts, 'line' | 'now'>) => {
  const { promisedAt, outboundAt, status, movedAt } = row;
  // what has arrived is late by the day that it did
  const until = status === 'DELIVERED' || status === 'COMPLETED' ? movedAt : now;
  return {
    ...{ id: row.id, orderNo: row.orderNo, status, line, holds: row.holds },
    movedAt: movedAt.toISOString(),
    country: row.address.countryCode,
    shopperName: row.shopperName,
    outboundAt: outboundAt?.toISOString() ?? null,
    promisedAt: promisedAt?.toISOString() ?? null,
    isLate: promisedAt !== null && promisedAt < until,
  };
};

export const presentQueuedShipment = (
  row: WayRow,
  boxes: BoxRow[],
  about: Pick<Parts, 'line' | 'now'>,
): QueuedShipment => {
  const heard = boxes.flatMap(({ stateAt }) => stateAt?.getTime() ?? []);
  return {
    ...headOf(row, about),
    boxes: boxes.length,
    trackingNo: boxes[0]?.trackingNo ?? '',
    heardAt: heard.length > 0 ? new Date(Math.max(...heard)).toISOString() : null,
  };
};

const presentClaim = (claim: Refund): ShipmentClaim => {
  const { id, refundNo, cause, status, amount, reason, photos, createdAt, dueAt } = claim;
  return { id, refundNo, cause, status, amount, reason, photos, createdAt, dueAt };
};

/** Whether it is at its station, to be handed out to whoever fetches it. */
export const isHandedOut = ({ status, pickupCode }: Pick<WayRow, 'status' | 'pickupCode'>): boolean =>
  status === 'READY_FOR_PICKUP' && pickupCode !== null;

export function presentShipment(row: WayRow, parts: Parts): DeskShipment {
  const { boxes, events, declared, timeline, claims, batch } = parts;
  const { address, insuredFen, estimate, trouble, pickup } = row;
  const { money } = estimate.shop;
  const amount = declared.reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);
  const canBe = (to: Parameters<typeof transitTransition>[1]) => transitTransition(row, to, 'TRACKING') !== undefined;
  return {
    ...headOf(row, parts),
    version: row.version,
    receiver: address.receiverName,
    city: address.city,
    phone: address.phone,
    batch,
    declared: { amount, currency: 'CNY' },
    insured:
      insuredFen === null ? null : { amount: worthIn(money.currency, insuredFen, money), currency: money.currency },
    boxes: boxes.map((box) => ({
      ...{ boxNo: box.boxNo, code: boxCodeOf(row.orderNo, box.boxNo), grams: box.grams, carrier: box.carrier },
      ...{ localCarrier: box.localCarrier || row.localExpressCompanyName, localTrackingNo: box.localTrackingNo },
      ...{ trackingNo: box.trackingNo, state: box.state, stateAt: box.stateAt?.toISOString() ?? null },
      events: events
        .filter(({ boxId }) => boxId === box.id)
        .map(({ at, leg, state, place, original, provider }) => ({
          ...{ at: at.toISOString(), leg, state, place, text: original, source: provider },
        })),
    })),
    trouble: trouble && {
      ...{ kind: trouble.kind, note: trouble.note, at: trouble.at },
      papers: trouble.papers ?? null,
    },
    pickup: pickup && {
      ...{ station: parts.station, receiverName: pickup.receiverName, phone: pickup.phone, idLast4: pickup.idLast4 },
      until: fetchBefore(row)?.toISOString() ?? null,
    },
    papersBefore: papersBefore(row)?.toISOString() ?? null,
    claims: claims.map(presentClaim),
    timeline: historyOf({ ...parts, states: timeline, currency: row.currency }),
    canSay: canBe('DELIVERED'),
    canLose: canBe('LOST'),
    canSeize: canBe('SEIZED'),
    canRestock: row.status === 'RETURNED',
    canHandOut: isHandedOut(row),
  };
}
