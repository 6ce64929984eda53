import { env } from '../../env';
import { createErApi } from './er-api';
import { createFrankfurter } from './frankfurter';
import { createOwnFeed } from './own-feed';
import type { RateSource } from './rates.port';

let made: { key: string; sources: RateSource[] } | undefined;

/** Who can be asked for rates on this server: those that need no key always, the own feed where RATES_FEED_URL names it. */
export function rateSources(): RateSource[] {
  const { FRANKFURTER_URL, ERAPI_URL, RATES_FEED_URL } = env();
  const key = JSON.stringify([FRANKFURTER_URL, ERAPI_URL, RATES_FEED_URL]);
  if (made?.key !== key) {
    const own = RATES_FEED_URL ? [createOwnFeed(RATES_FEED_URL)] : [];
    made = { key, sources: [createFrankfurter(FRANKFURTER_URL), createErApi(ERAPI_URL), ...own] };
  }
  return made.sources;
}
