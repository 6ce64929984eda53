import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { LineTerms, TransitLine } from '../../../src/contract/transit-line.schemas';
import { runShopCommand } from '../../../src/server/start/shop-command';
import { noServers } from '../../support/name-servers';
import { documentedBlock } from '../../support/operations';
import { startShop, type Shop } from '../../support/shop';
import { lineOf, LONG_AGO, photosOf, termsOf, warehouseOf } from '../../support/shop-offers';
import { LINES_IN_USE } from '../../support/transit-lines';

const folder = mkdtempSync(join(tmpdir(), 'shop-offers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T08:00:00Z');
const run = (...words: string[]) => runShopCommand(words, { now, servers: noServers });
const file = (name: string, content?: unknown) => {
  const path = join(folder, `${name}.json`);
  if (content !== undefined) writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const inFile = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const importing = ({ tenant: { id } }: Shop, kind: string, content: unknown) =>
  run(kind, 'import', id, file('import', content));
const DECEMBER = '2026-12-01T00:00:00.000Z';

describe('shop line', () => {
  const all = Object.entries(LINES_IN_USE).filter(([, { currency }]) => currency === 'CNY');
  it('brings out what was brought in, and takes it in again', async () => {
    const shop = await startShop();
    const given = all.map(([name, terms], at) => ({ name, title: { en: name }, versions: [{ validFrom: LONG_AGO, author: `clerk ${at}`, terms }] })); // prettier-ignore
    expect(await importing(shop, 'line', given)).toBe(given.map(({ name }) => `${name}: 1 new version`).join('\n'));
    const path = file('lines');
    expect(await run('line', 'export', shop.tenant.id, path)).toBe(`${path}: ${given.length} of kind line`);
    const lines = z.array(TransitLine).parse(inFile(path));
    expect(lines).toEqual(given.map((line) => TransitLine.parse(line)));
    expect(await run('line', 'import', shop.tenant.id, path)).toContain('no new version');
    const other = await startShop();
    await run('line', 'import', other.tenant.id, path);
    await run('line', 'export', other.tenant.id, file('other'));
    expect(inFile(file('other'))).toEqual(inFile(path));
  });

  it('reads a file that begins with a mark of its order of bytes', async () => {
    const shop = await startShop();
    expect(await importing(shop, 'line', `\uFEFF${JSON.stringify(lineOf())}`)).toBe('air: 1 new version');
  });

  it('dates a new price, and leaves the old one until then', async () => {
    const shop = await startShop({ offers: { lines: [lineOf()] } });
    const path = file('air');
    await run('line', 'export', shop.tenant.id, path, 'air');
    const [line] = z.array(TransitLine).parse(inFile(path));
    const dearer = { validFrom: DECEMBER, author: 'ops', terms: termsOf({ minFee: 0, price: { mode: 'continued', firstGrams: 500, firstFee: 10_000, nextGrams: 500, nextFee: 1 } }) }; // prettier-ignore
    expect(await importing(shop, 'line', { ...line, versions: [...(line?.versions ?? []), dearer] })).toBe('air: 1 new version'); // prettier-ignore
    const price = async () =>
      (await shop.call(catalogEndpoints.estimateFreight, { query: { weight: 250 } })).data[0]?.total?.amount;
    expect(await price()).toBe(714);
    shop.clock.now = new Date(DECEMBER);
    expect(await price()).toBe(1428);
  });

  it.each([
    ['what is no JSON', '{', /is no JSON: /],
    ['a name that nobody knows', { ...lineOf(), colour: 'red' }, 'air: colour: is not known'],
    ['a term that nobody knows', { ...lineOf(), versions: [{ validFrom: LONG_AGO, author: 'a', terms: { ...termsOf(), divisr: 1 } }] }, 'air: versions.0.terms.divisr: is not known'],
    ['a wrong value', { ...lineOf(), versions: [{ validFrom: 'soon', author: 'a', terms: termsOf() }] }, 'air: versions.0.validFrom: Invalid input'],
    ['a day before all clocks', { ...lineOf(), versions: [{ validFrom: '0000-01-01T00:00:00Z', author: 'a', terms: termsOf() }] }, 'air: versions.0.validFrom: must be in 1970 or later'],
    ['a title with a NUL', { ...lineOf(), title: { en: 'a\0b' } }, 'air: title.en: has a character that cannot be stored'],
    ['a title with half a character', { ...lineOf(), title: { en: 'a\ud800b' } }, 'air: title.en: has a character that cannot be stored'],
    ['a strange currency', lineOf('air', { currency: 'VND' }), 'air: VND is neither CNY nor the shop’s USD.'],
    ['a warehouse that is not there', lineOf('air', { warehouses: ['moon'] }), 'air: there is no warehouse moon.'],
    ['terms that are written', { ...lineOf(), versions: [{ validFrom: LONG_AGO, author: 'a', terms: termsOf({ minFee: 1 }) }] }, 'give them a later day'],
    ['nothing', 7, 'It: '],
  ])('refuses %s, and all else of that file', async (_, content, reason) => {
    const shop = await startShop({ offers: { lines: [lineOf()] } });
    const given = typeof content === 'string' ? content : [lineOf('first'), content];
    await expect(importing(shop, 'line', given)).rejects.toThrow(reason);
    expect((await shop.call(tenantEndpoints.listTransitOptions, {})).data.map(({ name }) => name)).toEqual(['air']);
  }); // prettier-ignore

  it.each([
    [['export', 'SHOP'], 'Say: line export <shop> <file.json> [<name>]'],
    [['import', 'SHOP', 'a.json', 'air'], 'Say: line export'],
    [['sell', 'SHOP', 'a.json'], 'Say: line export'],
    [['import', 'no-such-shop', 'a.json'], 'There is no shop no-such-shop.'],
    [['import', 'SHOP', join(folder, 'not-there.json')], 'cannot be read (ENOENT).'],
    [['export', 'SHOP', join(folder, 'x.json'), 'sea'], 'has no line sea.'],
  ])('refuses %j', async (words, reason) => {
    const { id } = (await startShop()).tenant;
    await expect(run('line', ...words.map((word) => (word === 'SHOP' ? id : word)))).rejects.toThrow(reason);
  });
});

describe('shop warehouse and service', () => {
  it('bring out what was brought in', async () => {
    const shop = await startShop();
    const { id } = shop.tenant;
    const warehouses = [warehouseOf({ phone: '020-777' }), warehouseOf({ code: 'yiwu', hours: { en: 'Mon–Sat 9–18' }, isOpen: false })]; // prettier-ignore
    expect(await importing(shop, 'warehouse', warehouses)).toBe('gz: written\nyiwu: written');
    await run('warehouse', 'export', id, file('out'));
    const unsaid = { addressWords: {}, shelves: [], week: null };
    expect(inFile(file('out'))).toEqual(warehouses.map((warehouse) => ({ ...unsaid, ...warehouse })));
    expect((await shop.call(tenantEndpoints.listWarehouses, {})).data).toMatchObject([{ id: 'gz', phone: '020-777' }]);
    const services = [photosOf(200), photosOf(900, { code: 'crate', kind: 'PACKING' })];
    expect(await importing(shop, 'service', services)).toBe('photos: 1 new version\ncrate: 1 new version');
    await run('service', 'export', id, file('out'));
    expect(inFile(file('out'))).toEqual(services);
  });

  it('that are another shop’s stay out of reach', async () => {
    const [mine, theirs] = [await startShop({ offers: { lines: [lineOf('mine')] } }), await startShop()];
    await importing(theirs, 'line', lineOf('mine', { minDays: 1 }));
    expect((await mine.call(tenantEndpoints.listTransitOptions, {})).data).toMatchObject([{ minDays: 7 }]);
    await run('warehouse', 'export', theirs.tenant.id, file('out'));
    await run('line', 'export', theirs.tenant.id, file('lines-out'));
    expect(JSON.stringify(inFile(file('lines-out')))).not.toContain(mine.tenant.id);
    expect(z.array(z.object({ versions: z.array(z.object({ terms: LineTerms })) })).parse(inFile(file('lines-out')))).toHaveLength(1); // prettier-ignore
  });
});

describe('docs/operations.md', () => {
  it('sets a shop up by its commands and files', async () => {
    const shop = await startShop();
    const [line, service] = [...readFileSync('docs/operations.md', 'utf8').matchAll(/```json\n([\s\S]+?)```/g)].map(([, json]) => json); // prettier-ignore
    file('line', line);
    file('service', service);
    for (const command of documentedBlock('offers').trim().split('\n')) {
      const words = [...command.replace('npm run shop -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''); // prettier-ignore
      await run(...words.map((word) => (word === 'mekong' ? shop.tenant.id : word.endsWith('.json') ? join(folder, word) : word))); // prettier-ignore
    }
    const { name, serviceFee } = (await shop.call(tenantEndpoints.get, {})).data;
    expect([name, serviceFee.basisPoints]).toEqual(['Mekong Market', 600]);
    const lines = (await shop.call(tenantEndpoints.listTransitOptions, {})).data.map(({ title }) => title);
    const services = (await shop.call(tenantEndpoints.listServiceCategories, {})).data.map(({ id }) => id);
    expect([lines, services]).toEqual([['By road'], ['photos']]);
  });
});
