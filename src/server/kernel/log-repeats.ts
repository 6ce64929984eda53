const SPAN_MS = 60_000;
/** More kinds of failure at a time are not told apart. */
const KINDS = 500;

/**
 * Lets the first of a kind through and counts the others for a minute, so that one failure in every request does not
 * bury the rest. @param tell says after the minute how many more there were
 */
export function limitRepeats(tell: (kind: string, repeated: number) => void): (kind: string) => boolean {
  const counts = new Map<string, number>();
  return (kind) => {
    const known = counts.size >= KINDS && !counts.has(kind) ? 'others' : kind;
    const count = counts.get(known);
    if (count !== undefined) {
      counts.set(known, count + 1);
      return false;
    }
    counts.set(known, 0);
    setTimeout(() => {
      const repeated = counts.get(known) ?? 0;
      counts.delete(known);
      if (repeated > 0) tell(known, repeated);
    }, SPAN_MS).unref();
    return true;
  };
}
