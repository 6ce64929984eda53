import type { ListingPage, ListingQuery } from '../../adapters/marketplace/marketplace.port';
import { marketplace } from '../../adapters/marketplace/marketplace.registry';
import type { Ctx } from '../../kernel/context';

const MAX_ENTRIES = 500;
const TTL_MS = 30_000;
const entries = new Map<string, { page: Promise<ListingPage>; askedAt: number }>();

/**
 * A page of listings, asked for at most once in half a minute. In yuan and the same for every shop: each makes its own
 * prices of it. Only for looking around; what is bought is asked for anew.
 */
export function listingsOf(ctx: Pick<Ctx, 'now'>, query: ListingQuery): Promise<ListingPage> {
  const key = JSON.stringify(Object.entries(query).sort());
  const now = ctx.now().getTime();
  const known = entries.get(key);
  // taken out and put back: the longest unused stands first
  entries.delete(key);
  const isFresh = known !== undefined && Math.abs(now - known.askedAt) < TTL_MS;
  const entry = isFresh ? known : { page: marketplace().search(query), askedAt: now };
  entries.set(key, entry);
  if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value ?? key);
  // a failure is not kept
  entry.page.catch(() => entries.get(key) === entry && entries.delete(key));
  return entry.page;
}

/** After the marketplace was restocked. */
export const forgetListings = () => entries.clear();
