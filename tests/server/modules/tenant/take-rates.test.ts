import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { createErApi } from '../../../../src/server/adapters/rates/er-api';
import { createFrankfurter } from '../../../../src/server/adapters/rates/frankfurter';
import { systemTx } from '../../../../src/server/db/database';
import { tenant } from '../../../../src/server/db/schema/tenant';
import { logInto } from '../../../../src/server/kernel/log';
import { metrics } from '../../../../src/server/kernel/metrics';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { takeRates } from '../../../../src/server/modules/tenant/take-rates.service';
import { runShopCommand } from '../../../../src/server/start/shop-command';
import { noServers } from '../../../support/name-servers';
import { startFakeRates } from '../../../support/rates/fake-rates';
import { documentedBlock } from '../../../support/operations';
import { startShop } from '../../../support/shop';

const HOUR_MS = 3_600_000;
const lines: string[] = [];
let fake: Awaited<ReturnType<typeof startFakeRates>>;
beforeAll(async () => {
  logInto(new Writable({ write: (line, _, done) => void (lines.push(String(line)), done()) }), 'info');
  fake = await startFakeRates();
});
afterAll(async () => {
  // no job of another test is to ask anybody
  await systemTx((tx) => tx.update(tenant).set({ settings: sql`${tenant.settings} - 'rateSources'` }));
  logInto(process.stdout, 'silent');
  await fake.close();
});
beforeEach(() => void lines.splice(0));

/** A shop in dollars at 0.14, and a clock that goes on with each look. */
async function ratedShop(settings: Partial<TenantRecord> = { rateSources: ['FRANKFURTER', 'ERAPI'] }) {
  const shop = await startShop(settings);
  let now = new Date('2026-11-23T00:00:00Z').getTime();
  const day = () => new Date(now).toISOString().slice(0, 10);
  const sources = [createFrankfurter(fake.url), createErApi(fake.url)];
  const command = (...words: string[]) =>
    runShopCommand(['rate', shop.tenant.id, ...words], { now: new Date(now), servers: noServers });
  return {
    id: shop.tenant.id,
    day,
    command,
    async look(hours = 2) {
      now += hours * HOUR_MS;
      await takeRates(new Date(now), undefined, sources);
    },
    async told(rate: number, hours?: number) {
      now += (hours ?? 2) * HOUR_MS;
      fake.frankfurter(day(), { USD: rate });
      await takeRates(new Date(now), undefined, sources);
    },
    inUse: async () => (await shop.call(tenantEndpoints.getExchangeRate, {})).data.cnyExchangeRate,
    history: async () => (await command('list')).split('\n').slice(1).map((line) => line.split('  ').slice(1, 4).join(' ')), // prettier-ignore
  };
}

