import type { Ctx } from '../../kernel/context';

interface Options {
  maxEntries: number;
  ttlMs: number;
}

/** Answers of the marketplace, each asked for at most once in `ttlMs`; only for looking around. A failure is not kept. */
export function createAnswerCache<T>({ maxEntries, ttlMs }: Options) {
  const entries = new Map<string, { answer: Promise<T>; askedAt: number }>();
  return {
    get(ctx: Pick<Ctx, 'now'>, key: string, load: () => Promise<T>): Promise<T> {
      const now = ctx.now().getTime();
      const known = entries.get(key);
      // taken out and put back: the longest unused stands first
      entries.delete(key);
      const isFresh = known !== undefined && Math.abs(now - known.askedAt) < ttlMs;
      const entry = isFresh ? known : { answer: load(), askedAt: now };
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? key);
      entry.answer.catch(() => entries.get(key) === entry && entries.delete(key));
      return entry.answer;
    },
    clear: () => entries.clear(),
  };
}
