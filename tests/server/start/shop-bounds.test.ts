import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { canonicalUrl } from '../../../src/contract/product-link';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { runShopCommand } from '../../../src/server/start/shop-command';
import { ShopRefusal } from '../../../src/server/modules/tenant/shop-refusal';
import { productOf } from '../../support/marketplace';
import { noServers } from '../../support/name-servers';
import { storeParcel } from '../../support/parcels';
import { startShop, type Shop } from '../../support/shop';
import { LONG_AGO, photosOf, termsOf } from '../../support/shop-offers';
import { tenantRecordOf } from '../../support/tenant-record';
import { LINES_IN_USE, type GivenTerms } from '../../support/transit-lines';
import { quotingAt } from '../modules/purchase/quoting';
import { startOrdering } from '../modules/purchase/ordering';

const folder = mkdtempSync(join(tmpdir(), 'shop-bounds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T08:00:00Z');
const run = (...words: string[]) => runShopCommand(words, { now, servers: noServers });
const importing = ({ tenant: { id } }: Shop, kind: string, content: unknown) => {
  const path = join(folder, 'import.json');
  writeFileSync(path, JSON.stringify(content));
  return run(kind, 'import', id, path);
};
const EDGES = [-1, 0, 2 ** 31, Number.MAX_SAFE_INTEGER];

/** Paths of all numbers in it. */
const numbersIn = (value: unknown, path = ''): string[] =>
  typeof value === 'number'
    ? [path.slice(1)]
    : Object.entries(value && typeof value === 'object' ? value : {}).flatMap(([name, part]) =>
        numbersIn(part, `${path}.${name}`),
      );
const SETTINGS = numbersIn(
  tenantRecordOf({ id: 'any', storage: { freeDays: 0, bands: [{ upToGrams: 1, dayFee: 1 }], maxFee: 1 } }),
);

/** False where the command says no; anything but a refusal in words fails the test. */
const isTaken = (asked: Promise<string>): Promise<boolean> =>
  asked.then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(ShopRefusal);
      return false;
    },
  );

/** All that reckons with a shop's numbers still answers, and nothing costs less than its goods or is beyond counting. */
async function expectItSells(at: Awaited<ReturnType<typeof quotingAt>>, said: string) {
  const { shop, token, product } = at;
  const productUrl = canonicalUrl(product);
  const bought = await at.preview();
  const statuses = [
    (await shop.call(tenantEndpoints.get, {})).status,
    (await shop.call(catalogEndpoints.getProduct, { query: { productUrl } })).status,
    (await shop.call(catalogEndpoints.estimateFreight, { query: { weight: 1_000_000 } })).status,
    (await shop.call(walletEndpoints.listDepositChannels, {}, { token })).status,
    (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).status,
    (await at.quote(await at.ask())).status,
    bought.status,
    (await at.createFromPreview(bought.data.quoteId)).status,
  ];
  expect(Math.max(...statuses), `${said}: ${statuses.join(' ')}`).toBeLessThan(500);
  const { total } = bought.data;
  const goods = Math.round((product.skus[0]?.priceFen ?? 0) * 0.14);
  if (statuses.at(-1) === 200) expect(total.local.amount, said).toBeGreaterThanOrEqual(goods);
}

describe('a number of the settings', () => {
  it.each(SETTINGS)('%s is within its bounds, or refused', async (path) => {
    for (const value of EDGES) {
      const shop = await startShop({ storage: { freeDays: 0, bands: [{ upToGrams: 1, dayFee: 1 }], maxFee: 1 } });
      if (!(await isTaken(run('set', shop.tenant.id, path, String(value))))) continue;
      const at = await quotingAt(await startOrdering([productOf()], shop));
      await storeParcel(shop, at.shopperId, { freeUntil: '2020-01-01' });
      await expectItSells(at, `${path} ${value}`);
    }
  });
});

describe('a setting', () => {
  it.each([
    ['a rate beyond any currency', 'cnyToLocalRate', '999999999.9'],
    ['a rate that rounds prices to nothing', 'cnyToLocalRate', '0.000000000001'],
    ['no language', 'supportedLanguages', '[]'],
    ['no name', 'name', '{}'],
    ['a name of nothing', 'name.en', ' '],
    ['a name as long as a book', 'name.en', 'x'.repeat(2_000_000)],
    ['a name with a NUL', 'name.vi', 'a\0b'],
    ['a name with half a character', 'name.vi', 'a\ud800b'],
    ['a language as long as a page', `name.${'x'.repeat(5000)}`, 'a'],
    ['a description longer than a page', 'description.vi', 'x'.repeat(5000)],
    ['a NUL in a part', 'registrationEntity.name', 'a\0b'],
    ['a list as long as a book', 'promotionCodes', JSON.stringify(Array.from({ length: 9000 }, (_, at) => `CODE-${at}`))],
    ['a colour that is more than one', 'themeColor', 'red;}</style><script>'],
    ['an address with a header of its own', 'serviceEmail', 'x@y\nBcc: z@q'],
    ['a clock that no country has', 'timezoneOffset', '5.123'],
  ])('is never %s', async (_, path, value) => {
    const shop = await startShop();
    const before = (await shop.call(tenantEndpoints.get, {})).data;
    expect(await isTaken(run('set', shop.tenant.id, path, value))).toBe(false);
    expect((await shop.call(tenantEndpoints.get, {})).data).toEqual(before);
  }); // prettier-ignore

  it('that was stored with more than it may be set to is served', async () => {
    const shop = await startShop({ marginBasisPoints: 12_000, themeColor: 'green' });
    const { exchangeInfo, themeColor } = (await shop.call(tenantEndpoints.get, {})).data;
    expect([exchangeInfo.marginBasisPoints, themeColor]).toEqual([12_000, 'green']);
  });
});

