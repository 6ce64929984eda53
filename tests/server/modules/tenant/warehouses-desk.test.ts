import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { warehouseSettingsDeskEndpoints } from '../../../../src/contract/warehouse-settings.desk.endpoints';
import { hoursOn, USUAL_WEEK } from '../../../../src/contract/working-time';
import { systemTx } from '../../../../src/server/db/database';
import { calendarsIn } from '../../../../src/server/modules/tenant/offers.service';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { startShop, type Shop } from '../../../support/shop';
import { warehouseOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';

const { list, names, add, set, getYear, setYear } = warehouseSettingsDeskEndpoints;

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop({ offers: { warehouses: [warehouseOf()] } });
  staff = await signInStaff(shop);
});

const site = async (id = 'gz') => {
  const found = (await shop.call(list, {}, staff)).data.items.find((one) => one.id === id);
  if (!found) throw new Error(`there is no warehouse ${id}`);
  return found;
};
const calendar = async (id: string) => {
  const tenant = await findTenant(shop.tenant.id);
  if (!tenant) throw new Error('there is no such shop');
  const calendars = await systemTx((tx) => calendarsIn(tx, { tenant, now: () => shop.clock.now }));
  const found = calendars.get(id);
  if (!found) throw new Error(`there is no warehouse ${id}`);
  return found;
};

describe('a warehouse in the settings', () => {
  it('is changed of the version that was read, told shoppers at once, and stands in the audit', async () => {
    const { version, values } = await site();
    const wanted = {
      ...values,
      address: '广州市白云区新市街道2号',
      addressWords: { en: '2 Xinshi Street, Guangzhou' },
    };
    const saved = await shop.call(set, { params: { id: 'gz' }, body: { version, values: wanted } }, staff);
    expect(saved.data).toMatchObject({ id: 'gz', values: wanted, last: { staffName: 'Anna Desk' } });
    expect((await shop.call(tenantEndpoints.listWarehouses, { query: {} })).data[0]?.address).toBe(wanted.address);
    const query = { subjectKind: 'WAREHOUSE', subjectId: 'gz' };
    const [line] = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    expect(line).toMatchObject({ before: { address: values.address }, after: { address: wanted.address } });
    const late = await shop.call(set, { params: { id: 'gz' }, body: { version, values } }, staff);
    expect(late.problem).toMatchObject({ status: 409, data: { values: wanted } });
  });

  it('is added once under a code, whoever does at the same time', async () => {
    const { values } = await site();
    const added = () => shop.call(add, { body: { code: 'yw', values: { ...values, name: { en: 'Yiwu' } } } }, staff);
    const statuses = (await Promise.all([added(), added(), added()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect((await site('yw')).values).toMatchObject({ name: { en: 'Yiwu' }, week: USUAL_WEEK, isOpen: true });
  });

  it('is named to all of the staff while it is closed, and to shoppers no more', async () => {
    const { version, values } = await site('yw');
    const closed = { params: { id: 'yw' }, body: { version, values: { ...values, isOpen: false } } };
    expect((await shop.call(set, closed, staff)).status).toBe(200);
    const named = (await shop.call(names, {}, await signInStaff(shop, ['editor']))).data;
    expect(named).toEqual([
      { id: 'gz', name: expect.any(String), isOpen: true },
      { id: 'yw', name: 'Yiwu', isOpen: false },
    ]);
    const shown = (await shop.call(tenantEndpoints.listWarehouses, { query: {} })).data;
    expect(shown.map(({ id }) => id)).toEqual(['gz']);
  });

  it('is nothing that a warehouse cannot be', async () => {
    const { version, values } = await site();
    const refuse = async (wrong: Partial<typeof values>, path: string) =>
      expect((await shop.call(set, { params: { id: 'gz' }, body: { version, values: { ...values, ...wrong } } }, staff)).problem).toMatchObject({ status: 422, errors: [{ path }] }); // prettier-ignore
    await refuse({ name: {} }, 'values.name');
    await refuse({ address: '  ' }, 'values.address');
    await refuse({ week: USUAL_WEEK.map(() => null) }, 'values.week');
    await refuse({ week: USUAL_WEEK.slice(1) }, 'values.week');
    const block = { row: 'A', fromRack: 1, toRack: 4, levels: 3, places: 0 };
    await refuse({ shelves: [block, block] }, 'values.shelves');
  });

  it('is another shop’s to nobody', async () => {
    const other = await startShop({ offers: { warehouses: [warehouseOf({ code: 'sz' })] } });
    const theirs = await signInStaff(other);
    const { version, values } = await site();
    const stolen = await other.call(set, { params: { id: 'gz' }, body: { version, values } }, theirs);
    expect(stolen.status).toBe(404);
    expect((await other.call(list, {}, theirs)).data.items.map(({ id }) => id)).toEqual(['sz']);
    const year = { params: { id: 'gz' }, query: { year: '2027' } };
    expect((await other.call(getYear, year, theirs)).status).toBe(404);
  });
});

describe('its calendar', () => {
  const newYear = [
    { day: '2027-01-01', kind: 'OFF' as const, note: 'New Year' },
    { day: '2027-01-03', kind: 'WORK' as const, note: '' },
  ];
  const read = async () => (await shop.call(getYear, { params: { id: 'gz' }, query: { year: '2027' } }, staff)).data;
  const write = async (days: typeof newYear, version?: string) =>
    shop.call(
      setYear,
      { params: { id: 'gz' }, body: { year: '2027', version: version ?? (await read()).version, values: { days } } },
      staff,
    );

  it('is what clocks run by, at once', async () => {
    expect(hoursOn(await calendar('gz'), '2027-01-01')).toEqual({ from: 540, to: 1080 });
    expect((await write(newYear)).data.values.days).toEqual(newYear);
    expect(hoursOn(await calendar('gz'), '2027-01-01')).toBeNull();
    expect(hoursOn(await calendar('gz'), '2027-01-03')).toEqual({ from: 540, to: 1080 });
  });

  it('is one of two that are sent at once, and the audit names the days that changed', async () => {
    await write(newYear);
    const { version } = await read();
    const [one, other] = await Promise.all([write([], version), write([], version)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const query = { subjectKind: 'WAREHOUSE', subjectId: 'gz-2027' };
    // the two of one moment come in any order
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    expect(lines.map(({ before, after }) => ({ before, after }))).toContainEqual({
      before: { '2027-01-01': 'OFF New Year', '2027-01-03': 'WORK' },
      after: {},
    });
  });

  it('has each day once, of its own year', async () => {
    const day = { day: '2027-05-01', kind: 'OFF' as const, note: '' };
    expect((await write([day, day])).status).toBe(422);
    expect((await write([{ ...day, day: '2028-05-01' }])).status).toBe(422);
    expect((await write([{ ...day, day: '2027-02-30' }])).status).toBe(422);
  });
});
