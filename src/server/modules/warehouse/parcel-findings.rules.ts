import type { DeskParcel } from '../../../contract/parcel-desk';
import type { ParcelFacts } from '../../db/schema/parcel-facts';

export interface FactsAt {
  at: Date;
  facts: ParcelFacts;
}
export type Found = NonNullable<DeskParcel['items'][number]['found']>;
type Line = Omit<DeskParcel['timeline'][number], 'at'> & { at: Date };

/**
 * By the thing of an order, what was found in this parcel: an order knows only of what came last. @param events of the
 * parcel, oldest first
 */
export function findingsOf(events: FactsAt[], now: Date): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { facts } of inOrder(events)) {
    const { inspected, decided } = facts;
    if (isUndone({ facts })) found.clear();
    for (const id of inspected?.passed ?? []) found.set(id, { verdict: 'PASSED', finding: '', decision: null });
    for (const { orderItemId, finding, decideBefore } of inspected?.failed ?? []) {
      const decision = new Date(decideBefore) <= now ? 'LAPSED' : null;
      found.set(orderItemId, { verdict: 'FAILED', finding, decision });
    }
    const fault = decided && found.get(decided.orderItemId);
    if (fault) found.set(decided.orderItemId, { ...fault, decision: decided.decision });
  }
  return found;
}

/** What was found wrong, by whom, and what became of it. @param staffOf who of the staff has done what an event tells */
export function linesOfFindings<E extends FactsAt>(
  events: E[],
  now: Date,
  staffOf: (event: E) => string | null,
): Line[] {
  return inOrder(events).flatMap((event, index, told) => {
    const { at, facts } = event;
    const { inspected, decided } = facts;
    if (decided)
      return { at, kind: 'DECISION' as const, code: decided.decision, detail: decided.title, staffName: null };
    const since = told.slice(index + 1);
    return (inspected?.failed ?? []).flatMap(({ orderItemId, title, finding, decideBefore }): Line[] => {
      const end = new Date(decideBefore);
      const isAnswered = since.some((one) => one.facts.decided?.orderItemId === orderItemId || isUndone(one));
      const said = {
        at,
        kind: 'FAULT' as const,
        code: 'FAILED',
        detail: `${title}: ${finding}`,
        staffName: staffOf(event),
      };
      const lapsed = { at: end, kind: 'DECISION' as const, code: 'LAPSED', detail: title, staffName: null };
      return isAnswered || end > now ? [said] : [said, lapsed];
    });
  });
}

/** What is said to a fault follows it, in one moment too. */
const inOrder = <E extends FactsAt>(events: E[]): E[] =>
  events.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || Number(Boolean(a.facts.decided)) - Number(Boolean(b.facts.decided)),
  );

const isUndone = ({ facts }: Pick<FactsAt, 'facts'>) => facts['reason'] === 'UNDONE';
