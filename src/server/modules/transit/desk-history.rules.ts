import type { DeskEvent } from '../../../contract/desk-event';
import type { TransitEventRow } from './transit.repo';

type Names = ReadonlyMap<string, string>;

/** States, with who moved it there, and what came to pass beside them, in the order of time. @param names of the staff by id */
export function historyOf(states: readonly TransitEventRow[], beside: readonly DeskEvent[], names: Names): DeskEvent[] {
  const moves = states.map((state): DeskEvent => ({
    ...{ at: state.at.toISOString(), kind: 'STATE', code: state.status, detail: state.note ?? '', staffName: null },
    ...whoMoved(state, names),
  }));
  return [...moves, ...beside].toSorted((a, b) => a.at.localeCompare(b.at));
}

function whoMoved({ by, actorId }: TransitEventRow, names: Names): Partial<Pick<DeskEvent, 'staffName' | 'by'>> {
  const staffName = names.get(actorId);
  if (staffName) return { staffName };
  if (by === 'SHOPPER') return { by };
  // whoever packed is of the shop, though nobody of it by name
  return by === 'PACKER' ? {} : { by: 'ITSELF' };
}
