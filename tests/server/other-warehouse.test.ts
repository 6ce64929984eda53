import { beforeAll, describe, expect, it } from 'vitest';
import { batchDeskEndpoints } from '../../src/contract/batch.desk.endpoints';
import type { CallInput, Endpoint } from '../../src/contract/endpoint';
import { operatorDeskEndpoints } from '../../src/contract/operator.desk.endpoints';
import { isOfWarehouse } from '../../src/contract/staff-roles';
import { warehouseDeskEndpoints } from '../../src/contract/warehouse.desk.endpoints';
import { createAnswering } from '../../src/server/wiring/app';
import { startShop, type Shop } from '../support/shop';
import { storeParcel } from '../support/parcels';
import { warehouseOf } from '../support/shop-offers';
import { signInAgain, signInStaff } from '../support/staff';
import { snapshotTables } from '../support/table-snapshot';
import { PLANNED_SHOP } from './db/desk-inputs';
import { useShop } from './db/used-shop';
import { startOrdering } from './modules/purchase/ordering';
import { SAID } from './said-rows';
import { inputNaming, namesIn, namingCalls, rowOf, staffCalls } from './shop-rows';
import { inputOf, made, nameOf } from './valid-inputs';

const ofWarehouses = staffCalls.filter(({ permission }) => permission && isOfWarehouse(permission));
const rows = ofWarehouses.filter(({ reach }) => reach === 'ROWS');
const naming = rows.filter((one) => namingCalls.includes(one));
const others = rows.filter((one) => !naming.includes(one));

/** Whose answer is about no row: an address for pictures, the columns of a carrier. */
const OF_NO_ROW = [
  'GET /operator/upload-token',
  'GET /operator/packing-upload-token',
  'GET /operator/manifest-template',
];
/** Nothing is on its way; it would be a row of the same table as what is packed. */
const EMPTY = ['GET /operator/shipments'];
/** With a picture that was never uploaded this is said first. */
const OWN_WORD: Record<string, number> = {
  'POST /operator/parcels/{id}/photos': 422,
  'POST /operator/parcels/{id}/disposal': 422,
};
/** Of the clerk who asks. */
const OF_THE_CALLER = ['staff', 'staff_session', 'idempotency', 'rate_limit'];
/** What lies in a warehouse. */
const TABLES = ['parcel', 'transit_order', 'transit_batch', 'shelf_count', 'unclaimed_claim', 'service_order'];

