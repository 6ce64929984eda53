import * as z from 'zod/mini';
import type { ToldRate } from '../../../contract/rate-source';
import type { RateSource } from './rates.port';
import { askRates, knownRates, TellsRate, toldRate } from './told-rate';

const URL_OF_ITS_OWN = 'https://open.er-api.com';
const Answer = z.object({
  result: z.literal('success'),
  base_code: z.literal('CNY'),
  time_last_update_unix: z.int().check(z.positive()),
  time_next_update_unix: z.int().check(z.positive()),
  rates: z.record(z.string(), TellsRate),
});

/**
 * The open form of ExchangeRate-API: about 160 currencies once a day, without a key. Who asks too often is shut out for
 * twenty minutes: not asked before the time that it names for its next rates. Not confirmed by its maker’s own words,
 * each a line to correct: the names of its fields beside `result` and `rates`.
 */
export function createErApi(url: string = URL_OF_ITS_OWN): RateSource {
  let known: { rates: Map<string, ToldRate>; until: number } | undefined;
  return {
    name: 'ERAPI',
    async read(now) {
      if (known && now.getTime() < known.until) return known.rates;
      const answer = await askRates('ERAPI', `${url}/v6/latest/CNY`, Answer);
      const day = new Date(answer.time_last_update_unix * 1000).toISOString().slice(0, 10);
      const rates = knownRates(Object.entries(answer.rates).map(([code, rate]) => [code, toldRate(rate, day)]));
      known = { rates, until: answer.time_next_update_unix * 1000 };
      return rates;
    },
  };
}
