import { beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { lineDeskEndpoints } from '../../../../src/contract/line.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { lineOf, termsOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';

const {
  listLines,
  getLine,
  createLine,
  setLineHead,
  publishLine,
  withdrawLine,
  checkLines,
  importLines,
  lineTable,
  importShape,
} = lineDeskEndpoints;

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop({ offers: { lines: [lineOf('air')] } });
  staff = await signInStaff(shop);
});

/** Nobody of the staff stays logged in so long. */
async function goTo(time: string) {
  shop.clock.now = new Date(time);
  staff = await signInStaff(shop);
}

const params = { name: 'air' };
const none: Record<string, string> = {};
const first = (firstFee: number) =>
  termsOf({ price: { mode: 'continued', firstGrams: 500, firstFee, nextGrams: 500, nextFee: 2000 } });
const read = async (name = 'air') => (await shop.call(getLine, { params: { name } }, staff)).data;
const publish = async (firstFee: number, from: string | null) => {
  const { version } = await read();
  return shop.call(publishLine, { params, body: { version, terms: first(firstFee), from, note: 'dearer' } }, staff);
};
const priceNow = async () =>
  (await shop.call(catalogEndpoints.estimateFreight, { query: { weight: 250 } })).data.map(
    ({ total }) => total?.amount,
  );

