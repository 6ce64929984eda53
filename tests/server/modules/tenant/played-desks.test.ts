import { describe, expect, it } from 'vitest';
import { playedDesksDeskEndpoints as calls } from '../../../../src/contract/played-desks.desk.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { markSeeded, seedStateOf } from '../../../../src/server/modules/content/seed-mark.service';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

describe('the desks of a demo', () => {
  it('are left to people by who read them as they are, and the shop is the demo’s own all the same', async () => {
    const shop = await startShop({ playedStaff: { stepSeconds: 30, faultyOneIn: 9 } });
    const as = await signInStaff(shop);
    const inShop = <T>(work: Parameters<typeof tenantTx<T>>[1]) =>
      tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, work);
    await inShop((tx) => markSeeded(tx, shop.tenant.id, 'now'));
    expect((await shop.call(calls.get, {}, as)).data).toEqual({ byHand: [] });
    const set = (was: 'bench'[], byHand: ('bench' | 'buying')[]) => shop.call(calls.set, { body: { was, byHand } }, as);
    expect((await set([], ['bench'])).data).toEqual({ byHand: ['bench'] });
    expect((await set([], ['buying'])).problem).toMatchObject({ status: 409, data: { byHand: ['bench'] } });
    expect((await findTenant(shop.tenant.id))?.playedStaff).toEqual({
      stepSeconds: 30,
      faultyOneIn: 9,
      byHand: ['bench'],
    });
    expect(await inShop((tx) => seedStateOf(tx, shop.tenant.id, 'now'))).toBe('as seeded');
  });

  it('are nobody’s where no staff is played', async () => {
    const shop = await startShop();
    const as = await signInStaff(shop);
    expect((await shop.call(calls.get, {}, as)).status).toBe(404);
    expect((await shop.call(calls.set, { body: { was: [], byHand: ['bench'] } }, as)).status).toBe(404);
  });
});
