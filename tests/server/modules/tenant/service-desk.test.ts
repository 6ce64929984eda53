import { beforeAll, describe, expect, it } from 'vitest';
import { serviceDeskEndpoints as desk } from '../../../../src/contract/service.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { photosOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop({ offers: { services: [photosOf(300)] } });
  staff = await signInStaff(shop);
});

const terms = (fee: number, currency = 'CNY') => ({
  currency,
  charge: { per: 'ITEM' as const, fee, min: 0, max: null },
});
const photos = async () => {
  const found = (await shop.call(desk.list, {}, staff)).data.items.find(({ code }) => code === 'photos');
  if (!found) throw new Error('there are no photos');
  return found;
};
const publish = (version: string, fee: number, from: string | null, note = 'Dearer film') =>
  shop.call(desk.publish, { params: { code: 'photos' }, body: { version, terms: terms(fee), from, note } }, staff);
const offered = async () => (await shop.call(tenantEndpoints.listServiceCategories, {})).data.map(({ name }) => name);

describe('services and what they cost', () => {
  it('are listed with their prices by their days', async () => {
    expect(await photos()).toMatchObject({
      ...{ kind: 'VALUE_ADDED', name: { en: 'Photos' }, isOffered: true },
      versions: [{ state: 'IN_FORCE', terms: terms(300) }],
    });
  });

  it('cost otherwise from a day on, which has begun at midnight of the shop and can be taken back before', async () => {
    const { version } = await photos();
    const saved = (await publish(version, 400, '2026-12-01')).data;
    expect(saved.versions[0]).toMatchObject({
      ...{ state: 'TO_COME', validFrom: '2026-11-30T18:30:00.000Z', author: 'Anna Desk', note: 'Dearer film' },
    });
    expect((await publish(version, 500, '2026-12-02')).problem).toMatchObject({ code: 'STATE_CONFLICT', data: saved });
    expect((await publish(saved.version, 500, '2026-12-01')).problem.errors).toEqual([
      { path: 'from', code: 'day_taken' },
    ]);
    const id = saved.versions[0]?.id ?? '';
    const withdraw = (asked: string, of: string) =>
      shop.call(desk.withdraw, { params: { code: 'photos', id: of }, body: { version: asked } }, staff);
    const gone = (await withdraw(saved.version, id)).data;
    expect(gone.versions.map(({ state }) => state)).toEqual(['WITHDRAWN', 'IN_FORCE']);
    expect((await withdraw(gone.version, gone.versions[1]?.id ?? '')).problem.code).toBe('STATE_CONFLICT');
  });

  it('cost otherwise at once, and what was before is over', async () => {
    const saved = (await publish((await photos()).version, 350, null)).data;
    expect(
      saved.versions.filter(({ state }) => state !== 'WITHDRAWN').map(({ state, terms: own }) => [state, own?.charge]),
    ).toEqual([
      ['IN_FORCE', terms(350).charge],
      ['OVER', terms(300).charge],
    ]);
  });

  it('are called otherwise, offered no more, and new ones come behind them', async () => {
    const { version } = await photos();
    const body = { version, name: { en: 'Pictures' }, remark: {}, isOffered: false };
    const saved = await shop.call(desk.setHead, { params: { code: 'photos' }, body }, staff);
    expect(saved.data).toMatchObject({ name: { en: 'Pictures' }, isOffered: false });
    expect(await offered()).toEqual([]);
    const made = { code: 'box-off', kind: 'VALUE_ADDED' as const, name: { en: 'Box off' }, remark: {} };
    const create = () => shop.call(desk.create, { body: { ...made, terms: terms(100), from: null, note: '' } }, staff);
    expect((await create()).data).toMatchObject({ code: 'box-off', versions: [{ state: 'IN_FORCE' }] });
    expect((await create()).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { code: 'box-off' } });
    expect(await offered()).toEqual(['Box off']);
  });

  it('are priced in yuan or the shop’s own money, by who may set and in their own shop', async () => {
    const { version } = await photos();
    const body = { version, terms: terms(1, 'JPY'), from: null, note: '' };
    const strange = await shop.call(desk.publish, { params: { code: 'photos' }, body }, staff);
    expect(strange.problem.errors).toEqual([{ path: 'terms.currency', code: 'unknown' }]);
    const reader = await signInStaff(shop, ['reader']);
    expect((await shop.call(desk.publish, { params: { code: 'photos' }, body }, reader)).problem.code).toBe(
      'FORBIDDEN',
    );
    const other = await startShop();
    const stranger = await signInStaff(other);
    expect((await other.call(desk.publish, { params: { code: 'photos' }, body }, stranger)).status).toBe(404);
  });
});
