import type { SourceCapability } from '../../../contract/channels';
import type { Freshness, MarketplaceSource } from './marketplace-source.port';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MB = 1_048_576;

/** What a capability of any source is remembered by; pictures are too many and too seldom the same. */
const USUAL: Partial<Record<SourceCapability, Freshness>> = {
  search: { freshMs: 2 * MINUTE, staleMs: 15 * MINUTE, errorMs: 24 * HOUR, maxBytes: 24 * MB },
  seller: { freshMs: 2 * MINUTE, staleMs: 15 * MINUTE, errorMs: 24 * HOUR, maxBytes: 8 * MB },
  product: { freshMs: 2 * MINUTE, staleMs: 15 * MINUTE, errorMs: 24 * HOUR, maxBytes: 48 * MB },
  suggest: { freshMs: 10 * MINUTE, staleMs: HOUR, errorMs: 24 * HOUR, maxBytes: 4 * MB },
  navigation: { freshMs: 10 * MINUTE, staleMs: HOUR, errorMs: 24 * HOUR, maxBytes: 4 * MB },
  categories: { freshMs: 10 * MINUTE, staleMs: 6 * HOUR, errorMs: 7 * 24 * HOUR, maxBytes: 4 * MB },
  listing: { freshMs: 10 * MINUTE, staleMs: HOUR, errorMs: 24 * HOUR, maxBytes: 4 * MB },
};

/** Undefined where nothing is remembered. */
export function freshnessOf({ keeps }: MarketplaceSource, capability: SourceCapability): Freshness | undefined {
  const own = keeps?.[capability];
  return own === false ? undefined : (own ?? USUAL[capability]);
}