describe('the terms of a line', () => {
  it('hold from midnight of the shop’s day on, by time alone', async () => {
    expect(await priceNow()).toEqual([714]);
    const saved = (await publish(10_000, '2026-11-22')).data;
    expect(saved.versions.map(({ state }) => state)).toEqual(['TO_COME', 'IN_FORCE']);
    expect(saved.versions[0]).toMatchObject({
      author: 'Anna Desk',
      note: 'dearer',
      validFrom: '2026-11-21T18:30:00.000Z',
    });
    expect(await priceNow()).toEqual([714]);
    await goTo('2026-11-21T18:30:00.000Z');
    expect(await priceNow()).toEqual([1428]);
  });

  it('that have not begun are taken back, and hold for nobody', async () => {
    const { version, versions } = (await publish(20_000, '2026-11-24')).data;
    const at = { name: 'air', id: versions[0]?.id ?? '' };
    const gone = (await shop.call(withdrawLine, { params: at, body: { version } }, staff)).data;
    expect(gone.versions[0]).toMatchObject({ state: 'WITHDRAWN', withdrawnBy: 'Anna Desk' });
    await goTo('2026-11-24T00:00:00Z');
    expect(await priceNow()).toEqual([1428]);
    const begun = gone.versions.find(({ state }) => state === 'IN_FORCE');
    const late = { params: { name: 'air', id: begun?.id ?? '' }, body: { version: gone.version } };
    expect((await shop.call(withdrawLine, late, staff)).problem).toMatchObject({ status: 409, data: { name: 'air' } });
  });

  it('are one author’s: who read others is told what stands now', async () => {
    const { version } = await read();
    const body = { version, terms: first(12_000), from: '2027-02-01', note: '' };
    const answers = await Promise.all([1, 2].map(() => shop.call(publishLine, { params, body }, staff)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.data).toMatchObject({ versions: [{ state: 'TO_COME' }, {}, {}, {}] }); // prettier-ignore
  });

  it.each([
    ['a currency of another shop', { currency: 'EUR' }, 'terms.currency'],
    ['a warehouse that nobody has', { warehouses: ['mars'] }, 'terms.warehouses.0'],
    ['a station that nobody has', { stations: ['none'] }, 'terms.stations.0'],
    ['days that end before they begin', { minDays: 9, maxDays: 2 }, 'terms.maxDays'],
    ['no price', { price: null }, 'terms.price'],
  ])('are refused with %s, at the field', async (_, wrong, path) => {
    const { version } = await read();
    const body = { version, terms: { ...first(1), ...wrong }, from: null, note: '' };
    const refused = await shop.call(publishLine, { params, body }, staff);
    expect(refused.problem.errors?.map((error) => error.path)).toEqual([path]);
  });

  it('are refused on a day that another version has', async () => {
    expect((await publish(1, '2027-02-01')).problem.errors).toEqual([{ path: 'from', code: 'day_taken' }]);
  });
});

describe('a line', () => {
  it('is made once, and offered from its day on', async () => {
    const body = { name: 'sea', title: { en: 'Sea' }, terms: first(100), from: '2026-12-24', note: '' };
    expect((await shop.call(createLine, { body }, staff)).data).toMatchObject({ name: 'sea', isOffered: true });
    expect((await shop.call(createLine, { body }, staff)).problem).toMatchObject({
      status: 409,
      data: { name: 'sea' },
    });
    const offered = async () => (await shop.call(tenantEndpoints.listTransitOptions, {})).data.map(({ name }) => name);
    expect(await offered()).toEqual(['air']);
    await goTo('2026-12-24T00:00:00Z');
    expect(await offered()).toEqual(['air', 'sea']);
    expect((await shop.call(listLines, {}, staff)).data.items).toMatchObject([{ name: 'air' }, { name: 'sea', mode: 'continued', countries: ['au'] }]); // prettier-ignore
  });

  it('is offered no more at once, and its terms stay', async () => {
    const { version, title } = await read('sea');
    const body = { version, title, isOffered: false };
    const retired = (await shop.call(setLineHead, { params: { name: 'sea' }, body }, staff)).data;
    expect(retired).toMatchObject({ isOffered: false, versions: [{ state: 'IN_FORCE' }] });
    expect((await shop.call(tenantEndpoints.listTransitOptions, {})).data.map(({ name }) => name)).toEqual(['air']);
    expect((await shop.call(setLineHead, { params: { name: 'sea' }, body }, staff)).status).toBe(409);
    const query = { subjectKind: 'TRANSIT_LINE', subjectId: 'sea' };
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    expect(lines[0]).toMatchObject({ before: { isOffered: true }, after: { isOffered: false } });
  });

  it('of another shop is none', async () => {
    const other = await startShop();
    const as = await signInStaff(other);
    expect((await other.call(getLine, { params }, as)).status).toBe(404);
    expect((await shop.call(getLine, { params: { name: 'none' } }, staff)).status).toBe(404);
  });
});

describe('a table of lines', () => {
  it('is looked at line by line, and nothing is written', async () => {
    const before = await read();
    const held = before.versions.find(({ state }) => state === 'IN_FORCE')?.terms ?? first(0);
    const lines = [
      { name: 'air', title: none, terms: held },
      { name: 'sea', title: none, terms: first(777) },
      { name: 'new', title: { en: 'New' }, terms: first(1) },
      { name: 'bare', title: none, terms: first(1) },
      { name: 'odd', title: { en: 'Odd' }, terms: { ...first(1), minDays: -1 } },
      { name: 'new', title: { en: 'Twice' }, terms: first(2) },
    ];
    const checked = (await shop.call(checkLines, { body: { lines } }, staff)).data.lines;
    expect(checked.map(({ outcome }) => outcome)).toEqual(['SAME', 'CHANGED', 'NEW', 'REFUSED', 'REFUSED', 'REFUSED']);
    expect(checked[1]?.changes).toEqual([{ path: 'price.firstFee', before: '100', after: '777' }]);
    expect(checked.slice(3).map(({ errors }) => errors[0]?.path)).toEqual(['title', 'minDays', 'name']);
    expect(await read()).toEqual(before);
  });

  it('says that a list is missing, not that it is too small', async () => {
    const terms = { ...first(1), zone: { countries: [] } };
    const lines = [{ name: 'nowhere', title: { en: 'Nowhere' }, terms }];
    const [checked] = (await shop.call(checkLines, { body: { lines } }, staff)).data.lines;
    expect(checked?.errors).toEqual([{ path: 'zone.countries', code: 'required' }]);
  });

  it('is brought in from a day on, all of it or nothing', async () => {
    const [air, sea] = [await read('air'), await read('sea')];
    const lines = [
      { name: 'air', title: none, version: air.version, terms: first(1500) },
      { name: 'sea', title: none, version: sea.version, terms: first(1600) },
      { name: 'rail', title: { en: 'Rail' }, version: null, terms: first(1700) },
    ];
    const dating = { from: '2027-03-01', note: 'spring' };
    const inEuros = (line: (typeof lines)[number]) => ({ ...line, terms: { ...line.terms, currency: 'EUR' } });
    const wrong = lines.map((line) => (line.name === 'rail' ? inEuros(line) : line));
    expect((await shop.call(importLines, { body: { lines: wrong, ...dating } }, staff)).status).toBe(422);
    expect((await shop.call(getLine, { params: { name: 'rail' } }, staff)).status).toBe(404);
    expect(await read('air')).toEqual(air);
    const shape = { id: '0123456789abcdef', plan: { at: { line: 0, firstPrice: 3 }, weights: 'kg' as const } };
    const done = await shop.call(importLines, { body: { lines, shape, ...dating } }, staff);
    expect(done.data.published).toEqual(['air', 'sea', 'rail']);
    const again = await shop.call(importLines, { body: { lines, ...dating } }, staff);
    expect(again.problem).toMatchObject({ status: 409, data: { stale: ['air', 'sea', 'rail'] } });
    expect((await read('sea')).isOffered).toBe(false);
    const remembered = (of: string) => shop.call(importShape, { params: { shape: of } }, staff);
    expect((await remembered(shape.id)).data.plan).toEqual(shape.plan);
    expect((await remembered('fedcba9876543210')).data.plan).toBeNull();
    const table = (await shop.call(lineTable, {}, staff)).data.lines;
    expect(table.map(({ name }) => name)).toEqual(['air', 'sea', 'rail']);
    expect((await read('rail')).versions).toMatchObject([{ state: 'TO_COME', note: 'spring' }]);
  });
});
