import type {
  ListingPage,
  ListingQuery,
  NavigationNode,
  NavigationQuery,
} from '../../adapters/marketplace/marketplace.port';
import { marketplace } from '../../adapters/marketplace/marketplace.registry';
import type { Ctx } from '../../kernel/context';
import { createAnswerCache } from './answer-cache';

const LIMITS = { maxEntries: 500, ttlMs: 30_000 };
const pages = createAnswerCache<ListingPage>({ name: 'listings', ...LIMITS });
const navigations = createAnswerCache<NavigationNode[]>({ name: 'facets', ...LIMITS });

const keyOf = (query: object) => JSON.stringify(Object.entries(query).sort());

/**
 * A page of listings, asked for at most once in half a minute. In yuan and the same for every shop: each makes its own
 * prices of it. Only for looking around; what is bought is asked for anew.
 */
export const listingsOf = (ctx: Pick<Ctx, 'now'>, query: ListingQuery): Promise<ListingPage> =>
  pages.get(ctx, keyOf(query), () => marketplace().search(query));

/** The facets of a keyword, likewise. */
export const navigationOf = (ctx: Pick<Ctx, 'now'>, query: NavigationQuery): Promise<NavigationNode[]> =>
  navigations.get(ctx, keyOf(query), () => marketplace().searchNavigation(query));

/** After the marketplace was restocked. */
export function forgetListings() {
  pages.clear();
  navigations.clear();
}
