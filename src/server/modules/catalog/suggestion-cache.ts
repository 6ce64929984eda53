import type { Ctx } from '../../kernel/context';

const MAX_ENTRIES = 2000;
const TTL_MS = 60_000;
const entries = new Map<string, { phrases: Promise<string[]>; askedAt: number }>();

/** Everybody types the same first letters: each is looked up once a minute. */
export function suggestionsOf(ctx: Pick<Ctx, 'now'>, key: string, load: () => Promise<string[]>): Promise<string[]> {
  const now = ctx.now().getTime();
  const known = entries.get(key);
  // taken out and put back: the longest unused stands first
  entries.delete(key);
  const isFresh = known !== undefined && Math.abs(now - known.askedAt) < TTL_MS;
  const entry = isFresh ? known : { phrases: load(), askedAt: now };
  entries.set(key, entry);
  if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value ?? key);
  // a failure is not kept
  entry.phrases.catch(() => entries.get(key) === entry && entries.delete(key));
  return entry.phrases;
}