/** With a number in every place where a line may have one. */
const FULL: GivenTerms = {
  ...termsOf(),
  weight: { divisor: 6000, volumeFromSideMm: 1, volumeFromRatio: 200, shareBasisPoints: 1, stepGrams: 1, bigStep: { fromGrams: 1, stepGrams: 1 }, minGrams: 1 },
  measure: { bands: [{ upToMm3: 1000, cubicMetreFee: 1 }, { upToMm3: null, cubicMetreFee: 1 }], minMm3: 1, overweightKgPerM3: 500 },
  combine: 'GREATER',
  surcharges: [
    { code: 'a', name: {}, when: [[{ of: 'SCALE_GRAMS', from: 1, to: 2_000_000 }]], charge: { per: 'CHARGED_KILOGRAM', fee: 1, min: 1, max: 900 }, group: 'g', isFuelled: true },
    { code: 'b', name: {}, charge: { per: 'FREIGHT', basisPoints: 1 } },
  ],
  surchargeGroups: [{ code: 'g', takes: 'HIGHEST', cap: 1 }],
  surchargeCap: 1,
  services: [{ code: 'c', name: {}, charge: { per: 'ORDER', fee: 1 }, isForced: true }],
  insurance: { kind: 'percent', startAbove: 1, basisPoints: 1, min: 1, max: 1 },
  tariff: { freeUpTo: 1, dutyBasisPoints: 1, taxBasisPoints: 1 },
  limits: { maxSideMm: 9000, maxSumMm: 9000, maxGirthMm: 9000, largestMm: [9000, 9000, 9000], smallestMm: [1, 1, 1] },
}; // prettier-ignore

const withNumber = (whole: unknown, path: string, value: number): unknown => {
  const changed = structuredClone(whole);
  const names = path.split('.');
  const last = names.pop() ?? '';
  (names.reduce((part, name) => part[name] as Tree, changed as Tree) as Record<string, unknown>)[last] = value;
  return changed;
};
interface Tree {
  [name: string]: Tree;
}

describe('a number of a shipping line', () => {
  const lines = Object.entries({ ...LINES_IN_USE, 'all of it': FULL });
  it.each(lines)('%s: each is within its bounds, or refused', async (_, given) => {
    const terms = { ...given, currency: 'CNY', zone: { countries: ['au'] } };
    const shop = await startShop();
    const taken: string[] = [];
    for (const path of numbersIn(terms))
      for (const value of EDGES) {
        const changed = withNumber(terms, path, value);
        const name = `${path} ${value}`;
        const line = { name, title: {}, versions: [{ validFrom: LONG_AGO, author: 'test', terms: changed }] };
        if (await isTaken(importing(shop, 'line', line))) taken.push(name);
      }
    const large = { sizeLength: 10_000, sizeWidth: 10_000, sizeHeight: 10_000, pieces: 20 };
    for (const query of [{ weight: 1 }, { weight: 1_000_000 }, { weight: 1_000_000, ...large }]) {
      const { data } = await shop.call(catalogEndpoints.estimateFreight, { query });
      expect(data.map(({ transitOptionName }) => transitOptionName).toSorted()).toEqual(taken.toSorted());
      expect(data.filter(({ total }) => total !== null && total.amount < 0)).toEqual([]);
    }
  });
});

describe('a number of a service', () => {
  it.each(['fee', 'min', 'max'])('%s is within its bounds, or refused', async (part) => {
    const shop = await startShop();
    for (const value of EDGES) {
      const [version] = photosOf(1).versions;
      const charge = { ...version?.terms.charge, [part]: value };
      const service = { ...photosOf(1, { code: `s${EDGES.indexOf(value)}` }), versions: [{ ...version, terms: { currency: 'CNY', charge } }] };
      await isTaken(importing(shop, 'service', service));
    }
    expect((await shop.call(tenantEndpoints.listServiceCategories, {})).status).toBe(200);
  }); // prettier-ignore
});
