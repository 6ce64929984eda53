import type { Station } from '../../../contract/pickup';
import type { LocalizedText, Money } from '../../../contract/fields';
import { addMoney } from '../../../contract/money';
import type { Payment } from '../../../contract/payment';
import type { TransitOrder, TransitOrderDetail } from '../../../contract/transit';
import { priceIn } from '../../../contract/transit-money';
import type { LineTerms } from '../../../contract/transit-line';
import { reconcile, type Reconciliation } from '../../../contract/transit-reconciliation';
import { quoteTransit } from '../../../contract/transit-quote';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import { mostOf } from './estimate.rules';
import { shopperHistory } from './shopper-history.rules';
import { shownReceipt, type Say } from './shown-quote.rules';
import type { ShippedParcel } from './shipped-parcel.repo';
import type { QuestionRow } from './packing-question.repo';
import type { BoxRow, DeclarationRow, TransitEventRow, TransitRow } from './transit.repo';
import type { Refund } from '../../../contract/refund';
import { claimableUntil, isClaimable, isCovered, owedOf } from './claim.rules';
import { troubleOf } from './trouble.rules';
import { actionsOf, closeFeeOf, completesAt, fetchBefore, packBeforeOf, payBeforeOf, stepFeeOf } from './transit.rules';

export interface ShownLine {
  name: string;
  title: LocalizedText;
  versionId: string;
  terms: LineTerms;
}
export interface TransitParts {
  line: ShownLine;
  parcels: ShippedParcel[];
  boxes: BoxRow[];
  /** Oldest first. */
  payments: Payment[];
  say: Say;
}

const nothingOf = (currency: string): Money => ({ amount: 0, currency });
const PAID: Payment['status'][] = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const OPEN: Payment['status'][] = ['UNPAID', 'PROCESSING'];

/** An order as its shopper sees it: sums as they were told, never worked out anew. */
export function presentTransit(row: TransitRow, { line, parcels, boxes, payments, say }: TransitParts): TransitOrder {
  const { estimate, invoice, currency, address } = row;
  const due = payments.find(({ status }) => OPEN.includes(status));
  const paid = payments.filter(({ status }) => PAID.includes(status)).map(({ amount }) => amount);
  const receipt = invoice ?? estimate;
  const fees = { unpackFen: row.unpackFen, rehearsalFen: row.rehearsalFen };
  const closeFee = closeFeeOf(row, fees, estimate.shop.money);
  return {
    id: row.id,
    orderNo: row.orderNo,
    mode: row.mode,
    status: row.status,
    holds: row.holds,
    closeReason: row.status === 'CLOSED' ? row.closeReason : null,
    transitOptionName: row.lineName,
    title: say(line.title),
    minDays: line.terms.minDays,
    maxDays: line.terms.maxDays,
    selfPickup: row.stationId !== null,
    receiver: { name: address.receiverName, countryCode: address.countryCode, city: address.city },
    parcels: parcels.map(presentParcel),
    boxCount: boxes.length,
    chargeableGrams: chargedOf(line, receipt),
    isEstimated: invoice === null,
    total: receipt.total.local,
    paid: addMoney(nothingOf(currency), ...paid),
    refunded: { amount: row.refundedLocal, currency },
    createdAt: row.createdAt.toISOString(),
    payment: due ?? payments.at(-1) ?? null,
    payBefore: payBeforeOf(row)?.toISOString() ?? null,
    autoCompleteAt: completesAt(row)?.toISOString() ?? null,
    actions: actionsOf(row, { due: due?.amount ?? null, closeFee }),
  };
}

const chargedOf = (line: ShownLine, { request, shop }: TransitReceipt): number =>
  quoteTransit(line, request, shop).chargedGrams;

const presentParcel = ({ id, parcelNo, grams, items }: ShippedParcel): TransitOrder['parcels'][number] => ({
  id,
  parcelNo,
  title: items[0]?.title ?? '',
  image: items[0]?.image ?? '',
  grams,
  pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  items: items.map(({ title, quantity }) => ({ title, quantity })),
});

interface DetailParts extends TransitParts {
  now: Date;
  declaration: DeclarationRow[];
  events: TransitEventRow[];
  warehouseName: string;
  station: Station | undefined;
  /** What was claimed for it last. */
  claim: Refund | undefined;
  /** What was asked about the price of its boxes, oldest first. */
  questions: QuestionRow[];
  /** Names of the shop's ways of packing. */
  packing: readonly { code: string; name: LocalizedText }[];
}

