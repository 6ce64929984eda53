import type { DeskEvent } from '../../../contract/desk-event';
import type { QuestionRow } from './packing-question.repo';
import { toldOfQuestion } from './packing-question.rules';
import type { TransitEventRow } from './transit.repo';

type Names = ReadonlyMap<string, string>;

interface Told {
  states: readonly TransitEventRow[];
  /** What came to pass beside its states. */
  beside: readonly DeskEvent[];
  /** Of the staff, by id. */
  names: Names;
  /** Whether it may cost more, of which each event that asks or answers stands among its states. */
  questions: readonly QuestionRow[];
  currency: string;
}

/** States, with who moved it there, what was asked of its price, and what came to pass beside them, in the order of time. */
export function historyOf({ states, beside, names, questions, currency }: Told): DeskEvent[] {
  const moves = states.map((state): DeskEvent => {
    // with its sum, to whom that is told
    const payment = beside.find((one) => isPaidBy(one, state));
    if (payment) return payment;
    const told = toldOfQuestion(state, questions);
    return {
      ...{ at: state.at.toISOString(), kind: 'STATE', code: state.status, detail: state.note ?? '', staffName: null },
      ...(told && { kind: 'QUESTION', code: told.code, sum: { amount: told.amount, currency } }),
      ...whoMoved(state, names),
    };
  });
  return [...moves, ...beside.filter((one) => !moves.includes(one))].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Whether this was booked as the shipment came to be paid by it. */
const isPaidBy = (one: DeskEvent, { status, by, at }: TransitEventRow): boolean =>
  status === 'PAID' && by === 'SHOPPER' && isPayment(one) && one.at === at.toISOString();
const isPayment = ({ kind, code }: DeskEvent): boolean => kind === 'MONEY' && code === 'PAYMENT';

function whoMoved({ by, actorId }: TransitEventRow, names: Names): Partial<Pick<DeskEvent, 'staffName' | 'by'>> {
  const staffName = names.get(actorId);
  if (staffName) return { staffName };
  if (by === 'SHOPPER') return { by };
  // whoever packed is of the shop, though nobody of it by name
  return by === 'PACKER' ? {} : { by: 'ITSELF' };
}