describe('the rate of a shop', () => {
  it('follows its source, and says how it came about', async () => {
    const shop = await ratedShop();
    await shop.told(0.1415);
    expect(await shop.inUse()).toBe('0.1415');
    await shop.told(0.1415);
    expect(await shop.history()).toEqual(['APPLIED 0.14 → 0.1415 FRANKFURTER']);
    expect((await shop.command('list')).split('\n')[0]).toBe('1 CNY is 0.1415 USD, asked of FRANKFURTER, ERAPI');
  });

  it('stays as it is where the shop names no source', async () => {
    const shop = await ratedShop({});
    await shop.told(0.1415);
    expect([await shop.inUse(), await shop.history()]).toEqual(['0.14', []]);
    expect(await shop.command('list')).toBe('1 CNY is 0.14 USD, fixed');
  });

  it.each([
    [0.1442, 'APPLIED'],
    [0.14421, 'WAITING'],
    [0.1358, 'APPLIED'],
    [0.13579, 'WAITING'],
  ])('that would become %d is %s: what moves too far waits for a person', async (rate, state) => {
    const shop = await ratedShop();
    await shop.told(rate);
    expect(await shop.history()).toEqual([`${state} 0.14 → ${String(rate)} FRANKFURTER`]);
    expect(await shop.inUse()).toBe(state === 'APPLIED' ? String(rate) : '0.14');
  });

  it('goes no further by small steps of one day than by a big one', async () => {
    const shop = await ratedShop();
    await shop.told(0.1435);
    await shop.told(0.1465);
    expect([await shop.inUse(), (await shop.history())[0]]).toEqual(['0.1435', 'WAITING 0.1435 → 0.1465 FRANKFURTER']);
    // the next day it is a small one, and what waited is of no interest
    await shop.told(0.1466, 25);
    expect(await shop.inUse()).toBe('0.1466');
    expect((await shop.history()).map((row) => row.split(' ')[0])).toEqual(['APPLIED', 'OVERTAKEN', 'APPLIED']);
  });

  it('that waits is taken as it was seen, by a person', async () => {
    const shop = await ratedShop();
    await shop.told(0.16);
    await shop.told(0.161);
    await expect(shop.command('accept', '0.16')).rejects.toThrow('What waits is 0.161, not 0.16.');
    expect(await shop.command('accept', '0.161')).toBe('1 CNY is 0.161 USD from now on.');
    expect([await shop.inUse(), (await shop.history())[0]]).toEqual(['0.161', 'APPLIED 0.14 → 0.161 FRANKFURTER']);
    expect(await shop.command('list')).toMatch(/APPLIED .* by \S+\n/);
    await expect(shop.command('accept', '0.161')).rejects.toThrow('waits for anybody');
    // what a person took is where steps begin anew
    await shop.told(0.163);
    expect(await shop.inUse()).toBe('0.163');
  });

  it('that is refused is asked about again only when it moves', async () => {
    const shop = await ratedShop();
    await shop.told(0.16);
    expect(await shop.command('refuse')).toBe('0.16 is refused; 0.14 stays.');
    await shop.told(0.16);
    expect([await shop.inUse(), await shop.history()]).toEqual(['0.14', ['REFUSED 0.14 → 0.16 FRANKFURTER']]);
    await shop.told(0.17);
    expect((await shop.history())[0]).toBe('WAITING 0.14 → 0.17 FRANKFURTER');
  });

  it('that waits is forgotten when the source comes back to the one in use', async () => {
    const shop = await ratedShop();
    await shop.told(0.16);
    await shop.told(0.14);
    expect(await shop.history()).toEqual(['OVERTAKEN 0.14 → 0.16 FRANKFURTER']);
  });

  it('is set by a person, here or as a setting, and both are written down', async () => {
    const shop = await ratedShop();
    await shop.told(0.16);
    expect(await shop.command('set', '0.15')).toBe('1 CNY was 0.14 and is 0.15 from now on.');
    await runShopCommand(['set', shop.id, 'cnyToLocalRate', '0.155'], { now: new Date('2026-11-24'), servers: noServers }); // prettier-ignore
    expect(await shop.inUse()).toBe('0.155');
    const rows = ['APPLIED 0.15 → 0.155 PERSON', 'APPLIED 0.14 → 0.15 PERSON', 'OVERTAKEN 0.14 → 0.16 FRANKFURTER'];
    expect(await shop.history()).toEqual(rows);
  });

  it.each([['set', '0'], ['set', 'much'], ['set'], ['accept'], ['take', '1'], ['list', 'all'], ['accept', '']])('is not changed by %s %s', async (...words) => {
    const shop = await ratedShop();
    await shop.told(0.16);
    await expect(shop.command(...words)).rejects.toThrow();
    expect(await shop.inUse()).toBe('0.14');
  }); // prettier-ignore

  it('comes from the next source where the first is away or does not know the currency', async () => {
    const shop = await ratedShop();
    fake.say(fake.FRANKFURTER, { message: 'later' }, 503);
    fake.erApi(shop.day(), { USD: 0.141 });
    await shop.look();
    expect([await shop.inUse(), (await shop.history())[0]]).toEqual(['0.141', 'APPLIED 0.14 → 0.141 ERAPI']);
  });

  it('stays while no source tells it, which is said once, and goes on when one does', async () => {
    const shop = await ratedShop({ rateSources: ['FRANKFURTER'] });
    await shop.told(0.14);
    lines.splice(0);
    const failures = async () =>
      (await metrics().rateReads.get()).values.find(
        ({ labels }) => labels.source === 'FRANKFURTER' && labels.outcome === 'failed',
      )?.value ?? 0;
    const failed = await failures();
    fake.say(fake.FRANKFURTER, 'nothing', 503);
    await shop.look();
    await shop.look();
    fake.frankfurter('2026-11-10', { USD: 0.1401 });
    await shop.look();
    fake.frankfurter('2036-11-10', { USD: 0.1401 });
    await shop.look();
    expect(await shop.inUse()).toBe('0.14');
    const said = (text: string) => lines.filter((line) => line.includes(text)).length;
    expect((await failures()) - failed).toBe(2);
    // the other line may have been written within this minute, by another test
    expect(said('rates are of long ago')).toBe(1);
    expect(said('no source tells the exchange rate')).toBe(1);
    await shop.told(0.1401);
    expect(await shop.inUse()).toBe('0.1401');
    expect(said('told again')).toBe(1);
  });

  it('is never one that no shop may have', async () => {
    const shop = await ratedShop();
    await shop.told(0.0002);
    await expect(shop.command('accept', '0.0002')).rejects.toThrow('waits for anybody');
    expect([await shop.inUse(), await shop.history()]).toEqual(['0.14', []]);
  });

  it('is looked after by the commands of docs/operations.md', async () => {
    const { id, inUse } = await ratedShop({ currency: 'VND', cnyToLocalRate: '3550' });
    const said = [];
    for (const line of documentedBlock('rates').trim().split('\n')) {
      const words = line.replace('npm run shop -- ', '').replace('mekong', id).replaceAll("'", '').split(' ');
      said.push(await runShopCommand(words, { now: new Date('2026-11-23'), servers: noServers }));
    }
    expect(said.slice(1)).toEqual([
      '1 CNY is 3550 VND, asked of FRANKFURTER, ERAPI',
      '1 CNY was 3550 and is 3560 from now on.',
    ]);
    expect(await inUse()).toBe('3560');
  });
});
