import { expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startBuyingDesk } from '../purchase/buying-at-desk';
import { OVER, ways, whileWaiting } from './losing-rights';

describeOnPostgres('what is done by a call that waited while its session ended', () => {
  it.each(ways)('buys and gives up nothing for who is %s', async (_, change) => {
    const at = await startBuyingDesk();
    const { shop } = at;
    const order = await at.paidForTwo();
    const who = await signInStaff(shop, ['buyer']);
    const { version, items } = (await at.claim(order.id, who)).data;
    const before = await at.balance();
    const body = { version, orderItemId: items[0]?.id ?? '' };
    const late = await whileWaiting<{ problem: unknown }>(
      shop,
      (tx) => change(tx, shop, who.staffId),
      () => shop.call(buyingDeskEndpoints.reportGone, { params: { id: order.id }, body }, who),
      () => Promise.resolve(),
    );
    expect(late.problem).toMatchObject(OVER);
    expect(await at.balance()).toEqual(before);
    expect((await at.get(order.id)).data.status).toBe('PAID');
  });

  it.each(ways)('sets nothing for who is %s', async (_, change) => {
    const shop = await startShop();
    const [first, second] = [await signInStaff(shop, ['owner']), await signInStaff(shop, ['owner'])];
    const read = async () => (await shop.call(settingsDeskEndpoints.getBrand, {}, second)).data;
    const { version, values } = await read();
    const wanted = { version, values: { ...values, slogan: { en: 'Too late' } } };
    const late = await whileWaiting<{ problem: unknown }>(
      shop,
      (tx) => change(tx, shop, first.staffId),
      () => shop.call(settingsDeskEndpoints.setBrand, { body: wanted }, first),
      () => Promise.resolve(),
    );
    expect(late.problem).toMatchObject(OVER);
    expect((await read()).version).toBe(version);
  });
});
