import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { platformEndpoints } from '../../../../src/contract/platform.endpoints';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { fakeSource } from '../../../support/fake-source';
import { platformOf } from '../../../support/platform';
import { startShop, type Shop } from '../../../support/shop';
import { startHooked, type Hooked } from '../tenant/hooked-shop';

let at: Hooked;
beforeAll(async () => {
  at = await startHooked();
});
afterAll(() => setSources());

it('says how many webhooks wait to be told, and how many fail', async () => {
  const platform = platformOf(at.shop);
  const { token } = await platform.person();
  const webhooks = async () => (await platform.call(platformEndpoints.getHealth, {}, token)).data.webhooks;
  const before = await webhooks();
  await at.buy('o1');
  at.later(30_000);
  const waiting = await webhooks();
  expect(waiting).toMatchObject({ waiting: before.waiting + 1, failing: before.failing });
  expect(waiting.oldestSeconds).toBeGreaterThanOrEqual(30);
  await at.receiver.close();
  await at.deliver();
  const failed = await webhooks();
  expect(failed).toMatchObject({ waiting: before.waiting, failing: before.failing + 1 });
});

it('says what a shop has asked of suppliers today, against its most, where it has one', async () => {
  const marketplaceSources = [{ source: 'paid' }];
  setSources([fakeSource({}, { name: 'paid', accountOf: (tenantId) => tenantId }).source]);
  const [bound, free] = [await startShop({ marketplaceSources, supplierCallsADay: 9 }), await startShop()];
  await bound.call(catalogEndpoints.search, { query: { keyword: 'mug', channel: 'TAOBAO' } });
  const seen = async (shop: Shop) => {
    const platform = platformOf(shop);
    const { token } = await platform.person();
    return (await platform.call(platformEndpoints.getShop, { params: { id: shop.tenant.id } }, token)).data;
  };
  expect((await seen(bound)).supplierCalls).toEqual({ today: 1, most: 9 });
  expect((await seen(free)).supplierCalls).toBeNull();
});
