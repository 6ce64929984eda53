import { LRUCache } from 'lru-cache';

/** Each plan takes some ten thousand bytes of the database's memory. */
const MOST_PLANS = 400;
/** Longer ones write many rows at once: their plans are large, and going in and out is least of what they take. */
const MOST_LETTERS = 8000;
const ONCE = '';

/**
 * Names for statements that are asked again, so that the connection keeps their plans. The embedded database takes longer
 * to plan most statements than to run them. A name is given on when its statement was not asked for long: whoever says
 * another text under it closes what stood there.
 */
export class RepeatedStatements {
  private free: string[] = Array.from({ length: MOST_PLANS }, (_, at) => `repeated_${String(at)}`);
  /** By text; the empty one where it was asked once. */
  private readonly names = new LRUCache<string, string>({
    max: MOST_PLANS,
    noDisposeOnSet: true,
    dispose: (name) => void (name !== ONCE && this.free.push(name)),
  });

  nameOf(text: string): string | undefined {
    if (text.length > MOST_LETTERS) return undefined;
    const known = this.names.get(text);
    if (known) return known;
    const name = known === ONCE ? (this.free.pop() ?? ONCE) : ONCE;
    this.names.set(text, name);
    return name || undefined;
  }
}
