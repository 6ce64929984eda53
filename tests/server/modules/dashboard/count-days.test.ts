import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dashboardDeskEndpoints } from '../../../../src/contract/dashboard.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { countDays } from '../../../../src/server/modules/dashboard/count-days.service';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from '../purchase/ordering';
import { packingAt } from '../transit/packing';
import { shippingOf } from '../transit/shipping';
import { FUNDS } from '../warehouse/deciding';
import { returningAt } from '../warehouse/returning';

const HOUR_MS = 3_600_000;
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await systemTx((tx) => tx.execute(query))) as unknown as { rows: Record<string, unknown>[] }).rows;

let ordering: Ordering;
let tenantId: string;
const clock = () => ordering.shop.clock;
const later = (hours: number) => void (clock().now = new Date(clock().now.getTime() + hours * HOUR_MS));
const count = () => countDays(() => clock().now);
const factsOf = async () =>
  Object.fromEntries(
    (
      await rowsOf(sql`select measure || ' ' || dimension as name, sum(value)::int as value from fact_day
        where tenant_id = ${tenantId} and measure not in ('open', 'age', 'late', 'stored', 'shelves', 'mails') group by 1 order by 1`)
    ).map(({ name, value }) => [name, value]),
  );

describe('the days of a shop', () => {
  beforeAll(async () => {
    ordering = await startOrdering(undefined, await startShop({ offers: { lines: [lineOf()] } }));
    tenantId = ordering.owner.tenantId;
    await ordering.fund(FUNDS);
    const goods = returningAt(ordering);
    const shipping = await shippingOf(ordering.shop, ordering);
    const desk = packingAt(shipping);
    const { id: parcelId } = await goods.good();
    await count();
    later(26);
    const second = await ordering.order();
    await ordering.pay(second.id);
    const shipment = (await shipping.create([parcelId])).data;
    await desk.start(shipment.id);
    await desk.seal(shipment.id);
    await shipping.pay(shipment.id);
    await desk.send(shipment.id);
    later(1);
    await count();
  });

  it('say what the rows say that they were added up of', async () => {
    const [said] = await rowsOf(sql`select
      (select sum(goods_local)::int from purchase_order where tenant_id = ${tenantId} and status <> 'PENDING_PAYMENT') as goods,
      (select sum(service_fee_local)::int from purchase_order where tenant_id = ${tenantId} and status <> 'PENDING_PAYMENT') as fee,
      (select sum(amount)::int from payment where tenant_id = ${tenantId} and kind = 'PURCHASE' and status = 'PAID') as paid,
      (select sum(amount)::int from payment where tenant_id = ${tenantId} and kind = 'TRANSIT' and status = 'PAID') as shipped,
      (select sum(e.amount)::int from ledger_entry e join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
        where e.tenant_id = ${tenantId} and a.kind = 'SALES') as sales`);
    const facts = await factsOf();
    expect(facts).toMatchObject({
      'goods ': said?.goods,
      ...(said?.fee ? { 'margin FEE': said.fee } : {}),
      'paid PURCHASE': said?.paid,
      'paid TRANSIT': said?.shipped,
      'book SALES': said?.sales,
      'orders first': 1,
      'orders again': 1,
      'returning ': 1,
      'funnel paid': 2,
      'funnel bought': 1,
      'funnel arrived': 1,
      'funnel shipped': 1,
      'arrived ': 1,
      'shipped ': 1,
    });
    expect(Number(said?.goods)).toBeGreaterThan(0);
    expect(facts).not.toHaveProperty('funnel done');
  });

  it('stand as they are where they are counted again', async () => {
    const before = await rowsOf(
      sql`select * from fact_day where tenant_id = ${tenantId} order by day, measure, dimension`,
    );
    await systemTx((tx) => tx.execute(sql`update fact_mark set due_at = '2000-01-01', from_day = '2026-11-01' where tenant_id = ${tenantId}`)); // prettier-ignore
    await count();
    expect(
      await rowsOf(sql`select * from fact_day where tenant_id = ${tenantId} order by day, measure, dimension`),
    ).toEqual(before);
    expect(before.length).toBeGreaterThan(10);
  });

  it('are mended where something is told late, on the day after', async () => {
    await systemTx((tx) => tx.execute(sql`insert into order_event (tenant_id, id, order_id, status, at)
      select tenant_id, id || 'late', order_id, 'STOCKED_IN', at + interval '1 minute' from order_event
      where tenant_id = ${tenantId} and status = 'PAID' and order_id = (select id from purchase_order
        where tenant_id = ${tenantId} and status = 'PAID')`)); // prettier-ignore
    later(25);
    await count();
    expect(await factsOf()).toMatchObject({ 'funnel arrived': 2 });
  });

  it('are not touched before the first that is to be counted', async () => {
    await systemTx((tx) => tx.execute(sql`insert into fact_day (tenant_id, day, measure, value) values (${tenantId}, '2026-11-02', 'shipped', 7)`)); // prettier-ignore
    await systemTx((tx) => tx.execute(sql`update fact_mark set due_at = '2000-01-01', from_day = '2026-11-01', first_day = '2026-11-10' where tenant_id = ${tenantId}`)); // prettier-ignore
    await count();
    expect(await factsOf()).toMatchObject({ 'shipped ': 8 });
    await systemTx((tx) => tx.execute(sql`update fact_mark set due_at = '2000-01-01', from_day = '2026-11-01', first_day = null where tenant_id = ${tenantId}`)); // prettier-ignore
    await count();
    expect(await factsOf()).toMatchObject({ 'shipped ': 1 });
  });

  it('are looked at less often where nothing happens', async () => {
    const waits: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      await systemTx((tx) => tx.execute(sql`update fact_mark set due_at = '2000-01-01' where tenant_id = ${tenantId}`));
      await count();
      const [mark] = await rowsOf(sql`select extract(epoch from due_at - counted_at)::int / 60 as wait from fact_mark where tenant_id = ${tenantId}`); // prettier-ignore
      waits.push(Number(mark?.wait));
    }
    expect(waits.slice(-2)).toEqual([80, 80]);
  });

  it('are shown by rights: sums to none but who reads the books', async () => {
    const ask = async (role: 'owner' | 'packer') => {
      const { staffToken } = await signInStaff(ordering.shop, [role]);
      return (await ordering.shop.call(dashboardDeskEndpoints.get, { query: { days: '7' } }, { staffToken })).data;
    };
    const owner = await ask('owner');
    expect(owner.facts.find(({ measure }) => measure === 'goods')?.now).toBeGreaterThan(0);
    expect(owner).toMatchObject({ days: 7, currency: ordering.shop.tenant.currency });
    expect(owner.calendar).toHaveLength(28);
    // two days by the wall are not yet twenty-four hours of work
    expect(owner.work.find(({ desk }) => desk === 'buying')).toMatchObject({ waiting: 1, late: 0, mine: 0 });
    const packer = await ask('packer');
    expect(packer.facts.map(({ measure }) => measure)).toEqual(['shipped']);
    const [told] = await rowsOf(sql`select round((invoice #>> '{total,local,amount}')::numeric * 100
      / (estimate #>> '{total,local,amount}')::numeric)::int as percent from transit_order where tenant_id = ${tenantId}`);
    const p50 = told?.percent;
    expect(packer).toMatchObject({ currency: null, spreads: [{ measure: 'estimate', line: 'Air', count: 1, p50 }] });
    // no other line is called the same
    expect(packer.spreads[0]?.countries).toEqual([]);
    expect(packer.work.map(({ desk }) => desk)).toEqual(['packing']);
  });

  it('have gone back to shoppers what the money book has as given back', async () => {
    const { id } = await ordering.order();
    await ordering.pay(id);
    await ordering.close(id);
    await systemTx((tx) => tx.execute(sql`update fact_mark set due_at = '2000-01-01' where tenant_id = ${tenantId}`));
    await count();
    const facts = await factsOf();
    expect(Number(facts['refunded '])).toBeGreaterThan(0);
    expect(facts['refunded ']).toBe(-Number(facts['book REFUNDS']));
  });
});
