import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { feeRulesDeskEndpoints } from '../../../../src/contract/fee-rules.desk.endpoints';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { lineDeskEndpoints } from '../../../../src/contract/line.desk.endpoints';
import { simulateDeskEndpoints } from '../../../../src/contract/simulate.desk.endpoints';
import { together } from '../../../../src/contract/simulate';
import { systemTx } from '../../../../src/server/db/database';
import { startShop } from '../../../support/shop';
import { lineOf, termsOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';
import { startShipping, type Shipping } from './shipping';

const { simulate, backTest } = simulateDeskEndpoints;

let at: Shipping;
let staff: { staffToken: string };
beforeAll(async () => {
  at = await startShipping();
  staff = await signInStaff(at.shop);
});

const parcel = { grams: 500, lengthMm: 0, widthMm: 0, heightMm: 0, valueFen: 10_000 };
const asked = { country: 'au', parcels: [parcel] };
const first = (firstFee: number) =>
  termsOf({ price: { mode: 'continued', firstGrams: 500, firstFee, nextGrams: 500, nextFee: 2000 } });

describe('the simulator', () => {
  it('answers what the calculator of shoppers answers', async () => {
    const shown = (await at.shop.call(catalogEndpoints.estimateFreight, { query: { weight: 500, country: 'au' } }))
      .data;
    const { lines } = (await at.shop.call(simulate, { body: asked }, staff)).data;
    expect(lines.map(({ isDraft: _, ...line }) => line)).toEqual(shown);
    expect(lines[0]?.total?.amount).toBeGreaterThan(0);
  });

  it('goes by a draft, and by versions and fees of a day to come', async () => {
    const { shop } = at;
    const priceOf = async (body: object) => (await shop.call(simulate, { body: { ...asked, isPacked: true, ...body } }, staff)).data; // prettier-ignore
    const now = await priceOf({});
    expect(now.lines[0]).toMatchObject({ isDraft: false, total: { amount: 714 } });
    const drafted = await priceOf({ draft: { name: 'air', terms: first(10_000) } });
    expect(drafted.lines[0]).toMatchObject({ isDraft: true, total: { amount: 1428 } });
    const params = { name: 'air' };
    const { version } = (await shop.call(lineDeskEndpoints.getLine, { params }, staff)).data;
    const terms = { version, terms: first(20_000), from: '2027-01-01', note: '' };
    await shop.call(lineDeskEndpoints.publishLine, { params, body: terms }, staff);
    const fees = (await shop.call(feeRulesDeskEndpoints.getFees, {}, staff)).data;
    const dearer = { ...fees.inForce, serviceFee: { basisPoints: 1000, minimumFen: 0 } };
    const wanted = { version: fees.version, terms: dearer, from: '2027-01-01', note: '' };
    await shop.call(feeRulesDeskEndpoints.publishFees, { body: wanted }, staff);
    const then = await priceOf({ on: '2027-01-01' });
    expect(then.lines[0]?.total?.amount).toBe(2856);
    expect(then.order.serviceFee.cny.amount).toBe(1000);
    expect((await priceOf({})).order.serviceFee.cny.amount).toBe(500);
    const past = await shop.call(simulate, { body: { ...asked, on: '2026-11-01' } }, staff);
    expect(past.problem.errors).toEqual([{ path: 'on', code: 'too_early' }]);
  });

  it('says why a line does not take it', async () => {
    const body = { country: 'de', parcels: [parcel] };
    const { lines } = (await at.shop.call(simulate, { body }, staff)).data;
    expect(lines).toMatchObject([{ total: null, refusals: [{ code: 'country-not-served' }] }]);
  });
});

describe('a back-test', () => {
  const test = async (terms: ReturnType<typeof first>, after: string | null = null) =>
    (await at.shop.call(backTest, { params: { name: 'air' }, body: { terms, after } }, staff)).data;

  it('prices what went by the line once more, with what is dearer, cheaper and refused', async () => {
    const orders = [await at.order(), await at.order()];
    const same = await test(first(5000));
    expect(same).toMatchObject({ seen: 2, changed: 0, newlyRefused: 0, worst: [], next: null });
    expect(same.before.amount).toBeGreaterThan(0);
    const dearer = await test(first(6000));
    expect(dearer).toMatchObject({ seen: 2, changed: 2, newlyRefused: 0 });
    expect(dearer.after.amount - dearer.before.amount).toBe(286);
    expect(dearer.worst.map(({ orderId }) => orderId).toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
    const narrow = await test({ ...first(5000), zone: { ...first(1).zone, countries: ['nz'] } });
    expect(narrow).toMatchObject({
      newlyRefused: 2,
      changed: 0,
      worst: [{ after: null, refusals: ['country-not-served'] }, {}],
    });
  });

  it('goes on where it ended, and sees no shipment twice', async () => {
    const { tenantId } = at.owner;
    // a quarter of a year of them, and some that are older
    await systemTx((tx) =>
      tx.execute(sql`insert into transit_order select r.* from
        (select * from transit_order where tenant_id = ${tenantId} limit 1) o, generate_series(1, 300) n,
        jsonb_populate_record(null::transit_order, to_jsonb(o) || jsonb_build_object('id', o.id || n,
          'order_no', o.order_no || n, 'created_at', o.created_at - n * interval '8 hours')) r`),
    );
    let part = await test(first(6000));
    let all = part;
    const seen = [part.seen];
    while (part.next) {
      part = await test(first(6000), part.next);
      seen.push(part.seen);
      all = together(all, part);
    }
    expect(seen).toEqual([200, 71]);
    expect(all).toMatchObject({ seen: 271, changed: 271, next: null });
    expect(all.worst).toHaveLength(10);
    expect((await at.shop.call(backTest, { params: { name: 'air' }, body: { terms: first(1), after: '9999999999999999_x' } }, staff)).status).toBe(422); // prettier-ignore
  });

  it('sees nothing of another shop', async () => {
    const other = await startShop({ offers: { lines: [lineOf('air')] } });
    const as = await signInStaff(other);
    const found = await other.call(backTest, { params: { name: 'air' }, body: { terms: first(1) } }, as);
    expect(found.data.seen).toBe(0);
    expect((await other.call(backTest, { params: { name: 'none' }, body: { terms: first(1) } }, as)).status).toBe(404);
  });
});
