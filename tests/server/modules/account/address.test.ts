import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import { LIMITS } from '../../../../src/contract/limits';
import { systemTx } from '../../../../src/server/db/database';
import { address } from '../../../../src/server/db/schema/account';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const OF = {
  shipping: {
    list: accountEndpoints.listAddresses,
    save: accountEndpoints.saveAddress,
    remove: accountEndpoints.removeAddress,
  },
  billing: {
    list: accountEndpoints.listBillingAddresses,
    save: accountEndpoints.saveBillingAddress,
    remove: accountEndpoints.removeBillingAddress,
  },
};
type Body = CallInput<typeof accountEndpoints.saveAddress>['body'];
const bodyOf = (change: Partial<Body> = {}): Body => ({
  receiverName: 'Ada',
  phone: '+61 2 5550 0100',
  countryCode: 'AU',
  province: 'NSW',
  city: 'Sydney',
  district: '',
  street: '1 Harbour St',
  postcode: '2000',
  ...change,
});

/** The calls of one shopper's addresses of one kind, on a clock that moves with each save. */
const bookOf = (shop: Shop, token: string, use: keyof typeof OF = 'shipping') => ({
  list: async () => (await shop.call(OF[use].list, {}, { token })).data,
  async save(change: Partial<Body> = {}) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    return shop.call(OF[use].save, { body: bodyOf(change) }, { token });
  },
  remove: (id: string) => shop.call(OF[use].remove, { params: { id } }, { token }),
});
const open = async (use: keyof typeof OF = 'shipping') => {
  const shop = await startShop({ countries: ['au', 'ae'] });
  return { shop, book: bookOf(shop, (await signUp(shop)).token, use) };
};