export function presentTransitDetail(row: TransitRow, parts: DetailParts): Omit<TransitOrderDetail, 'wayBack'> {
  const { line, boxes, declaration, events, payments, questions, packing, say, warehouseName, now } = parts;
  const { estimate, invoice, insuredFen } = row;
  const { money } = estimate.shop;
  const words = { say, ofShop: packing };
  const inShopMoney = (fen: number) => priceIn(fen, 'CNY', { ...money, marginBasisPoints: 0 }).local;
  const deliveredAt = events.find(({ status }) => status === 'DELIVERED')?.at;
  const quoted = quoteTransit(line, estimate.request, estimate.shop);
  return {
    ...presentTransit(row, parts),
    isBought: parts.parcels.some(({ source }) => source === 'PURCHASE'),
    address: row.address,
    stationId: row.stationId,
    pickup: pickupOf(row, parts.station),
    localExpressCompanyName: row.localExpressCompanyName,
    services: [...estimate.request.services],
    packingWishes: [...estimate.request.packing],
    insuredValue: insuredFen === null ? null : inShopMoney(insuredFen),
    remark: row.remark,
    warehouseName,
    packBefore: packBeforeOf(row)?.toISOString(),
    declaration: declaration.map(({ title, nameEn, nameZh, material, hsCode, quantity, unitFen }) => ({
      title,
      nameEn,
      nameZh,
      material,
      hsCode,
      quantity,
      unitValue: inShopMoney(unitFen),
    })),
    customs: row.customsRef && { receiverName: row.customsRef.receiverName, numbers: row.customsRef.numbers },
    estimate: shownReceipt(
      estimate,
      {
        chargeableGrams: quoted.chargedGrams,
        atMost: mostOf(line, quoted, estimate.request, estimate.shop),
      },
      line,
      words,
    ),
    invoice: invoice && shownReceipt(invoice, { chargeableGrams: chargedOf(line, invoice), atMost: null }, line, words),
    reconciliation: row.mode === 'PAY_FIRST' ? reconciliationOf(row, line) : null,
    payments,
    boxes: boxes.map(presentBox),
    timeline: shopperHistory(events, questions, payments, row.currency),
    question: questionOf(row, questions.at(-1)),
    trouble: troubleOf(row, { now, claim: parts.claim, owed: owedOf(row, payments) }),
    ...claimOf(row, deliveredAt, parts),
    review: row.review,
  };
}

/** Open until it is answered or over, whether the clock has come by or not. */
function questionOf({ currency, askedUntil }: TransitRow, question: QuestionRow | undefined) {
  if (!askedUntil || question?.state !== 'ASKED') return null;
  const { id, toldLocal, asksLocal, note, decideBefore } = question;
  const inMoney = (amount: number): Money => ({ amount, currency });
  return { id, told: inMoney(toldLocal), asks: inMoney(asksLocal), note, decideBefore: decideBefore.toISOString() };
}

function claimOf(
  row: TransitRow,
  deliveredAt: Date | undefined,
  { claim, payments, now }: Pick<DetailParts, 'claim' | 'payments' | 'now'>,
) {
  const isOpen = isClaimable(row) && isCovered(row, payments);
  const until = isOpen && deliveredAt ? claimableUntil(deliveredAt) : null;
  const isInTime = isOpen && (until === null || now <= until);
  return {
    claim: (isClaimable(row) && claim) || null,
    claimBefore: until?.toISOString() ?? null,
    canClaim: isInTime && (!claim || claim.status === 'REJECTED'),
  };
}

/** The code is worth the goods: it is shown once they are there to be fetched. */
function pickupOf(row: TransitRow, station: Station | undefined): TransitOrderDetail['pickup'] {
  if (!row.pickup) return null;
  const { receiverName, phone } = row.pickup;
  const code = row.status === 'READY_FOR_PICKUP' ? row.pickupCode : null;
  return { station: station ?? null, receiverName, phone, code, until: fetchBefore(row)?.toISOString() ?? null };
}

const presentBox = (box: BoxRow): TransitOrderDetail['boxes'][number] => ({
  boxNo: box.boxNo,
  grams: box.grams,
  lengthMm: box.lengthMm,
  widthMm: box.widthMm,
  heightMm: box.heightMm,
  carrier: box.carrier,
  trackingNo: box.trackingNo,
  state: box.state,
  sealedAt: box.sealedAt.toISOString(),
  photos: box.photos,
});

/** What the packed boxes cost against what was paid for the estimate (c11). */
export function outcomeOf(
  { estimate, toleranceFen }: Pick<TransitRow, 'estimate' | 'toleranceFen'>,
  invoiced: number,
  { terms }: ShownLine,
): Reconciliation {
  const { money } = estimate.shop;
  const tolerance = priceIn(toleranceFen, 'CNY', money).local.amount;
  return reconcile(estimate.total.local.amount, invoiced, { tolerance, stepFee: stepFeeOf(terms, money) });
}

function reconciliationOf(row: TransitRow, line: ShownLine): TransitOrderDetail['reconciliation'] {
  const { estimate, invoice } = row;
  if (!invoice) return null;
  const [estimated, invoiced] = [estimate.total.local, invoice.total.local];
  const { outcome } = outcomeOf(row, invoiced.amount, line);
  return { outcome, estimated, invoiced, difference: { ...invoiced, amount: invoiced.amount - estimated.amount } };
}
