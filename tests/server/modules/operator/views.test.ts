import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { viewDeskEndpoints } from '../../../../src/contract/view.desk.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

type As = { staffToken: string };
let shop: Shop;
let owner: As;
let buyer: As;
const LATE = { name: 'Late', query: 'view=late&channel=JD', columns: ['what', 'since'] };

const list = async (as: As, page = 'buying') => (await shop.call(viewDeskEndpoints.list, { query: { page } }, as)).data;
const create = (as: As, more: object = {}, page = 'buying') =>
  shop.call(viewDeskEndpoints.create, { body: { page, ...LATE, isShared: false, ...more } }, as);
const change = (as: As, id: string, more: object = {}) =>
  shop.call(viewDeskEndpoints.change, { params: { id }, body: { ...LATE, version: 1, ...more } }, as);
const move = (as: As, id: string, to: number) =>
  shop.call(viewDeskEndpoints.move, { params: { id }, body: { version: 1, to } }, as);
const remove = (as: As, id: string, version = 1) =>
  shop.call(viewDeskEndpoints.remove, { params: { id }, query: { version } }, as);

beforeAll(async () => {
  shop = await startShop();
  owner = await signInStaff(shop);
  buyer = await signInStaff(shop, ['buyer']);
});

describe('views of a list', () => {
  it('are one’s own, or everybody’s where somebody may share', async () => {
    const { data: own } = await create(buyer, {}, 'claims');
    expect(own).toEqual({ id: own.id, ...LATE, isShared: false, version: 1 });
    const refused = { status: 403, data: { permission: 'views.share' } };
    expect((await create(buyer, { isShared: true }, 'claims')).problem).toMatchObject(refused);
    const { data: ofAll } = await create(owner, { name: 'Of all', isShared: true }, 'claims');
    expect(await list(buyer, 'claims')).toEqual([ofAll, own]);
    expect(await list(owner, 'claims')).toEqual([ofAll]);
    expect(await list(buyer, 'packing')).toEqual([]);
    expect((await change(buyer, ofAll.id)).problem).toMatchObject(refused);
    expect((await remove(buyer, ofAll.id)).problem).toMatchObject(refused);
    expect((await move(buyer, ofAll.id, 0)).problem).toMatchObject(refused);
  });

  it('are not there for another person, nor for another shop', async () => {
    const { data: own } = await create(buyer, {}, 'customers');
    const other = await startShop();
    const stranger = await signInStaff(other);
    for (const answer of [
      await change(owner, own.id),
      await move(owner, own.id, 0),
      await remove(owner, own.id),
      await other.call(viewDeskEndpoints.remove, { params: { id: own.id }, query: { version: 1 } }, stranger),
    ])
      expect(answer.status).toBe(404);
    const query = { page: 'customers' };
    expect((await other.call(viewDeskEndpoints.list, { query }, stranger)).data).toEqual([]);
  });

  it('change for who read them as they are', async () => {
    const { data: own } = await create(buyer);
    expect((await change(buyer, own.id, { name: 'Later', columns: null })).data).toMatchObject({ version: 2 });
    const now = { id: own.id, name: 'Later', columns: null, version: 2 };
    expect((await change(buyer, own.id)).problem).toMatchObject({ status: 409, data: now });
    expect((await remove(buyer, own.id)).problem).toMatchObject({ status: 409, data: now });
    expect((await remove(buyer, own.id, 2)).data).toEqual([]);
  });

  it('stand in the order in which they are put, whatever is said of a place', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await create(buyer, { name }, 'parcels')).data.id);
    const names = async () => (await list(buyer, 'parcels')).map(({ name }) => name).join('');
    await move(buyer, ids[2] ?? '', 0);
    expect(await names()).toBe('cab');
    await move(buyer, ids[2] ?? '', 100);
    expect(await names()).toBe('abc');
    await remove(buyer, ids[0] ?? '');
    await create(buyer, { name: 'd' }, 'parcels');
    expect(await names()).toBe('bcd');
  });

  it('are in the audit where they are everybody’s, and there alone', async () => {
    await create(buyer, {}, 'ledger');
    const { data: ofAll } = await create(owner, { isShared: true }, 'ledger');
    await change(owner, ofAll.id, { name: 'Very late' });
    const query = { action: 'views.share' };
    const { data: lines } = await shop.call(operatorDeskEndpoints.listAudit, { query }, owner);
    expect(lines.filter(({ subjectId }) => subjectId === ofAll.id)).toHaveLength(2);
    expect(lines.some(({ staffId }) => staffId === null)).toBe(false);
  });

  it('are so many at most, also of those who ask at once', async () => {
    for (let at = 1; at < LIMITS.staffViews; at += 1) await create(buyer, { name: String(at) }, 'staff');
    const answers = await Promise.all([create(buyer, {}, 'staff'), create(buyer, {}, 'staff')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await list(buyer, 'staff')).toHaveLength(LIMITS.staffViews);
  });

  it.each([{ query: 'view=späť' }, { columns: [] }, { columns: ['a b'] }, { name: ' ' }, { page: '../x' }])(
    'refuse what is none: %o',
    async (more) => expect((await create(buyer, more)).status).toBe(422),
  );
});
