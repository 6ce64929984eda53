import { expect, it } from 'vitest';
import { createBcel } from '../../../../src/server/adapters/payment/bcel/bcel';
import { createClick } from '../../../../src/server/adapters/payment/click/click';
import { createPayme } from '../../../../src/server/adapters/payment/payme/payme';
import { createStripe } from '../../../../src/server/adapters/payment/stripe/stripe';
import type { Credentials } from '../../../../src/server/adapters/payment/payment.port';
import { createOfferWayBack } from '../../../../src/server/modules/payment/way-back.service';
import { startShop } from '../../../support/shop';

const at = (more: Partial<Credentials> = {}): Credentials => ({ account: 'a', keys: {}, ...more });

it.each([
  ['Stripe', createStripe(), at(), true],
  ['Payme', createPayme(), at({ keys: { key: ['k'] } }), false],
  ['BCEL without a key of refunds', createBcel(), at(), false],
  ['BCEL with one', createBcel(), at({ keys: { refundKey: ['k'] } }), true],
  ['Click without a user', createClick(), at({ settings: { merchantId: '77' } }), false],
  ['Click with one', createClick(), at({ settings: { merchantUserId: '4321' } }), true],
] as const)('the way back to %s is offered where money can go it', async (_, provider, credentials, isOffered) => {
  const { tenant: made } = await startShop();
  const tenant = { ...made, preference: { ...made.preference, supportBalancePay: true } };
  const origin = { method: provider.name, fee: { amount: 0, currency: 'USD' } };
  const heardBy = () => Promise.resolve({ provider, credentials, isTest: false });
  const offer = createOfferWayBack({ heardBy, ofTenant: () => Promise.resolve([]) } as never);
  expect(await offer(tenant, origin)).toEqual(isOffered ? origin : null);
});
