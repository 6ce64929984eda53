import { expect, it } from 'vitest';
import { shopSettingsDeskEndpoints as desk } from '../../../../src/contract/shop-settings.desk.endpoints';
import { goLive } from '../../../../src/server/wiring/go-live';
import { startShop } from '../../../support/shop';
import { giveSecondFactors, signInStaff } from '../../../support/staff';

it('the clock by which a live shop counts its days is moved by who may move limits', async () => {
  const shop = await startShop({ timezoneOffset: 1 });
  const [manager, owner] = [await signInStaff(shop, ['manager']), await signInStaff(shop, ['owner'])];
  const set = async (change: object, who: typeof owner) => {
    const { version, values } = (await shop.call(desk.getOffer, {}, who)).data;
    return shop.call(desk.setOffer, { body: { version, values: { ...values, ...change } } }, who);
  };
  expect((await set({ timezoneOffset: 2 }, manager)).status).toBe(200);
  await goLive(shop.tenant.id, shop.clock.now);
  await giveSecondFactors(shop);
  const refused = await set({ timezoneOffset: 14 }, manager);
  expect(refused.problem).toMatchObject({ status: 403, data: { permission: 'settings.limits' } });
  expect((await set({ promotionCodes: ['ANNA-1'] }, manager)).data.values).toMatchObject({ timezoneOffset: 2 });
  expect((await set({ timezoneOffset: 3 }, owner)).data.values).toMatchObject({ timezoneOffset: 3 });
});
