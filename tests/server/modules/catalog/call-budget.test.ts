import { Writable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { logInto } from '../../../../src/server/kernel/log';
import { fakeSource } from '../../../support/fake-source';
import { startShop, type Shop } from '../../../support/shop';

afterEach(() => setSources());
afterAll(() => logInto(process.stdout, 'silent'));

const look = async (shop: Shop, keyword: string) => {
  const answer = await shop.call(catalogEndpoints.search, { query: { keyword, channel: 'TAOBAO' } });
  return answer.status === 200 ? 'found' : `${answer.problem.code} ${answer.headers.get('retry-after') ?? ''}`;
};
const marketplaceSources = [{ source: 'paid' }];

describe('the calls that a shop may cause in a day', () => {
  it('end with its budget: what is remembered is shown, other shops go on, and so does it the day after', async () => {
    const { source, asked } = fakeSource({}, { name: 'paid', accountOf: (tenantId) => tenantId });
    setSources([source]);
    const shop = await startShop({ marketplaceSources, supplierCallsADay: 2 });
    shop.clock.now = new Date('2026-11-21T18:00:00Z');
    const answers = [];
    for (const keyword of ['mug', 'cup', 'mug', 'pot', 'cup']) answers.push(await look(shop, keyword));
    expect(answers).toEqual(['found', 'found', 'found', 'SUPPLIER_UNAVAILABLE 21600', 'found']);
    expect(await look(await startShop({ marketplaceSources }), 'pot')).toBe('found');
    shop.clock.now = new Date('2026-11-22T00:00:01Z');
    expect(await look(shop, 'pot')).toBe('found');
    expect(asked).toHaveLength(4);
  });

  it('never shut the supplier for the shops that share its account', async () => {
    const { source } = fakeSource({}, { name: 'paid' });
    setSources([source]);
    const [poor, rich] = [await startShop({ marketplaceSources, supplierCallsADay: 0 }), await startShop({ marketplaceSources })]; // prettier-ignore
    for (let call = 0; call < 25; call += 1) expect(await look(poor, `word ${String(call)}`)).toMatch('SUPPLIER_UNAVAILABLE'); // prettier-ignore
    expect(await look(rich, 'mug')).toBe('found');
  });

  it('are told of in the log before they are all used, and once when they are', async () => {
    const lines: string[] = [];
    logInto(new Writable({ write: (line, _, done) => void (lines.push(String(line)), done()) }), 'warn');
    setSources([fakeSource({}, { name: 'paid', accountOf: (tenantId) => tenantId }).source]);
    const shop = await startShop({ marketplaceSources, supplierCallsADay: 5 });
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await look(shop, word);
    const told = lines.filter((line) => line.includes(shop.tenant.id)).map((line) => (JSON.parse(line) as { msg: string }).msg); // prettier-ignore
    expect(told.filter((message) => message.includes('used up'))).toEqual([
      `shop ${shop.tenant.id} has used up most of its calls to suppliers today`,
      `shop ${shop.tenant.id} has used up its calls to suppliers today`,
    ]);
  });
});
