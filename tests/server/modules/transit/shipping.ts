import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import { fundBalance, PAY_PASSWORD, readBalance } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import { startShop, type Shop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { signUp } from '../../../support/shopper';

type OrderBody = CallInput<typeof transitEndpoints.create>['body'];
type CompleteBody = CallInput<typeof transitEndpoints.complete>['body'];
type DecisionBody = CallInput<typeof transitEndpoints.decide>['body'];
type EstimateBody = CallInput<typeof transitEndpoints.estimate>['body'];

const HOME = {
  receiverName: 'Ada',
  phone: '+61 2 5550 0100',
  countryCode: 'au',
  province: 'NSW',
  city: 'Sydney',
  district: '',
  street: '1 Pier',
  postcode: '2000',
};

/** A shopper with an address and parcels in the store of a shop that ships by air; every step of an order as one call. */
export async function startShipping(shop?: Shop) {
  const at = shop ?? (await startShop({ offers: { lines: [lineOf()] } }));
  return shippingOf(at, await signUp(at, { payPassword: PAY_PASSWORD }));
}

/** The same for somebody who is there already. */
export async function shippingOf(
  at: Shop,
  { token, shopperId, email }: { token: string; shopperId: string; email: string },
) {
  const as = { token };
  const { id: userAddressId } = (await at.call(accountEndpoints.saveAddress, { body: HOME }, as)).data;
  const wish = (ids: string[]) => ({ purchaseParcelIds: ids, transitOptionName: 'air', userAddressId });
  const create = (ids: string[], change: Partial<OrderBody> = {}, headers?: Record<string, string>) =>
    at.call(transitEndpoints.create, { body: { ...wish(ids), ...change } }, { token, headers });
  const store = (facts: Parameters<typeof storeParcel>[2] = {}, seen: Parameters<typeof storeParcel>[3] = {}) =>
    storeParcel(at, shopperId, facts, seen);
  return {
    shop: at,
    token,
    shopperId,
    email,
    owner: { tenantId: at.tenant.id, shopperId },
    userAddressId,
    store,
    create,
    /** An order of one new parcel. */
    order: async (change: Partial<OrderBody> = {}) => (await create([await store()], change)).data,
    estimate: (ids: string[], change: Partial<EstimateBody> = {}) =>
      at.call(transitEndpoints.estimate, { body: { purchaseParcelIds: ids, userAddressId, ...change } }, as),
    list: (query: CallInput<typeof transitEndpoints.list>['query'] = {}) =>
      at.call(transitEndpoints.list, { query }, as),
    get: (id: string) => at.call(transitEndpoints.get, { params: { id } }, as),
    pay: (id: string, acceptSum?: number) =>
      at.call(transitEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD, acceptSum } }, as),
    complete: (id: string, body: CompleteBody = {}) => at.call(transitEndpoints.complete, { params: { id }, body }, as),
    decide: (id: string, body: DecisionBody, headers?: Record<string, string>) =>
      at.call(transitEndpoints.decide, { params: { id }, body }, { token, headers }),
    close: (id: string, body: { acceptFee?: number; reason?: string; payPassword?: string } = {}) =>
      at.call(transitEndpoints.close, { params: { id }, body }, as),
    logistics: (id: string) => at.call(transitEndpoints.logistics, { params: { id } }, as),
    fund: (amount: number) => fundBalance(at, { shopperId }, amount),
    balance: () => readBalance(at, { shopperId }),
  };
}
export type Shipping = Awaited<ReturnType<typeof startShipping>>;
