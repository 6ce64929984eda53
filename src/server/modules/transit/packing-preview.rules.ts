import type { PackingPreview } from '../../../contract/packing-desk';
import type { Measures } from '../../../contract/transit-box';
import { quoteTransit } from '../../../contract/transit-quote';
import { receiptOf } from '../../../contract/transit-receipt';
import { agreedOf, isOverAgreed, mostAgreed } from './agreed-invoice.rules';
import { packedRequest } from './packed-request.rules';
import { shownReceipt, type Words } from './shown-quote.rules';
import type { TransitRow } from './transit.repo';
import type { ShownLine } from './transit-view.rules';

/** Cut off its height, a box loses so much at most; what is thinner than this stays as it is. */
const CUT_MM = [100, 50, 20];
const THIN_MM = 50;

interface Seen {
  at: Date;
  words: Words;
  held: Parameters<typeof packedRequest>[1]['held'];
  excess: number;
}

/** What boxes would cost by the line, the rate and the function that the estimate was made by, and what would be cheaper. */
export function previewOf(
  order: Pick<TransitRow, 'estimate' | 'agreedLocal' | 'mode'>,
  line: ShownLine,
  boxes: readonly Measures[],
  { at, words, held, excess }: Seen,
): PackingPreview {
  const { shop, total } = order.estimate;
  const requestOf = (measured: readonly Measures[]) => packedRequest(order, { boxes: measured, held });
  const costOf = (measured: readonly Measures[]) => quoteTransit(line, requestOf(measured), shop).total?.local.amount;
  const quoted = quoteTransit(line, requestOf(boxes), shop);
  const receipt = receiptOf(line, requestOf(boxes), shop, at.toISOString());
  const { currency } = total.local;
  const most = mostAgreed(order, excess);
  const agreed = { amount: agreedOf(order), currency };
  const bound = { agreed, atMost: Number.isFinite(most) ? { amount: most, currency } : null };
  if (!receipt)
    return {
      ...bound,
      isOver: false,
      invoice: null,
      refusals: quoted.refusals.map(({ code }) => code),
      difference: { amount: 0, currency },
      hint: null,
    };
  const asked = receipt.total.local.amount;
  return {
    ...bound,
    isOver: isOverAgreed(order, asked, excess),
    invoice: shownReceipt(receipt, { chargeableGrams: quoted.chargedGrams, atMost: null }, line, words),
    refusals: [],
    difference: { amount: asked - agreed.amount, currency },
    hint: hintOf(boxes, (measured) => asked - (costOf(measured) ?? asked), currency),
  };
}

/** The one box of which the least that is cut off its height saves the most. */
function hintOf(
  boxes: readonly Measures[],
  savedBy: (boxes: readonly Measures[]) => number,
  currency: string,
): PackingPreview['hint'] {
  const tried = boxes.flatMap((box, index) =>
    CUT_MM.filter((cut) => box.heightMm - cut >= THIN_MM).map((lessMm) => ({
      boxNo: index + 1,
      lessMm,
      amount: savedBy(boxes.with(index, { ...box, heightMm: box.heightMm - lessMm })),
    })),
  );
  const [best] = tried
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || a.lessMm - b.lessMm);
  return best ? { boxNo: best.boxNo, lessMm: best.lessMm, saves: { amount: best.amount, currency } } : null;
}
