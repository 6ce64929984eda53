import type { DeskParcel, OwnerProposal, ParcelStep, QueuedParcel } from '../../../contract/parcel-desk';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Viewer } from '../../kernel/lease.rules';
import type { NamedDisposal } from './disposal.repo';
import { keptEnd } from './keep-limit.rules';
import { findingsOf, linesOfFindings } from './parcel-findings.rules';
import type { QueuedRow } from './parcel-desk.repo';
import type { parcelRecordRepo } from './parcel-record.repo';
import type { ClaimRow } from './parcel-claim.repo';
import type { ParcelRow } from './parcel.repo';

type ItemStatus = NonNullable<DeskParcel['items'][number]['order']>['status'];
type Record = ReturnType<typeof parcelRecordRepo>;
type Rows<Name extends keyof Record> = Awaited<ReturnType<Record[Name]>>;
interface Deed {
  at: Date;
  action: string;
  before: unknown;
  after: unknown;
  staffName: string | null;
}
interface Parts {
  owner: Rows<'owner'>;
  items: Rows<'items'>;
  numbers: Rows<'numbers'>;
  photos: Rows<'photos'>;
  services: Rows<'services'>;
  events: Rows<'events'>;
  remark: string;
  deeds: Deed[];
  proposals: OwnerProposal[];
  claims: (ClaimRow & { shopperName: string })[];
  giving: DeskParcel['giving'];
  doubts: DeskParcel['doubts'];
  disposals: NamedDisposal[];
  /** Of a shopper's goods in store: whether two people may throw them away. */
  isKeptNoMore: boolean;
  viewer: Viewer;
  warehouseName: string;
  /** Of a warehouse by its id. */
  placeName: (id: string) => string;
  /** Of a service by its code, in the words of the shop. */
  nameOf: (code: string) => string;
}

const UNSEEN: readonly ParcelStatus[] = ['FORECAST', 'EXPIRED', 'RECEIVED', 'UNCLAIMED'];
const FURTHER: Partial<{ [Status in ParcelStatus]: ParcelStep }> = {
  FORECAST: 'RECEIVE',
  EXPIRED: 'RECEIVE',
  RECEIVED: 'INSPECT',
  STOCKED_IN: 'KEEP',
  LOCKED: 'PACK',
  UNCLAIMED: 'MATCH',
};

/** The one thing to do next with a parcel. */
export function nextStep(status: ParcelStatus, items: readonly ItemStatus[], isAsked: boolean): ParcelStep {
  const isHere = status === 'STOCKED_IN' || status === 'LOCKED';
  if (isAsked && isHere) return 'SERVE';
  if (status !== 'INSPECTED') return FURTHER[status] ?? 'NONE';
  if (items.some((one) => one === 'RETURNING' || one === 'EXCHANGING')) return 'SEND_BACK';
  return items.includes('QC_FAILED') ? 'WAIT' : 'SHELVE';
}

const headOf = ({ id, parcelNo, status, movedAt, warehouseId, location, grams }: ParcelRow) => ({
  ...{ id, parcelNo, status, warehouseId, location, grams },
  movedAt: movedAt.toISOString(),
});

export const presentQueuedParcel = (
  row: QueuedRow,
  numbers: { number: string }[],
  items: { title: string; quantity: number }[],
): QueuedParcel => ({
  ...headOf(row),
  number: numbers[0]?.number ?? '',
  shopperName: row.shopperName,
  code: row.code,
  title: items[0]?.title ?? '',
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
});

export function presentDeskParcel(row: ParcelRow, parts: Parts): DeskParcel {
  const { owner, items, numbers, photos, services, proposals, nameOf } = parts;
  const { version, source, lengthMm, widthMm, heightMm, goodsKinds, labelText, freeUntil, transitOrderId } = row;
  const statuses = items.flatMap(({ order }) => order?.status ?? []);
  const isAsked = services.some(({ status }) => status === 'REQUESTED');
  const found = findingsOf(
    parts.events.map(({ event }) => event),
    parts.viewer.now,
  );
  // what comes in exchange is not what was faulty
  const isLooked = !UNSEEN.includes(row.status);
  return {
    ...headOf(row),
    ...{ version, source, lengthMm, widthMm, heightMm, goodsKinds, labelText, freeUntil, transitOrderId, proposals },
    warehouseName: parts.warehouseName,
    owner: owner ? { name: owner.name, code: owner.code ?? '', language: owner.language ?? '' } : null,
    numbers: numbers.map(({ number, kind, carrier }) => ({ number, kind, carrier })),
    remark: [parts.remark, row.note].filter(Boolean).join('\n'),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    stockedInAt: row.stockedInAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    items: items.map(({ item: { id, title, image, options, quantity, orderItemId }, order }) => ({
      ...{ id, title, image, options, quantity, found: found.get(orderItemId ?? '') ?? null },
      order:
        order?.id && order.status && order.orderStatus
          ? {
              ...{ id: order.id, orderNo: order.orderNo ?? '', status: order.status },
              ...{ orderStatus: order.orderStatus, finding: (isLooked && order.finding) || '' },
              goingBack: goingBackOf(order, quantity),
            }
          : null,
    })) as DeskParcel['items'],
    photos: photos.map(({ id, kind, image, takenAt }) => ({ id, kind, image, takenAt: takenAt.toISOString() })),
    services: services.map(({ id, serviceCode: code, status, remark, answer, createdAt }) => ({
      ...{ id, code, status, remark, answer },
      name: nameOf(code),
      createdAt: createdAt.toISOString(),
    })),
    next: row.shopperId || row.status !== 'EXPIRED' ? nextStep(row.status, statuses, isAsked) : 'NONE',
    decideBefore: firstOf(items.flatMap(({ order }) => order?.decideBefore ?? [])),
    giving: parts.giving,
    doubts: parts.doubts,
    ...disposalOf(row, parts),
    claims: parts.claims.map(({ id, shopperName: name, status, statement, seller, orderRef, grams, proofKeys }) => ({
      ...{ id, name, status, statement, seller, orderRef, grams, photos: proofKeys },
    })),
    timeline: timelineOf(parts),
  };
}

