import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountEndpoints } from '../../src/contract/account.endpoints';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import type { CallInput, Endpoint } from '../../src/contract/endpoint';
import { canonicalUrl } from '../../src/contract/product-link';
import { pushEndpoints } from '../../src/contract/push.endpoints';
import { purchaseEndpoints } from '../../src/contract/purchase.endpoints';
import { threadEndpoints } from '../../src/contract/thread.endpoints';
import { transitEndpoints } from '../../src/contract/transit.endpoints';
import { offlineDepositEndpoints } from '../../src/contract/offline-deposit.endpoints';
import { walletEndpoints } from '../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../src/contract/warehouse.endpoints';
import { createAnswering } from '../../src/server/wiring/app';
import { tenantTx } from '../../src/server/db/database';
import { notify } from '../../src/server/modules/account/account.service';
import { BANK_OF_SHOP, PAY_PASSWORD } from '../support/money';
import { storeParcel } from '../support/parcels';
import { signUp } from '../support/shopper';
import { BROWSER } from '../support/push/browser';
import { startShop, type CallOptions, type Shop } from '../support/shop';
import { lineOf } from '../support/shop-offers';
import { signInStaff } from '../support/staff';
import { inputOf, made, nameOf } from './valid-inputs';
import { startOrdering } from './modules/purchase/ordering';
import { PLATFORM_API } from '../../src/contract/api.endpoints';
import { personalDataEndpoints } from '../../src/contract/personal-data.endpoints';
import { writeDataFiles } from '../../src/server/modules/customer/data-export.service';
import { SERVED } from '../support/served-calls';

const privateOnes = SERVED.filter(({ access }) => access !== 'public').map(
  (endpoint) => [nameOf(endpoint), endpoint] as const,
);
const withId = privateOnes.filter(([, { path }]) => path.includes('{'));

