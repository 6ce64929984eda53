import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customsDeskEndpoints } from '../../../../src/contract/customs.desk.endpoints';
import { customsEndpoints } from '../../../../src/contract/customs.endpoints';
import type { CustomsInput } from '../../../../src/contract/customs';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { customsInfo } from '../../../../src/server/db/schema/customs';
import { cleanup } from '../../../../src/server/jobs/cleanup';
import { remindOfCustoms } from '../../../../src/server/modules/account/customs-reminder.service';
import {
  findCustomsData,
  holdCustomsData,
  releaseCustomsData,
} from '../../../../src/server/modules/account/customs-needs.service';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

const PCCC = 'P123456783456';
const DAY_MS = 86_400_000;
const input = (more: Partial<CustomsInput> = {}): CustomsInput => ({
  countryCode: 'kr',
  receiverName: 'Kim Min-ji',
  values: { PCCC },
  keep: false,
  consent: true,
  ...more,
});

async function startKorean() {
  const shop = await startShop({ countries: ['kr', 'uz', 'au'] });
  const shopper = await signUp(shop);
  const { token } = shopper;
  const owner = { tenantId: shop.tenant.id, shopperId: shopper.shopperId };
  return {
    shop,
    ...shopper,
    owner,
    save: (body: CustomsInput, by = token) => shop.call(customsEndpoints.saveCustomsInfo, { body }, { token: by }),
    look: async (query = {}, by = token) =>
      (await shop.call(customsEndpoints.getCustomsInfo, { query }, { token: by })).data,
    need: (more: { customsInfoId?: string; lineKeys?: string[]; countryCode?: string } = {}) =>
      shopTx(shop.tenant.id, (tx) =>
        findCustomsData(
          tx,
          { tenant: shop.tenant, owner, now: shop.clock.now },
          { countryCode: 'KR', lineKeys: [], ...more },
        ),
      ),
  };
}
const rowsOf = (shop: Shop) =>
  shopTx(shop.tenant.id, (tx) => tx.select().from(customsInfo).where(eq(customsInfo.tenantId, shop.tenant.id)));
const later = (shop: Shop, days: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS));

describe('customs data of a shopper', () => {
  it('asks for what the country needs, and for nothing where it needs nothing', async () => {
    const { look } = await startKorean();
    const overview = await look({ countryCode: 'KR' });
    expect(overview).toMatchObject({ countries: ['kr', 'uz'], saved: [], looks: [] });
    expect(overview.fields).toMatchObject([{ key: 'PCCC', isRequired: true, hasExpiry: true }]);
    expect((await look({ countryCode: 'au' })).fields).toEqual([]);
  });

  it('keeps a number sealed and shows its end only', async () => {
    const { shop, save, look } = await startKorean();
    const { data } = await save(input({ expiresAt: '2027-03-31', keep: true }));
    expect(data).toMatchObject({ kind: 'PCCC', masked: 'P••••••••3456', expiresAt: '2027-03-31', keep: true });
    expect((await look({ countryCode: 'kr' })).saved).toEqual([data]);
    const rows = await rowsOf(shop);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(PCCC.slice(0, 9));
    expect(JSON.stringify([data, await look()])).not.toContain(PCCC.slice(0, 9));
  });

  it('names what is wrong by its field', async () => {
    const { save } = await startKorean();
    const errorsOf = async (more: Partial<CustomsInput>) => (await save(input(more))).problem.errors;
    expect(await errorsOf({ values: { PCCC: 'P12' } })).toEqual([{ path: 'values.PCCC', code: 'wrong_shape' }]);
    expect(await errorsOf({ values: {} })).toContainEqual({ path: 'values.PCCC', code: 'required' });
    expect(await errorsOf({ values: { CPF: '1' } })).toContainEqual({ path: 'values.CPF', code: 'unknown_field' });
    expect(await errorsOf({ consent: false })).toEqual([{ path: 'consent', code: 'required' }]);
    expect(await errorsOf({ expiresAt: '2026-11-20' })).toEqual([{ path: 'expiresAt', code: 'in_the_past' }]);
    expect(await errorsOf({ countryCode: 'br', values: { CPF: '52998224725' } })).toEqual([
      { path: 'countryCode', code: 'not_served' },
    ]);
    expect(await errorsOf({ countryCode: 'au', values: {} })).toEqual([{ path: 'values', code: 'required' }]);
  });

  it('replaces under the id, removes by no values, and knows nobody else’s', async () => {
    const { shop, save, look } = await startKorean();
    const { token: other } = await signUp(shop);
    const { id } = (await save(input())).data;
    expect((await save(input({ id }), other)).status).toBe(404);
    expect((await save(input({ id, values: {} }), other)).status).toBe(404);
    await save(input({ id, values: { PCCC: 'P999999999999' }, receiverName: 'Lee' }));
    expect((await look()).saved).toMatchObject([{ id, masked: 'P••••••••9999', receiverName: 'Lee' }]);
    expect((await look({}, other)).saved).toEqual([]);
    await save(input({ id, values: {} }));
    expect((await look()).saved).toEqual([]);
  });

  it('ends at twenty', async () => {
    const { save } = await startKorean();
    for (let at = 0; at < 20; at += 1) await save(input());
    expect((await save(input())).problem).toMatchObject({ status: 409, code: 'CONFLICT' });
  });
});

