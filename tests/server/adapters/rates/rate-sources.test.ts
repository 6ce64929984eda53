import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErApi } from '../../../../src/server/adapters/rates/er-api';
import { createFrankfurter } from '../../../../src/server/adapters/rates/frankfurter';
import { createOwnFeed } from '../../../../src/server/adapters/rates/own-feed';
import { rateSources } from '../../../../src/server/adapters/rates/rates.registry';
import { startFakeRates } from '../../../support/rates/fake-rates';
import { withEnv } from '../../../support/with-env';

const NOW = new Date('2026-11-23T08:00:00Z');
const TODAY = '2026-11-23';
let fake: Awaited<ReturnType<typeof startFakeRates>>;
beforeAll(async () => {
  fake = await startFakeRates();
});
afterAll(() => fake.close());

describe('Frankfurter', () => {
  it('is asked for all pairs of the yuan at once, and read as decimal strings', async () => {
    fake.frankfurter(TODAY, { USD: 0.1389, UZS: 1689.4213, VND: 3550, BTC: 1.2e-6, XAU: 0 });
    const rates = await createFrankfurter(fake.url).read(NOW);
    expect(fake.asked.at(-1)).toBe('GET /v2/rates?base=CNY');
    expect(Object.fromEntries(rates)).toEqual({
      USD: { rate: '0.1389', ratedOn: TODAY },
      UZS: { rate: '1689.4213', ratedOn: TODAY },
      VND: { rate: '3550', ratedOn: TODAY },
      BTC: { rate: '0.0000012', ratedOn: TODAY },
    });
  });

  it('is believed of the yuan only, row by row', async () => {
    const good = { date: TODAY, base: 'CNY', quote: 'USD', rate: 0.14 };
    const odd = [{ ...good, base: 'EUR', quote: 'KRW' }, { ...good, quote: 'MXN', date: 'today' }, { quote: 'AUD' }, 7];
    fake.say(fake.FRANKFURTER, [...odd, good]);
    expect([...(await createFrankfurter(fake.url).read(NOW)).keys()]).toEqual(['USD']);
  });

  it.each([
    [503, { message: 'later' }],
    [422, { message: 'invalid base' }],
    [200, { rates: {} }],
    [200, '<html>'],
  ])('fails where it answers %i %s', async (status, body) => {
    fake.say(fake.FRANKFURTER, body, status);
    await expect(createFrankfurter(fake.url).read(NOW)).rejects.toThrow(`FRANKFURTER: ${String(status)}`);
  });
});

describe('ExchangeRate-API', () => {
  it('is asked once until the time that it names', async () => {
    fake.erApi(TODAY, { LAK: 3050.11, USD: 0.139 });
    const source = createErApi(fake.url);
    const rates = await source.read(NOW);
    expect(rates.get('LAK')).toEqual({ rate: '3050.11', ratedOn: TODAY });
    const count = fake.asked.length;
    expect(await source.read(new Date('2026-11-23T23:59:59Z'))).toBe(rates);
    expect(fake.asked).toHaveLength(count);
    fake.erApi('2026-11-24', { LAK: 3060 });
    expect((await source.read(new Date('2026-11-24T00:00:00Z'))).get('LAK')?.rate).toBe('3060');
    expect(fake.asked.slice(count)).toEqual(['GET /v6/latest/CNY']);
  });

  it.each([
    [200, { result: 'error', 'error-type': 'unsupported-code' }],
    [429, 'too many'],
  ])('fails where it answers %i %j', async (status, body) => {
    fake.say(fake.ERAPI, body, status);
    await expect(createErApi(fake.url).read(NOW)).rejects.toThrow(`ERAPI: ${String(status)}`);
  });
});

describe('a feed of one’s own', () => {
  const feed = () => createOwnFeed(`${fake.url}/feed.json`);

  it('tells numbers or texts', async () => {
    fake.say('/feed.json', { base: 'CNY', date: TODAY, rates: { USD: '0.138900', VND: 3551 } });
    expect(Object.fromEntries(await feed().read(NOW))).toEqual({
      USD: { rate: '0.138900', ratedOn: TODAY },
      VND: { rate: '3551', ratedOn: TODAY },
    });
  });

  it.each([
    ['of another currency', { base: 'USD', date: TODAY, rates: { VND: 1 } }],
    ['of no day', { base: 'CNY', rates: { VND: 1 } }],
    ['with what is no number', { base: 'CNY', date: TODAY, rates: { VND: '1e3' } }],
  ])('is not believed %s', async (_, body) => {
    fake.say('/feed.json', body);
    await expect(feed().read(NOW)).rejects.toThrow('FEED: 200 not readable');
  });

  it('is there where the environment names it', async () => {
    const names = () => rateSources().map(({ name }) => name);
    expect(names()).toEqual(['FRANKFURTER', 'ERAPI']);
    await withEnv({ RATES_FEED_URL: `${fake.url}/feed.json` }, () => {
      expect(names()).toEqual(['FRANKFURTER', 'ERAPI', 'FEED']);
      return Promise.resolve();
    });
  });
});