describe('a clerk of some warehouses', () => {
  let shop: Shop;
  let here: string;
  let elsewhere: string;
  let all: string[];

  const clerkOf = async (warehouse: string, staffToken: string) => {
    const { staffId } = await signInStaff(shop, ['warehouse', 'packer']);
    const limits = { warehouse: [warehouse], packer: [warehouse] };
    const body = { roles: ['warehouse', 'packer'], limits, version: 1 };
    const { status } = await shop.call(
      operatorDeskEndpoints.setRoles,
      { params: { id: staffId }, body },
      { staffToken },
    );
    expect(status).toBe(200);
    return staffId;
  };

  beforeAll(async () => {
    const warehouses = [warehouseOf(), warehouseOf({ code: 'yw', name: { en: 'Yiwu' } })];
    const at = await startOrdering(undefined, await startShop({ ...PLANNED_SHOP, offers: { warehouses } }));
    shop = at.shop;
    const { staffToken } = await signInStaff(shop);
    // all of it in the first of the two
    await useShop(at, staffToken);
    await storeParcel(shop, at.shopperId, {}, { number: 'SF1234567890125' });
    here = await clerkOf('gz', staffToken);
    elsewhere = await clerkOf('yw', staffToken);
    all = (await Promise.all(TABLES.map((table) => namesIn(shop, [table, 'id'])))).flat();
  }, 120_000);

  const named = async (table: string, column = 'id') => (await namesIn(shop, [table, column]))[0] ?? '';
  const inputTo = async (endpoint: Endpoint) =>
    rowOf(endpoint) && naming.includes(endpoint)
      ? inputNaming(endpoint, await named(...(rowOf(endpoint) ?? (['', ''] as const))))
      : ((await SAID[nameOf(endpoint)]?.(named)) ?? inputOf(endpoint, made('none')));
  /** Those of its path alone. */
  const paramsOf = ({ path }: Endpoint, { params = {} }: { params?: Record<string, unknown> } = {}) =>
    Object.fromEntries(Object.entries(params).filter(([name]) => path.includes(`{${name}}`)));
  const ask = async <E extends Endpoint>(staffId: string, endpoint: E, input?: object) =>
    shop.call(endpoint, (input ?? (await inputTo(endpoint))) as CallInput<E>, {
      staffToken: await signInAgain(shop, staffId),
    });
  const REFUSED = { status: 403, code: 'FORBIDDEN', data: { reason: 'OTHER_WAREHOUSE' } };

  it('finds nothing of another one by any call that names a row, and changes none', { timeout: 300_000 }, async () => {
    const before = await snapshotTables(OF_THE_CALLER);
    const answers: Record<string, number> = {};
    for (const endpoint of naming) answers[nameOf(endpoint)] = (await ask(elsewhere, endpoint)).status;
    expect(answers).toEqual(Object.fromEntries(naming.map((one) => [nameOf(one), OWN_WORD[nameOf(one)] ?? 404])));
    expect(await snapshotTables(OF_THE_CALLER)).toEqual(before);
  });

  it('opens what is of theirs', { timeout: 300_000 }, async () => {
    for (const endpoint of naming.filter(({ method }) => method === 'GET'))
      expect((await ask(here, endpoint)).status, nameOf(endpoint)).toBe(200);
  });

  it('is shown no row of another one in any list', { timeout: 300_000 }, async () => {
    const shown: string[] = [];
    for (const endpoint of others) {
      const name = nameOf(endpoint);
      const input = JSON.stringify(await inputTo(endpoint));
      const idsIn = async (staffId: string) => {
        const answer = await ask(staffId, endpoint);
        expect([200, 404, 409], name).toContain(answer.status);
        const text = answer.status === 200 ? JSON.stringify(answer.data) : '';
        return all.filter((id) => text.includes(`"${id}"`));
      };
      expect(
        (await idsIn(elsewhere)).filter((id) => !input.includes(id)),
        name,
      ).toEqual([]);
      if ((await idsIn(here)).length > 0) shown.push(name);
    }
    const expected = others.map(nameOf).filter((name) => !OF_NO_ROW.includes(name) && !EMPTY.includes(name));
    expect(shown.toSorted()).toEqual(expected.toSorted());
  });

  it('is drawn in a page what a request would answer, each question of it within its own right', async () => {
    const reads = rows.filter((one) => one.method === 'GET' && !OF_NO_ROW.includes(nameOf(one)));
    for (const staffId of [here, elsewhere]) {
      const staffToken = await signInAgain(shop, staffId);
      const read = createAnswering({ now: () => shop.clock.now }).ask({ host: shop.host, locale: 'en', staffToken });
      const inputs = await Promise.all(reads.map(inputTo));
      // one page asks all of them at once
      const drawn = await Promise.all(
        reads.map((one, at) => read(nameOf(one), { ...inputs[at], params: paramsOf(one, inputs[at]) })),
      );
      for (const [at, endpoint] of reads.entries()) {
        const answer = await shop.call(endpoint, inputs[at] as object, { staffToken });
        const { status } = answer;
        const wanted =
          status === 200 ? { isRefused: false, data: answer.data } : { isRefused: true, problem: { status } };
        expect(drawn[at], nameOf(endpoint)).toMatchObject(wanted);
      }
    }
  });

  it('works at no bench of another one, and hears where a thing belongs that came astray', async () => {
    const body = { scanId: 'scan-000000000011', code: '!NEXT', bench: '1', mode: 'INSPECT' as const };
    const scan = (warehouseId: string, more: object = {}) =>
      ask(elsewhere, warehouseDeskEndpoints.scan, { body: { ...body, ...more, warehouseId } });
    expect((await scan('gz')).problem).toMatchObject(REFUSED);
    const [number] = await namesIn(shop, ['parcel', 'parcel_no']);
    const astray = await scan('yw', { scanId: 'scan-000000000012', code: number });
    expect(astray.data).toMatchObject({ say: 'ELSEWHERE', parcel: null });
  });

  it('begins no batch of another one, puts nothing into it, and sets nothing that counts in all', async () => {
    const { open, scan, setTemplate } = batchDeskEndpoints;
    const carrier = { warehouseId: 'gz', carrier: 'Harbour Line' };
    expect((await ask(elsewhere, open, { body: carrier })).problem).toMatchObject(REFUSED);
    const params = { id: await named('transit_batch') };
    const box = { code: 'T-TO261126ABCDEFGH-1' };
    expect((await ask(elsewhere, scan, { params, body: box })).problem).toMatchObject(REFUSED);
    expect((await ask(elsewhere, setTemplate)).problem).toMatchObject(REFUSED);
    expect((await ask(elsewhere, open, { body: { ...carrier, warehouseId: 'yw' } })).data.warehouse).toBe('Yiwu');
    // each of them is asked about above
    const asked = ofWarehouses.filter(({ reach }) => reach !== 'ROWS').map(nameOf);
    expect(asked.sort()).toEqual([open, scan, setTemplate, warehouseDeskEndpoints.scan].map(nameOf).sort());
  });

  it('is told so, and nothing of the other one is counted for them or found', async () => {
    const nullCalls = ['GET /operator/waiting', 'GET /operator/find', 'GET /operator/dashboard'];
    const [waiting, find, dashboard] = nullCalls.map(
      (name) => staffCalls.find((one) => nameOf(one) === name) as Endpoint,
    );
    const keyword = { query: { keyword: await named('parcel', 'parcel_no') } };
    const of = async (staffId: string) => ({
      self: (await ask(staffId, operatorDeskEndpoints.getSelf, {})).data,
      waiting: (await ask(staffId, waiting as Endpoint, {})).data as Record<string, number>,
      found: (await ask(staffId, find as Endpoint, keyword)).data,
      dashboard: (await ask(staffId, dashboard as Endpoint, { query: {} })).data as {
        facts: unknown[];
        work: object[];
      },
    });
    const [mine, theirs] = [await of(here), await of(elsewhere)];
    expect(theirs.self.limits).toMatchObject({ 'warehouse.receive': ['yw'], 'packing.pick': ['yw'] });
    expect(mine.found).toHaveLength(1);
    expect(theirs.found).toEqual([]);
    expect(Object.values(theirs.waiting).every((count) => count === 0)).toBe(true);
    expect(Object.values(mine.waiting).some((count) => count > 0)).toBe(true);
    expect(theirs.dashboard.facts).toEqual([]);
  });
});
