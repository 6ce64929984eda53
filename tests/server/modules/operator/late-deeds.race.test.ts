import { expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { exportDeskEndpoints } from '../../../../src/contract/export.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { paymentSettingsDeskEndpoints } from '../../../../src/contract/payment-settings.desk.endpoints';
import { threadDeskEndpoints } from '../../../../src/contract/thread.desk.endpoints';
import { warehouseSettingsDeskEndpoints } from '../../../../src/contract/warehouse-settings.desk.endpoints';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { startBuyingDesk } from '../purchase/buying-at-desk';
import { OVER, ways, whileWaiting } from './losing-rights';

type Who = Awaited<ReturnType<typeof signInStaff>>;
/** Of desks that say nothing of sessions themselves: what every change of a desk keeps to. */
const DEEDS = [
  [
    'notes nothing',
    (shop: Shop, who: Who, id: string) =>
      shop.call(customerDeskEndpoints.note, { params: { id }, body: { text: 'Too late' } }, who),
  ],
  [
    'shuts nobody out',
    (shop: Shop, who: Who, id: string) =>
      shop.call(customerDeskEndpoints.block, { params: { id }, body: { isBlocked: true, reason: 'Too late' } }, who),
  ],
  [
    'writes no answer',
    (shop: Shop, who: Who) =>
      shop.call(threadDeskEndpoints.createAnswer, { body: { title: 'Late', texts: { en: 'Too late' } } }, who),
  ],
  [
    'takes nothing out',
    (shop: Shop, who: Who) => shop.call(exportDeskEndpoints.start, { body: { kind: 'ORDERS' } }, who),
  ],
  [
    'moves no rate',
    async (shop: Shop, who: Who) => {
      const { inUse } = (await shop.call(settingsDeskEndpoints.getRates, {}, who)).data;
      return shop.call(
        settingsDeskEndpoints.setRate,
        { body: { rate: (Number(inUse) * 1.01).toFixed(4), inUse } },
        who,
      );
    },
  ],
  [
    'names no account for transfers',
    // who looks at it is written down, and waits as well
    async (shop: Shop, who: Who, _id: string, other: Who) => {
      const { version } = (await shop.call(paymentSettingsDeskEndpoints.get, {}, other)).data.bank;
      const account = { bank: 'Elsewhere', account: '1', name: 'Nobody' };
      return shop.call(paymentSettingsDeskEndpoints.setBank, { body: { version, account } }, who);
    },
  ],
  [
    'moves no warehouse',
    async (shop: Shop, who: Who) => {
      const [site] = (await shop.call(warehouseSettingsDeskEndpoints.list, {}, who)).data.items;
      if (!site) throw new Error('The shop has no warehouse.');
      const body = { version: site.version, values: { ...site.values, phone: '+86 20 0000 0000' } };
      return shop.call(warehouseSettingsDeskEndpoints.set, { params: { id: site.id }, body }, who);
    },
  ],
] as const;

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

  it.each(ways.flatMap(([way, change]) => DEEDS.map(([what, deed]) => [what, way, change, deed] as const)))(
    '%s for who is %s',
    async (_what, _way, change, deed) => {
      const shop = await startShop();
      const { shopperId } = await signUp(shop);
      const [first, second] = [await signInStaff(shop), await signInStaff(shop)];
      const late = await whileWaiting<{ problem: unknown }>(
        shop,
        (tx) => change(tx, shop, first.staffId),
        () => deed(shop, first, shopperId, second),
        () => Promise.resolve(),
      );
      expect(late.problem).toMatchObject(OVER);
      const deeds = (await shop.call(operatorDeskEndpoints.listAudit, { query: {} }, second)).data;
      expect(deeds.filter(({ staffId }) => staffId === first.staffId)).toEqual([]);
      expect((await deed(shop, second, shopperId, second)).status).toBe(200);
    },
  );

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