describe('the contract and its routes', () => {
  it('gives every call exactly one route, and every route a call', () => {
    const { app, routes } = createAnswering();
    expect(routes.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(
      [...SERVED, ...PLATFORM_API].map(nameOf).sort(),
    );
    // two of one name are refused by the dispatcher
    const beside = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    expect(beside.sort()).toEqual([
      'GET /api/bucket/*',
      'GET /api/media/picture/:name',
      'GET /api/openapi.json',
      'OPTIONS /api/bucket',
      'POST /api/bucket',
    ]);
  });

  // none of these calls comes to its end, so none meets what another left
  let here: Shop;
  let door: CallOptions;
  let doorOfAnother: CallOptions;
  const doorOf = async (shop: Shop) => ({
    token: (await signUp(shop)).token,
    staffToken: (await signInStaff(shop)).staffToken,
  });

  beforeAll(async () => {
    here = await startShop();
    door = await doorOf(here);
    doorOfAnother = await doorOf(await startShop());
  });

  it.each(privateOnes)('%s refuses a visitor', async (_, endpoint) => {
    const answer = await here.call(endpoint, inputOf(endpoint, made('none')));
    expect(answer.problem).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });

  it.each(privateOnes)('%s refuses a session of another tenant (T3)', async (_, endpoint) => {
    const answer = await here.call(endpoint, inputOf(endpoint, made('none')), doorOfAnother);
    expect(answer.status).toBe(401);
  });

  it.each(
    SERVED.filter(({ body }) => body instanceof z.ZodMiniObject).map(
      (endpoint) => [nameOf(endpoint), endpoint] as const,
    ),
  )('%s refuses a field that it does not know', async (_, endpoint) => {
    const { body, ...input } = inputOf(endpoint, made('none')) as { body?: object };
    const asked = { ...input, body: { ...body, isAdmin: true } } as CallInput<Endpoint>;
    const answer = await here.call(endpoint, asked, door);
    expect(answer.problem).toMatchObject({ status: 422, code: 'INVALID' });
    expect(answer.problem.errors).toContainEqual({ path: 'isAdmin', code: 'unknown_field' });
  });
});

/** Ids of real things of one shopper, by the path that leads to them. */
async function thingsOfSomeone() {
  const at = await startOrdering(
    undefined,
    await startShop({ offers: { lines: [lineOf()] }, offlineDeposit: BANK_OF_SHOP }),
  );
  const order = await at.order();
  const { shop, token } = at;
  const [cartItem] = await at.add(at.product);
  const address = {
    receiverName: 'Ada',
    phone: '+61 2 5550 0100',
    countryCode: 'au',
    province: 'NSW',
    city: 'Sydney',
    district: '',
    street: '1 Pier',
    postcode: '2000',
  };
  const shipping = await shop.call(accountEndpoints.saveAddress, { body: address }, { token });
  const wanted = { purchaseParcelIds: [await storeParcel(shop, at.shopperId)], transitOptionName: 'air' };
  const shipped = await shop.call(
    transitEndpoints.create,
    { body: { ...wanted, userAddressId: shipping.data.id } },
    { token },
  );
  const billing = await shop.call(accountEndpoints.saveBillingAddress, { body: address }, { token });
  const favorite = await shop.call(
    catalogEndpoints.saveFavorite,
    { body: { productUrl: canonicalUrl(at.product) } },
    { token },
  );
  const owner = { tenantId: shop.tenant.id, shopperId: at.shopperId };
  await tenantTx(owner, (tx) => notify(tx, { at: shop.clock.now, code: 'PASSWORD_CHANGED', event: null, ...owner }));
  const [note] = (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items;
  const [session] = (await shop.call(accountEndpoints.listSessions, {}, { token })).data;
  await shop.call(pushEndpoints.saveDevice, { body: BROWSER }, { token });
  const [told] = (await shop.call(pushEndpoints.listDevices, {}, { token })).data.ids;
  const manual = await shop.call(
    purchaseEndpoints.createManual,
    { body: { productUrl: 'https://shop.example/lamp', title: 'A lamp', unitPriceFen: 1250, quantity: 1 } },
    { token },
  );
  const place = { body: { tenantWarehouseId: 'gz' } };
  const enrolled = await shop.call(warehouseEndpoints.saveUserWarehouse, place, { token });
  const notice = { body: { userWarehouseId: enrolled.data.id, trackingNos: ['SF1234567890123'] } };
  const [filed] = (await shop.call(warehouseEndpoints.fileForecasts, notice, { token })).data;
  await at.fund(500);
  const asked = { body: { amount: 500, accountText: 'Bank, 12', payPassword: PAY_PASSWORD } };
  const withdrawal = await shop.call(walletEndpoints.createWithdrawal, asked, { token });
  const topUp = { body: { amount: 5_000, channel: 'SANDBOX' } };
  const { deposit } = (await shop.call(walletEndpoints.createDeposit, topUp, { token })).data;
  const byBank = await shop.call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount: 5_000 } }, { token });
  const [movement] = (await shop.call(walletEndpoints.listTransactions, {}, { token })).data.items;
  const said = { body: { kind: 'ORDER' as const, id: order.id, text: 'Where is it?', photos: [] } };
  const thread = await shop.call(threadEndpoints.write, said, { token });
  await shop.call(personalDataEndpoints.askExport, {}, { token });
  await writeDataFiles(shop.clock.now);
  const [dataFile] = (await shop.call(personalDataEndpoints.listExports, {}, { token })).data.items;
  const ids: Record<string, string> = {
    '/front/user/data-exports/': dataFile?.id ?? '',
    '/front/threads/': thread.data.id,
    '/front/user-account/certificate/': byBank.data.id,
    '/front/user-account/queryDetail/': movement?.id ?? '',
    '/front/user-account/deposits/': deposit.depositNo,
    '/front/user-account/withdrawals/': withdrawal.data.id,
    '/front/user-notifications/': note?.id ?? '',
    '/front/user/sessions/': session?.id ?? '',
    '/front/user/push-devices/': told ?? '',
    '/front/cart/': cartItem ?? '',
    '/front/user/addresses/': shipping.data.id,
    '/front/user/billing-addresses/': billing.data.id,
    '/front/user/warehouses/': enrolled.data.id,
    '/front/purchase-parcels/forecasts/': filed?.id ?? '',
    '/front/stored-parcels/{id}': await storeParcel(shop, at.shopperId),
    '/front/product-favorite/': favorite.data.id,
    '/front/purchase-orders/': order.id,
    '/front/manual-orders/': manual.data.id,
    '/front/transit-orders/': shipped.data.id,
    '/front/transit-order-logistics/transit-order/': shipped.data.id,
    '/front/payments/{id}': order.payment?.id ?? '',
    '/front/payments/{paymentNo}': order.payment?.paymentNo ?? '',
  };
  return { shop, ids };
}

describe('what belongs to somebody else (T4)', () => {
  // what the staff ask for is tried in staff-foreign.test.ts
  const owned = withId.filter(([, { path, access }]) => access === 'user' && !path.includes('{provider}'));

  it('is hidden from other shoppers and other tenants, and stays as it was', async () => {
    const { shop, ids } = await thingsOfSomeone();
    const other = await startShop();
    const [neighbour, stranger] = [
      await signUp(shop, { payPassword: '135790' }),
      await signUp(other, { payPassword: '135790' }),
    ];
    for (const [name, endpoint] of owned) {
      const id = Object.entries(ids).find(([path]) => endpoint.path.startsWith(path))?.[1];
      expect(id, `${name} has a thing to try`).toBeTruthy();
      const input = inputOf(endpoint, made(id ?? ''));
      expect((await shop.call(endpoint, input, { token: neighbour.token })).status, `${name} as a neighbour`).toBe(404);
      expect((await other.call(endpoint, input, { token: stranger.token })).status, `${name} as a stranger`).toBe(404);
    }
  });
});
