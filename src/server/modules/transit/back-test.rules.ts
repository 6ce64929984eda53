import { worstOf, type BackTest } from '../../../contract/simulate';
import type { LineTerms } from '../../../contract/transit-line';
import { quoteTransit } from '../../../contract/transit-quote';
import type { TransitReceipt } from '../../../contract/transit-receipt';

interface Past {
  id: string;
  orderNo: string;
  /** Without either where another release wrote it: nothing prices it. */
  receipt: Partial<Pick<TransitReceipt, 'request' | 'shop'>>;
}

/**
 * Terms against what holds, over shipments as they went: the same boxes, wishes and rate, so that nothing but the terms
 * makes a difference.
 */
export function backTest(
  past: readonly Past[],
  { name, held, drafted }: { name: string; held: LineTerms; drafted: LineTerms },
  currency: string,
): Omit<BackTest, 'next'> {
  const pairs = past.map(({ id, orderNo, receipt: { request, shop } }) => {
    const [was, is] = [held, drafted].map((terms) =>
      request && shop ? quoteTransit({ name, versionId: '', terms }, request, shop) : undefined,
    );
    return {
      ...{ orderId: id, orderNo },
      before: was?.total?.local.amount ?? null,
      after: is?.total?.local.amount ?? null,
      refusals: is?.refusals.map(({ code }) => code) ?? [],
    };
  });
  const taken = pairs.flatMap(({ before, ...pair }) => (before === null ? [] : [{ ...pair, before }]));
  const both = taken.flatMap(({ before, after }) => (after === null ? [] : [{ before, after }]));
  const sum = (side: 'before' | 'after') => ({ amount: both.reduce((all, pair) => all + pair[side], 0), currency });
  return {
    seen: pairs.length,
    neither: pairs.filter(({ before, after }) => before === null && after === null).length,
    changed: both.filter(({ before, after }) => before !== after).length,
    newlyRefused: taken.filter(({ after }) => after === null).length,
    newlyTaken: pairs.filter(({ before, after }) => before === null && after !== null).length,
    before: sum('before'),
    after: sum('after'),
    worst: worstOf(taken.filter(({ before, after }) => after === null || after > before)),
  };
}
