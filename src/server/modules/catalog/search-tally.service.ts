import { shopTx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { log } from '../../kernel/log';
import { countedWord } from './search-word.rules';
import { searchWordRepo, type WordCount } from './search-word.repo';

/** So long counts stay in memory: a search writes nothing, and what a process loses when it dies is no more than that. */
const KEPT_MS = 20_000;
const MOST_WORDS = 500;

interface Tally {
  since: number;
  counts: Map<string, WordCount>;
}
const tallies = new Map<string, Tally>();

/** Counts a search without making it wait. */
export function countSearch(
  ctx: Pick<Ctx, 'tenant' | 'locale' | 'now'>,
  typed: string | undefined,
  hasFound: boolean,
): void {
  const word = countedWord(typed);
  if (!word) return;
  const { id } = ctx.tenant;
  const now = ctx.now();
  const tally = tallies.get(id) ?? { since: now.getTime(), counts: new Map<string, WordCount>() };
  tallies.set(id, tally);
  const key = `${ctx.locale} ${word}`;
  const known = tally.counts.get(key) ?? { language: ctx.locale, word, searches: 0, foundNothing: 0 };
  if (!tally.counts.has(key) && tally.counts.size >= MOST_WORDS) return;
  tally.counts.set(key, {
    ...known,
    searches: known.searches + 1,
    foundNothing: known.foundNothing + (hasFound ? 0 : 1),
  });
  if (now.getTime() - tally.since >= KEPT_MS)
    void keepCounts(id, now).catch((err: unknown) =>
      log().warn({ err, tenant: id }, 'counts of searches were not kept'),
    );
}

/** Writes what a shop has counted. */
export async function keepCounts(tenantId: string, now: Date): Promise<void> {
  const tally = tallies.get(tenantId);
  if (!tally) return;
  tallies.delete(tenantId);
  // in one order, so that two processes never wait for each other
  const counts = [...tally.counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
  await shopTx(tenantId, (tx) => searchWordRepo(tx, { tenantId }).add(now.toISOString().slice(0, 10), counts));
}
