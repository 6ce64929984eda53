import type { DeskEvent } from '../../../contract/desk-event';
import type { TransitEventRow } from './transit.repo';

/** States and what came to pass beside them, in the order of time. */
export const historyOf = (states: readonly TransitEventRow[], beside: readonly DeskEvent[]): DeskEvent[] => {
  const moves = states.map(({ at, status, note }): DeskEvent => ({
    ...{ at: at.toISOString(), kind: 'STATE', code: status, detail: note ?? '', staffName: null },
  }));
  return [...moves, ...beside].toSorted((a, b) => a.at.localeCompare(b.at));
};
