import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardDeskEndpoints } from '../../../src/contract/dashboard.desk.endpoints';
import { tellQuarters } from '../../../src/demo/past/past-quarters';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { shopTx } from '../../../src/server/db/database';
import { factDay } from '../../../src/server/db/schema/fact';
import { startShop, type Shop } from '../../support/shop';
import { signInStaff } from '../../support/staff';

const [demo] = DEMO_SHOPS;
if (!demo) throw new Error('The demo has no shop.');
const lines = demo.offers.lines.map(({ name }) => name);

let shop: Shop;
let facts: (typeof factDay.$inferSelect)[];
const of = (measure: string, day?: string) =>
  facts.filter((fact) => fact.measure === measure && (day === undefined || fact.day === day));
const sum = (rows: { value: number }[]) => rows.reduce((total, { value }) => total + value, 0);

beforeAll(async () => {
  shop = await startShop();
  const ours = { ...demo, record: { ...demo.record, id: shop.tenant.id } };
  const tell = () => tellQuarters(ours, shop.clock.now);
  await tell();
  const read = () =>
    shopTx(shop.tenant.id, (tx) => tx.select().from(factDay).where(eq(factDay.tenantId, shop.tenant.id)));
  facts = await read();
  // a demo that is started again tells nothing twice
  await tell();
  expect(await read()).toHaveLength(facts.length);
});

describe('the demo’s two quarters before today', () => {
  it('are half a year, each day with orders, money, and what stands and lies', () => {
    const days = [...new Set(facts.map(({ day }) => day))].sort();
    expect(days.length).toBeGreaterThanOrEqual(180);
    const ages = days.map((day) => (Date.parse(days.at(-1) ?? '') - Date.parse(day)) / 86_400_000);
    expect(ages).toEqual(ages.map((_, at) => ages.length - 1 - at));
    for (const measure of ['goods', 'paid', 'margin', 'book', 'funnel', 'open', 'age', 'stored'])
      expect(
        days.filter((day) => of(measure, day).length === 0),
        measure,
      ).toEqual([]);
  });

  it('say by age what is open, and no more than is', () => {
    for (const day of new Set(facts.map((fact) => fact.day))) expect(sum(of('age', day))).toBe(sum(of('open', day)));
    expect(new Set(of('age').map(({ dimension }) => dimension))).toEqual(new Set(['0-1', '1-3', '3-7', '7+']));
    expect(new Set(of('stored').map(({ dimension }) => dimension)).size).toBeGreaterThanOrEqual(4);
  });

  it('say of the shop’s own lines, and of no other, how long they took and how well they were told', () => {
    for (const measure of ['way', 'estimate']) {
      const told = of(measure).map(({ dimension }) => dimension.split('|'));
      expect(new Set(told.map(([line]) => line)), measure).toEqual(new Set(lines));
      expect(told.every(([, number]) => Number(number) > 0)).toBe(true);
    }
  });

  it('are what a dashboard of four weeks is compared with', async () => {
    const owner = await signInStaff(shop, ['owner']);
    const { data } = await shop.call(dashboardDeskEndpoints.get, { query: { days: '28' } }, owner);
    for (const name of ['goods', 'paid', 'funnel', 'stored']) {
      const shown = data.facts.find(({ measure }) => measure === name);
      expect(shown?.now, name).toBeGreaterThan(0);
      expect(shown?.before, name).toBeGreaterThan(0);
    }
    for (const name of ['way', 'estimate']) {
      const spread = data.spreads.filter(({ measure, count }) => measure === name && count > 0);
      expect(new Set(spread.map(({ line }) => line)), name).toEqual(new Set(lines));
    }
  });
});