describe('what an order needs to know', () => {
  it('finds what was written down last, and says what is missing', async () => {
    const { save, need, shop } = await startKorean();
    expect(await need()).toEqual({ missing: ['PCCC'], ref: null });
    expect(await need({ countryCode: 'au' })).toEqual({ missing: [], ref: null });
    const first = (await save(input())).data;
    later(shop, 1);
    const second = (await save(input({ values: { PCCC: 'P999999999999' } }))).data;
    expect(await need()).toMatchObject({
      missing: [],
      ref: { customsInfoId: second.id, numbers: [{ key: 'PCCC', masked: second.masked }] },
    });
    expect((await need({ customsInfoId: first.id })).ref?.customsInfoId).toBe(first.id);
    expect(await need({ customsInfoId: first.id, lineKeys: ['PASSPORT'] })).toMatchObject({ missing: ['PASSPORT'] });
    expect((await need({ customsInfoId: 'nobodys' })).ref).toBeNull();
  });

  it('takes a number that ran out for missing', async () => {
    const { save, need, shop } = await startKorean();
    await save(input({ expiresAt: '2026-12-01', keep: true }));
    expect((await need()).missing).toEqual([]);
    later(shop, 11);
    expect(await need()).toEqual({ missing: ['PCCC'], ref: null });
  });

  it('marks the same receiver alike in one shop, and in no other', async () => {
    const [one, other] = [await startKorean(), await startKorean()];
    await one.save(input());
    const { id } = (await one.save(input({ receiverName: 'Min-ji Kim' }))).data;
    await other.save(input());
    const marks = (await rowsOf(one.shop)).map(({ receiverMark }) => receiverMark);
    expect(marks[0]).toBe(marks[1]);
    expect((await one.need({ customsInfoId: id })).ref?.receiverMark).toBe(marks[0]);
    expect((await other.need()).ref?.receiverMark).not.toBe(marks[0]);
  });
});

describe('by the clock', () => {
  it('removes what nobody asked to keep 90 days after it was last needed', async () => {
    const { shop, owner, save } = await startKorean();
    const kept = (await save(input({ keep: true }))).data;
    const held = (await save(input())).data;
    await save(input());
    const inShop = <T>(work: Parameters<typeof shopTx<T>>[1]) => shopTx(shop.tenant.id, work);
    await inShop((tx) => holdCustomsData(tx, owner, held.id));
    later(shop, 91);
    await cleanup(() => shop.clock.now);
    expect((await rowsOf(shop)).map(({ id }) => id).sort()).toEqual([kept.id, held.id].sort());
    await inShop((tx) => releaseCustomsData(tx, owner, held.id, shop.clock.now));
    await inShop((tx) => releaseCustomsData(tx, owner, kept.id, shop.clock.now));
    later(shop, 89);
    await cleanup(() => shop.clock.now);
    expect(await rowsOf(shop)).toHaveLength(2);
    later(shop, 2);
    await cleanup(() => shop.clock.now);
    expect((await rowsOf(shop)).map(({ id }) => id)).toEqual([kept.id]);
  });

  it('tells once that a number runs out within a month', async () => {
    const { shop, token, save } = await startKorean();
    const { id } = (await save(input({ expiresAt: '2027-01-15', keep: true }))).data;
    const notices = async () => {
      const answer = await shop.call(accountEndpoints.listNotifications, { query: {} }, { token });
      return answer.data.items.map(({ body, link }) => [link, body.includes('P••••••••3456')]);
    };
    await remindOfCustoms(shop.clock.now);
    expect(await notices()).toEqual([]);
    later(shop, 26);
    await remindOfCustoms(shop.clock.now);
    await remindOfCustoms(shop.clock.now);
    expect(await notices()).toEqual([['/my/account#customs', true]]);
    // a new day begins anew
    await save(input({ id, expiresAt: '2027-01-10', keep: true }));
    await remindOfCustoms(shop.clock.now);
    expect(await notices()).toHaveLength(2);
  });
});

describe('a look of the staff', () => {
  it('reads the number, and tells the shopper when and why', async () => {
    const { shop, token, save, look } = await startKorean();
    const { id } = (await save(input())).data;
    const { staffToken } = await signInStaff(shop, ['manager']);
    const reveal = (params: { id: string }, options: { staffToken: string }) =>
      shop.call(customsDeskEndpoints.reveal, { params, body: { reason: 'Papers for the carrier' } }, options);
    expect((await reveal({ id }, { staffToken })).data).toEqual({
      receiverName: 'Kim Min-ji',
      numbers: [{ key: 'PCCC', value: PCCC }],
    });
    expect((await look()).looks).toMatchObject([
      { masked: 'P••••••••3456', reason: 'Papers for the carrier', at: shop.clock.now.toISOString() },
    ]);
    const notices = (await shop.call(accountEndpoints.listNotifications, { query: {} }, { token })).data.items;
    expect(notices.map(({ body }) => body.includes('P••••••••3456'))).toEqual([true]);
    const other = await startShop();
    const stranger = await signInStaff(other, ['owner']);
    const elsewhere = await other.call(
      customsDeskEndpoints.reveal,
      { params: { id }, body: { reason: 'Curiosity' } },
      { staffToken: stranger.staffToken },
    );
    expect(elsewhere.status).toBe(404);
  });
});
