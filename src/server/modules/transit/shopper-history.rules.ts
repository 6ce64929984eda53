import type { Payment } from '../../../contract/payment';
import type { TransitOrderDetail } from '../../../contract/transit';
import type { QuestionRow } from './packing-question.repo';
import { toldOfQuestion } from './packing-question.rules';
import { stateMoments } from './state-moments.rules';
import type { TransitEventRow } from './transit.repo';

type Timeline = TransitOrderDetail['timeline'];

/** States, with what was asked of the price of the boxes and what its shopper paid besides, in the order of time. */
export function shopperHistory(
  events: readonly TransitEventRow[],
  questions: readonly QuestionRow[],
  payments: readonly Payment[],
  currency: string,
): Timeline {
  const moments = stateMoments(events);
  const states = events.map(({ status, at, by, note }): Timeline[number] => {
    const told = toldOfQuestion({ status, at, by, note }, questions);
    const news = told && { code: told.code, sum: { amount: told.amount, currency } };
    return { status, at: at.toISOString(), by, note, ...(news && { news }) };
  });
  const paid = payments.flatMap(({ kind, paidAt, amount: sum }): Timeline => {
    if (kind !== 'TRANSIT_TOPUP' || !paidAt) return [];
    // it stands where it stood
    const status = states.findLast(({ at }) => at < paidAt)?.status ?? 'WEIGHED';
    return [{ status, at: paidAt, by: 'SHOPPER', note: null, news: { code: 'PAID_MORE', sum } }];
  });
  // what closes it by being paid comes first
  const all = [
    ...paid.map((event) => ({ event, moment: Date.parse(event.at) })),
    ...states.map((event, index) => ({ event, moment: moments[index] ?? 0 })),
  ];
  return all.toSorted((a, b) => a.moment - b.moment).map(({ event }) => event);
}
