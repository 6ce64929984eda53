import * as z from 'zod/mini';
import type { RateSource } from './rates.port';
import { askRates, knownRates, TellsDay, TellsRate, toldRate } from './told-rate';

const Answer = z.object({ base: z.literal('CNY'), date: TellsDay, rates: z.record(z.string(), TellsRate) });

/** A file of whoever runs the server, in the form that many services have: `{"base":"CNY","date":"2026-11-23","rates":{"USD":"0.1389"}}`. */
export const createOwnFeed = (url: string): RateSource => ({
  name: 'FEED',
  async read() {
    const { date, rates } = await askRates('FEED', url, Answer);
    return knownRates(Object.entries(rates).map(([currency, rate]) => [currency, toldRate(rate, date)]));
  },
});