function disposalOf(row: ParcelRow, { disposals, isKeptNoMore, viewer: { staffId, now } }: Parts) {
  const isNobodys = row.status === 'UNCLAIMED';
  const after = isNobodys ? row.expiresAt : keptEnd(row);
  return {
    disposeAfter: after?.toISOString() ?? null,
    canDispose: isNobodys ? after !== null && after <= now : isKeptNoMore,
    disposals: disposals.map(({ id, state, reason, photos, proposedAt, proposedBy, note, ...names }) => ({
      ...{ id, state, reason, photos, note, isMine: proposedBy === staffId },
      ...{ proposedBy: names.proposedName, decidedBy: names.decidedName, proposedAt: proposedAt.toISOString() },
    })),
  };
}

/** All that lies there, where not some pieces of it alone were promised back. */
function goingBackOf({ status, pieces, goneQty, returningQty }: Rows<'items'>[number]['order'], here: number): number {
  if (status === 'EXCHANGING') return here;
  if (status !== 'RETURNING') return 0;
  const isPart = Number(returningQty) > 0 && Number(returningQty) < Number(pieces) - Number(goneQty);
  return isPart ? Number(returningQty) : here;
}

const firstOf = (times: Date[]): string | null =>
  times.toSorted((a, b) => a.getTime() - b.getTime())[0]?.toISOString() ?? null;

/** What came to pass and who did it, the oldest first; a deed that is a change of state is told as that. */
function timelineOf({ events, deeds, services, owner, viewer, nameOf, placeName }: Parts): DeskParcel['timeline'] {
  const told = events.map(({ event, staffName }) => ({
    ...event,
    staffName: event.actorKind === 'STAFF' ? staffName : null,
  }));
  const states = told
    .filter(({ facts }) => !facts.decided)
    .map(({ at, status, staffName }) => ({ at, kind: 'STATE' as const, code: status, detail: '', staffName }));
  const findings = linesOfFindings(told, viewer.now, ({ staffName }) => staffName);
  const leavings = deeds.flatMap(({ at, after, staffName }) => {
    const detail = titlesSentBack(after);
    // whole it came to its state by that
    const isWhole = told.some((one) => one.status === 'RETURNED_TO_SELLER' && one.at.getTime() === at.getTime());
    return detail && !isWhole ? { at, kind: 'DEED' as const, code: 'sentBack', detail, staffName } : [];
  });
  const done = deeds
    .filter(({ after }) => !titlesSentBack(after))
    .filter(({ action, after }) => action === GIVEN || !(after && typeof after === 'object' && 'status' in after))
    .map(({ at, action, after, staffName }) => ({
      ...{ at, kind: 'DEED' as const, code: action, staffName },
      detail: action === GIVEN ? (owner?.name ?? '') : textOf(after, 'location'),
    }));
  const astray = deeds
    .filter(({ action, before }) => action === 'warehouse.receive' && textOf(before, 'warehouseId'))
    .map(({ at, before, staffName }) => ({
      ...{ at, kind: 'DEED' as const, code: 'astray', staffName },
      detail: placeName(textOf(before, 'warehouseId')),
    }));
  const asked = services.flatMap(({ createdAt, serviceCode }) => ({
    ...{ at: createdAt, kind: 'SERVICE' as const, code: serviceCode, detail: nameOf(serviceCode), staffName: null },
  }));
  return [...states, ...findings, ...done, ...leavings, ...astray, ...asked]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
}

/** It came to its state by this, and to its owner. */
const GIVEN = 'warehouse.unclaimed';

function titlesSentBack(after: unknown): string {
  const titles: unknown = after && typeof after === 'object' && 'sentBack' in after && after.sentBack;
  return Array.isArray(titles) ? titles.join(', ') : '';
}

function textOf(change: unknown, field: string): string {
  const value: unknown = change && typeof change === 'object' && field in change && Reflect.get(change, field);
  return typeof value === 'string' ? value : '';
}
