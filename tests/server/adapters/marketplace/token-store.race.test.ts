import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAopClient } from '../../../../src/server/adapters/marketplace/alibaba-1688/aop-client';
import { createTaoworldClient } from '../../../../src/server/adapters/marketplace/taoworld/taoworld-client';
import { createTokenStore } from '../../../../src/server/adapters/marketplace/wire/token-store';
import { keepAccessToken } from '../../../../src/server/adapters/marketplace/wire/access-token';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { systemTx } from '../../../../src/server/db/database';
import { marketplaceToken } from '../../../../src/server/db/schema/marketplace';
import { describeOnPostgres } from '../../../support/postgres';
import { APP, resultOf, startFake1688 } from '../../../support/suppliers/fake-1688';
import { dataOf, startFakeTaoworld, TAOWORLD } from '../../../support/suppliers/fake-taoworld';

const API = 'com.alibaba.fenxiao.crossborder/product.search.topKeyword';
const call = { signal: new AbortController().signal };
const TEN = Array.from({ length: 10 });

describeOnPostgres('a token of a supplier', () => {
  let fake: Awaited<ReturnType<typeof startFake1688>>;
  let taoworld: Awaited<ReturnType<typeof startFakeTaoworld>>;
  beforeAll(async () => {
    fake = await startFake1688({ 'product.search.topKeyword': () => resultOf('here') });
    taoworld = await startFakeTaoworld({ '/traffic/item/search': () => dataOf({ data: [] }) });
    fake.state.rotates = true;
  });
  afterAll(() => Promise.all([fake.close(), taoworld.close()]));
  /** Each with a memory of its own, as processes have. */
  const processes = () =>
    TEN.map(() => createAopClient({ ...APP, url: fake.url, callsPerSecond: 1000, tokens: createTokenStore() }));
  const askAll = (clients: ReturnType<typeof processes>) =>
    Promise.all(clients.map((client) => client.askResult(API, {}, call)));

  it('is asked for once by ten processes, at its beginning and at each end, and what replaced the grant is kept', async () => {
    const clients = processes();
    expect([await askAll(clients), fake.grants()]).toEqual([TEN.map(() => 'here'), 1]);
    for (const grants of [2, 3]) {
      fake.expire();
      expect([await askAll(clients), fake.grants()]).toEqual([TEN.map(() => 'here'), grants]);
    }
    // those that start now know what was granted last, though what they were given is worth nothing any more
    expect([await askAll(processes()), fake.grants()]).toEqual([TEN.map(() => 'here'), 3]);
    fake.expire();
    expect([await askAll(processes()), fake.grants()]).toEqual([TEN.map(() => 'here'), 4]);
    const rows = await systemTx((tx) => tx.select().from(marketplaceToken));
    expect([rows.length, /token-|granted-/.test(JSON.stringify(rows))]).toEqual([1, false]);
  });

  it('is one for whoever has the same account, at Taoworld too', async () => {
    const clients = TEN.map(() => createTaoworldClient({ ...TAOWORLD, url: taoworld.url, tokens: createTokenStore() }));
    await Promise.all(clients.map((ask) => ask('/traffic/item/search', { keyword: 'bags' }, call)));
    expect(taoworld.calls.filter(({ path }) => path.endsWith('/auth/token/refresh'))).toHaveLength(1);
  });

  it('stays asked for by the others where one’s asking fails, and falls back to what its owner gave', async () => {
    let asked: string[] = [];
    const refused = new SourceFailure('refused');
    const grants = new Map<string, () => { token: string; expiresInMs: number; refreshToken?: string }>();
    const grant = (refreshToken: string) => {
      asked.push(refreshToken);
      const given = grants.get(refreshToken);
      return given ? Promise.resolve(given()) : Promise.reject(refused);
    };
    const one = () => keepAccessToken({ of: ['a test'], refreshToken: 'given', grant, store: createTokenStore() });
    await expect(one().get()).rejects.toBe(refused);
    grants.set('given', () => ({ token: 't1', expiresInMs: 3_600_000, refreshToken: 'next' }));
    const [first, second] = [one(), one()];
    expect(await Promise.all([first.get(), second.get()])).toEqual(['t1', 't1']);
    expect(asked).toEqual(['given', 'given']);
    asked = [];
    grants.set('given', () => ({ token: 't2', expiresInMs: 3_600_000 }));
    first.drop('t1');
    expect([await first.get(), await second.get()]).toEqual(['t2', 't1']);
    second.drop('t1');
    expect([await second.get(), asked]).toEqual(['t2', ['next', 'given']]);
  });
});
