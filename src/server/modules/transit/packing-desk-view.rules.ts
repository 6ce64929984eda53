import type { DeskEvent } from '../../../contract/desk-event';
import type { DeskTransit, QueuedTransit } from '../../../contract/packing-desk';
import { transitTransition, UNSENT } from '../../../contract/transit-moves';
import { quoteTransit } from '../../../contract/transit-quote';
import { mostOf } from './estimate.rules';
import type { packingDeskRepo, PackingRow } from './packing-desk.repo';
import { leaseOf, type Viewer } from '../../kernel/lease.rules';
import { historyOf } from './desk-history.rules';
import { isHeldBack, wishesOf } from './hold.rules';
import { nameOf, shownReceipt, type Words } from './shown-quote.rules';
import type { QuestionRow } from './packing-question.repo';
import type { BoxRow, DeclarationRow, TransitEventRow } from './transit.repo';
import type { ShownLine } from './transit-view.rules';

type Repo = ReturnType<typeof packingDeskRepo>;
type ParcelRow = Awaited<ReturnType<Repo['parcelsOf']>>[number];
type Contents = Awaited<ReturnType<Repo['contentsOf']>>;

interface Parts extends Contents {
  parcels: ParcelRow[];
  boxes: BoxRow[];
  /** In which they lie. */
  batches: { id: string; batchNo: string }[];
  declaration: DeclarationRow[];
  /** As its shopper has said it. */
  original: DeclarationRow[];
  events: TransitEventRow[];
  /** What came to pass beside its states. */
  beside: DeskEvent[];
  /** Of the staff, by id. */
  names: ReadonlyMap<string, string>;
  /** All that was asked of its price, oldest first. */
  questions: QuestionRow[];
  line: ShownLine;
  words: Words;
  titles: Map<string, string>;
}

const headOf = (row: PackingRow, titles: Map<string, string>, viewer: Viewer) => ({
  ...{ id: row.id, orderNo: row.orderNo, status: row.status, mode: row.mode },
  movedAt: row.movedAt.toISOString(),
  line: titles.get(row.lineName) ?? row.lineName,
  country: row.address.countryCode,
  shopperName: row.shopperName,
  lease: leaseOf(row, viewer),
  heldNote: row.heldNote,
});

export const presentQueuedTransit = (
  row: PackingRow,
  parcels: ParcelRow[],
  titles: Map<string, string>,
  viewer: Viewer,
): QueuedTransit => ({
  ...headOf(row, titles, viewer),
  parcels: parcels.length,
  toFetch: parcels.filter(({ status }) => status === 'LOCKED').length,
  grams: parcels.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
  places: [...new Set(parcels.flatMap(({ location }) => location || []))],
});

export function presentDeskTransit(row: PackingRow, parts: Parts, viewer: Viewer): DeskTransit {
  const { parcels, items, numbers, boxes, declaration, events, line, words, titles } = parts;
  const { estimate, invoice, version, holds, remark } = row;
  const question = parts.questions.at(-1);
  const quoted = quoteTransit(line, estimate.request, estimate.shop);
  const atMost = mostOf(line, quoted, estimate.request, estimate.shop);
  const named = [...line.terms.services, ...(words.ofShop ?? [])];
  const charged = invoice && quoteTransit(line, invoice.request, invoice.shop).chargedGrams;
  const isUnpacked = row.mode === 'PAY_FIRST' ? row.status === 'PAID' : row.status === 'SUBMITTED';
  return {
    ...headOf(row, titles, viewer),
    ...{ version, holds, remark },
    receiver: row.address.receiverName,
    wishes: wishesOf(row).map((code) => ({ code, name: nameOf(code, named, words.say) })),
    wantedBoxes: 'count' in estimate.request.boxes ? estimate.request.boxes.count : estimate.request.boxes.length,
    parcels: parcels.map(({ id, parcelNo, status, location, grams, lengthMm, widthMm, heightMm }) => ({
      ...{ id, parcelNo, status, location },
      grams: grams ?? 0,
      sides: lengthMm && widthMm && heightMm ? [lengthMm, widthMm, heightMm] : null,
      numbers: numbers.filter(({ parcelId }) => parcelId === id).map(({ number }) => number),
      items: items
        .filter(({ parcelId }) => parcelId === id)
        .map(({ title, image, quantity }) => ({ title, image, quantity })),
    })),
    boxes: boxes.map(({ boxNo, grams, lengthMm, widthMm, heightMm, carrier, trackingNo, photos }) => ({
      ...{ boxNo, grams, lengthMm, widthMm, heightMm, carrier, trackingNo, photos },
    })),
    batches: parts.batches.map(({ id, batchNo }) => ({ id, batchNo })),
    question: question ? askedOf(row, question) : null,
    declaration: declaration.map(({ parcelItemId, title, nameEn, nameZh, hsCode, quantity, unitFen }) => ({
      ...{ parcelItemId, title, nameEn, nameZh, hsCode, quantity, unitFen },
      mayAddCode: parts.original.some((line) => line.parcelItemId === parcelItemId && line.hsCode === ''),
    })),
    estimate: shownReceipt(estimate, { chargeableGrams: quoted.chargedGrams, atMost }, line, words),
    invoice: invoice && shownReceipt(invoice, { chargeableGrams: charged ?? 0, atMost: null }, line, words),
    timeline: historyOf({ ...parts, states: events, currency: row.currency }),
    canDeclare: UNSENT.some((one) => one === row.status),
    canLeaveOut: (isUnpacked || row.status === 'PACKING') && parcels.length > 1 && row.askedUntil === null,
    canHold: row.heldAt === null && isHeldBack(row),
    canStart: isUnpacked && row.heldAt === null,
    canPack: row.status === 'PACKING' && row.heldAt === null && row.askedUntil === null,
    canSend:
      row.heldAt === null &&
      !isUnpacked &&
      !holds.includes('AWAITING_TOPUP') &&
      transitTransition(row, 'OUTBOUND', 'PACKER') !== undefined,
  };
}

function askedOf({ currency }: PackingRow, question: QuestionRow): DeskTransit['question'] {
  const { state, toldLocal, asksLocal, note, askedAt, decideBefore } = question;
  return {
    ...{ state, note, askedAt: askedAt.toISOString(), decideBefore: decideBefore.toISOString() },
    told: { amount: toldLocal, currency },
    asks: { amount: asksLocal, currency },
  };
}
