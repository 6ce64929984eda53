import { LRUCache } from 'lru-cache';
import type { Freshness } from './marketplace-source.port';
import type { AnswerStore, Remembered } from './answer-store.port';
import { isSourceFault } from './source-failure.port';

/** What became of a question: `shared` waited for the answer to another's; `old` is shown because asking anew failed. */
export type Read = 'fresh' | 'stale' | 'old' | 'asked' | 'shared' | 'failed';

export interface Asking {
  now: number;
  /** Older than this is no answer, whatever the freshness says: for prices that somebody is to pay. */
  maxAgeMs?: number;
}

export interface AnswerMemory<T> {
  get: (key: string, asking: Asking, ask: () => Promise<T>) => Promise<Remembered<T>>;
  /** Of any age; asks nobody. */
  recall: (key: string) => Remembered<T> | undefined;
  clear: () => void;
  size: () => number;
}

/**
 * Answers by question: each is asked for once however many wait for it, and shown for as long as `freshness` says.
 * @param store what other processes were told, and a former one; looked into where this one knows nothing fresh
 */
export function createAnswerMemory<T>(
  freshness: Freshness,
  onRead: (read: Read) => void,
  store?: AnswerStore<T>,
): AnswerMemory<T> {
  type Kept = Remembered<T> & { bytes: number };
  const kept = new LRUCache<string, Kept>({ maxSize: freshness.maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const flights = new Map<string, Promise<Kept>>();
  const loads = new Map<string, Promise<Kept | undefined>>();

  // of its own life: whoever began it may leave, and those who came later still get it
  function fly(key: string, now: number, ask: () => Promise<T>): Promise<Kept> {
    const running = flights.get(key);
    if (running) return running;
    const flight = (async () => {
      try {
        const newerThan = kept.peek(key)?.askedAt ?? -Infinity;
        return keep(key, store ? await store.ask(key, { now, newerThan }, ask) : { value: await ask(), askedAt: now });
      } finally {
        flights.delete(key);
      }
    })();
    flights.set(key, flight);
    return flight;
  }

  function keep(key: string, { value, askedAt }: Remembered<T>): Kept {
    const before = kept.peek(key);
    const bytes = before && before.value === value ? before.bytes : roughBytes(value);
    const answer = { value, askedAt, bytes };
    kept.set(key, answer);
    return answer;
  }

  /** What the others know, where it is newer than what is known here. */
  function load({ find }: AnswerStore<T>, key: string): Promise<Kept | undefined> {
    const running = loads.get(key);
    if (running) return running;
    const loading = (async () => {
      try {
        const found = await find(key);
        const known = kept.get(key);
        return found && found.askedAt > (known?.askedAt ?? -Infinity) ? keep(key, found) : known;
      } finally {
        loads.delete(key);
      }
    })();
    loads.set(key, loading);
    return loading;
  }

  return {
    async get(key, { now, maxAgeMs = Infinity }, ask) {
      // clocks of several processes may differ: what is from the future is as old as that is far
      const ageOf = (answer: Kept | undefined) => (answer ? Math.abs(now - answer.askedAt) : Infinity);
      const ours = kept.get(key);
      const isOld = ageOf(ours) >= Math.min(freshness.freshMs, maxAgeMs);
      const known = isOld && store && !flights.has(key) ? await load(store, key) : ours;
      const isWithin = (limitMs: number) => ageOf(known) < Math.min(limitMs, maxAgeMs);
      if (known && isWithin(freshness.freshMs)) {
        onRead('fresh');
        return known;
      }
      const read = flights.has(key) ? 'shared' : 'asked';
      const flight = fly(key, now, ask);
      if (known && isWithin(freshness.staleMs)) {
        onRead('stale');
        flight.catch(() => undefined);
        return known;
      }
      try {
        const answer = await flight;
        onRead(read);
        return answer;
      } catch (error) {
        const mayShow = known && isWithin(freshness.errorMs) && isSourceFault(error);
        onRead(mayShow ? 'old' : 'failed');
        if (mayShow) return known;
        throw error;
      }
    },
    recall: (key) => kept.get(key),
    clear: () => kept.clear(),
    size: () => kept.size,
  };
}

/** Near enough for a limit; far cheaper than writing it out. */
function roughBytes(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length + 16;
  if (typeof value !== 'object' || value === null) return 8;
  return Object.values(value).reduce((sum: number, part) => sum + roughBytes(part) + 8, 32);
}