describe.each(['shipping', 'billing'] as const)('%s addresses', (use) => {
  it('makes the first one the default', async () => {
    const { book } = await open(use);
    const saved = (await book.save()).data;
    expect(saved).toEqual({ ...bodyOf(), countryCode: 'au', defaultAddress: true, id: saved.id });
    expect(await book.list()).toEqual([saved]);
  });

  it('lists the default first, then the newest (ENT-5)', async () => {
    const { book } = await open(use);
    const ids: string[] = [];
    for (const city of ['A', 'B', 'C']) ids.push((await book.save({ city })).data.id);
    expect((await book.list()).map(({ city }) => city)).toEqual(['A', 'C', 'B']);
    await book.save({ id: ids[1], city: 'B', defaultAddress: true });
    const list = await book.list();
    expect(list.map(({ city, defaultAddress }) => [city, defaultAddress])).toEqual([
      ['B', true],
      ['C', false],
      ['A', false],
    ]);
  });

  it('keeps exactly one default', async () => {
    const { book } = await open(use);
    const first = (await book.save({ city: 'A' })).data;
    await book.save({ city: 'B' });
    expect((await book.save({ id: first.id, city: 'A2', defaultAddress: false })).data.defaultAddress).toBe(true);
    await book.save({ city: 'C', defaultAddress: true });
    expect((await book.list()).map(({ defaultAddress }) => defaultAddress)).toEqual([true, false, false]);
    expect((await book.list())[0]?.city).toBe('C');
  });

  it('passes the default on when it is removed', async () => {
    const { book } = await open(use);
    const first = (await book.save({ city: 'A' })).data;
    await book.save({ city: 'B' });
    await book.save({ city: 'C' });
    expect((await book.remove(first.id)).status).toBe(200);
    expect((await book.list()).map(({ city, defaultAddress }) => [city, defaultAddress])).toEqual([
      ['C', true],
      ['B', false],
    ]);
    expect((await book.remove(first.id)).status).toBe(404);
  });

  it('keeps one default of saves at once', async () => {
    const { book } = await open(use);
    await Promise.all(['A', 'B', 'C', 'D'].map((city) => book.save({ city, defaultAddress: true })));
    expect((await book.list()).filter(({ defaultAddress }) => defaultAddress)).toHaveLength(1);
  });

  it('holds fifty at most', async () => {
    const { book } = await open(use);
    for (let i = 0; i < LIMITS.addresses; i += 1) expect((await book.save()).status).toBe(200);
    expect((await book.save()).problem).toMatchObject({ code: 'CONFLICT', data: { maximum: LIMITS.addresses } });
    const [first] = await book.list();
    expect((await book.save({ id: first?.id, city: 'Perth' })).data.city).toBe('Perth');
  });

  it('hides those of another shopper and of another shop', async () => {
    const { shop, book } = await open(use);
    const mine = (await book.save({ city: 'Mine' })).data;
    const elsewhere = await startShop();
    const strangers = [
      bookOf(shop, (await signUp(shop)).token, use),
      bookOf(elsewhere, (await signUp(elsewhere)).token, use),
    ];
    for (const stranger of strangers) {
      expect(await stranger.list()).toEqual([]);
      expect((await stranger.save({ id: mine.id, city: 'Theirs' })).status).toBe(404);
      expect((await stranger.remove(mine.id)).status).toBe(404);
    }
    expect(await book.list()).toEqual([mine]);
  });

  it('needs what its country needs, and takes what it has no use for or leaves out', async () => {
    const { shop, book } = await open(use);
    const missing = async (change: Partial<Body>) =>
      (await book.save(change)).problem.errors?.map(({ path, code }) => [path, code]);
    expect(await missing({ province: '', postcode: ' ' })).toEqual([
      ['province', 'required'],
      ['postcode', 'required'],
    ]);
    expect(await missing({ countryCode: 'ae', province: '' })).toEqual([['province', 'required']]);
    expect(await missing({ postcode: '20000' })).toEqual([['postcode', 'invalid_format']]);
    expect((await book.save({ countryCode: 'ae', postcode: '00000' })).data.postcode).toBe('00000');
    const { postcode, district, ...body } = bodyOf({ countryCode: 'ae' });
    const { token } = await signUp(shop);
    const saved = await shop.call(OF[use].save, { body }, { token });
    expect(saved.data).toMatchObject({ ...body, postcode: '', district: '' });
    expect([postcode, district]).toEqual(['2000', '']);
  });

  it('that was saved before its country’s needs were known can become the default, but not move', async () => {
    const { shop, book } = await open(use);
    await book.save({ city: 'A' });
    const old = (await book.save({ city: 'B' })).data;
    await systemTx((tx) =>
      tx
        .update(address)
        .set({ postcode: '' })
        .where(and(eq(address.tenantId, shop.tenant.id), eq(address.id, old.id))),
    );
    const kept = await book.save({ id: old.id, city: 'B', postcode: '', defaultAddress: true });
    expect(kept.data).toMatchObject({ postcode: '', defaultAddress: true });
    expect((await book.save({ id: old.id, postcode: '', province: 'VIC' })).problem.code).toBe('INVALID');
  });

  it('names each field that is wrong', async () => {
    const { book } = await open(use);
    const { problem } = await book.save({ receiverName: ' ', phone: 'call me', countryCode: 'AUS' });
    expect(problem.code).toBe('INVALID');
    expect(problem.errors?.map(({ path }) => path)).toEqual(['receiverName', 'phone', 'countryCode']);
  });
});

describe('shipping and billing addresses', () => {
  it('are two books', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const [shipping, billing] = [bookOf(shop, token), bookOf(shop, token, 'billing')];
    const { id } = (await shipping.save()).data;
    expect(await billing.list()).toEqual([]);
    expect((await billing.save({ id })).status).toBe(404);
    expect((await billing.remove(id)).status).toBe(404);
    expect((await billing.save()).data.defaultAddress).toBe(true);
  });

  it('ship to the shop’s countries only, but bill anywhere', async () => {
    const shop = await startShop({ countries: ['vn', 'AU'] });
    const { token } = await signUp(shop);
    const [shipping, billing] = [bookOf(shop, token), bookOf(shop, token, 'billing')];
    expect((await shipping.save({ countryCode: 'Vn', postcode: '' })).data.countryCode).toBe('vn');
    expect((await shipping.save({ countryCode: 'au' })).status).toBe(200);
    expect((await shipping.save({ countryCode: 'de' })).problem.errors).toEqual([
      { path: 'countryCode', code: 'not_served' },
    ]);
    expect((await billing.save({ countryCode: 'DE', postcode: '10115' })).data.countryCode).toBe('de');
  });
});
