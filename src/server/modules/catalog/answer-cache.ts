import type { Ctx } from '../../kernel/context';
import { measureCache, metrics } from '../../kernel/metrics';

interface Options {
  /** As the measurements call it. */
  name: string;
  maxEntries: number;
  ttlMs: number;
}

/** Answers of the marketplace, each asked for at most once in `ttlMs`; only for looking around. A failure is not kept. */
export function createAnswerCache<T>({ name, maxEntries, ttlMs }: Options) {
  const entries = new Map<string, { answer: Promise<T>; askedAt: number }>();
  measureCache(name, () => entries.size);
  return {
    get(ctx: Pick<Ctx, 'now'>, key: string, load: () => Promise<T>): Promise<T> {
      const now = ctx.now().getTime();
      const known = entries.get(key);
      // taken out and put back: the longest unused stands first
      entries.delete(key);
      const isFresh = known !== undefined && Math.abs(now - known.askedAt) < ttlMs;
      metrics().cacheAsked.inc({ cache: name, result: isFresh ? 'hit' : 'miss' });
      const entry = isFresh ? known : { answer: load(), askedAt: now };
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key);
      entry.answer.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.answer;
    },
    clear: () => entries.clear(),
  };
}
