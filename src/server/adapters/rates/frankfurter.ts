import * as z from 'zod/mini';
import type { RateSource } from './rates.port';
import { askRates, knownRates, TellsDay, TellsRate, toldRate } from './told-rate';

const URL_OF_ITS_OWN = 'https://api.frankfurter.dev';
const Row = z.object({ date: TellsDay, base: z.literal('CNY'), quote: z.string(), rate: TellsRate });

/**
 * Frankfurter, version 2: what central banks published, blended; without a key. Asked for all it knows at once: a code
 * that it does not know would have it refuse the others too.
 */
export const createFrankfurter = (url: string = URL_OF_ITS_OWN): RateSource => ({
  name: 'FRANKFURTER',
  async read() {
    const rows = await askRates('FRANKFURTER', `${url}/v2/rates?base=CNY`, z.array(z.unknown()));
    return knownRates(
      rows.flatMap((row) => {
        const { data } = Row.safeParse(row);
        return data ? [[data.quote, toldRate(data.rate, data.date)] as const] : [];
      }) as [string, ReturnType<typeof toldRate>][],
    );
  },
});
