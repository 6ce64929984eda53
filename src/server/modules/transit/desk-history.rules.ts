import type { DeskEvent } from '../../../contract/desk-event';
import type { QuestionRow } from './packing-question.repo';
import { toldOfQuestion } from './packing-question.rules';
import { stateMoments } from './state-moments.rules';
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

/**
 * States, with who moved it there, what was asked of its price, and what came to pass beside them, in the order of time; of
 * what came at one moment the cause first: what is paid brings a state, what else is booked follows from it.
 */
export function historyOf({ states, beside, names, questions, currency }: Told): DeskEvent[] {
  const moments = stateMoments(states);
  const moves = states.map((state, index) => {
    const moment = moments[index] ?? 0;
    // with its sum, to whom that is told
    const payment = beside.find((one) => isPaidBy(one, state));
    if (payment) return { event: payment, moment };
    const told = toldOfQuestion(state, questions);
    const event: DeskEvent = {
      ...{ at: state.at.toISOString(), kind: 'STATE', code: state.status, detail: state.note ?? '', staffName: null },
      ...(told && { kind: 'QUESTION', code: told.code, sum: { amount: told.amount, currency } }),
      ...whoMoved(state, names),
    };
    return { event, moment };
  });
  const others = beside.flatMap((event) =>
    moves.some((move) => move.event === event) ? [] : { event, moment: Date.parse(event.at) },
  );
  const causes = others.filter(({ event }) => isPayment(event));
  const effects = others.filter((one) => !causes.includes(one));
  return [...causes, ...moves, ...effects].toSorted((a, b) => a.moment - b.moment).map(({ event }) => event);
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
