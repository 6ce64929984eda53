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
    const told = toldOfQuestion(state, questions);
    return {
      ...{ at: state.at.toISOString(), kind: 'STATE', code: state.status, detail: state.note ?? '', staffName: null },
      ...(told && { kind: 'QUESTION', code: told.code, sum: { amount: told.amount, currency } }),
      ...whoMoved(state, names),
    };
  });
  return [...moves, ...beside].toSorted((a, b) => a.at.localeCompare(b.at));
}

function whoMoved({ by, actorId }: TransitEventRow, names: Names): Partial<Pick<DeskEvent, 'staffName' | 'by'>> {
  const staffName = names.get(actorId);
  if (staffName) return { staffName };
  if (by === 'SHOPPER') return { by };
  // whoever packed is of the shop, though nobody of it by name
  return by === 'PACKER' ? {} : { by: 'ITSELF' };
}
