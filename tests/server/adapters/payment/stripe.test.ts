import { describe, expect, it } from 'vitest';
import { reportOf, unitsOf } from '../../../../src/server/adapters/payment/stripe/stripe-report';
import { isSignedByStripe, signatureOf } from '../../../../src/server/adapters/payment/stripe/stripe-signature';
import { stripeBank } from '../../../support/payment/stripe-bank';

const SIGNATURE = '14c4f43763339dcb1c15f41a1ff31a94f2f09f8de278f8b4392ca0d7cbcd257e';
const RAW = '{"id":"evt_test"}';
const at = (seconds: number) => new Date(seconds * 1000);

describe('the signature of Stripe', () => {
  it('is the vector, to the byte', () => expect(signatureOf('whsec_test', '1700000000', RAW)).toBe(SIGNATURE));

  it.each([
    ['as it comes', `t=1700000000,v1=${SIGNATURE}`, 1700000000, true],
    ['at the end of its time', `t=1700000000,v1=${SIGNATURE}`, 1700000300, true],
    ['after it', `t=1700000000,v1=${SIGNATURE}`, 1700000301, false],
    ['beside one of another secret', `t=1700000000,v1=${'0'.repeat(64)},v1=${SIGNATURE}`, 1700000000, true],
    ['of an older scheme', `t=1700000000,v0=${SIGNATURE}`, 1700000000, false],
    ['without a time', `v1=${SIGNATURE}`, 1700000000, false],
    ['with a time that is none', `t=now,v1=${SIGNATURE}`, 1700000000, false],
  ])('%s', (_, header, now, isIt) => {
    expect(isSignedByStripe(['whsec_next', 'whsec_test'], { header, rawBody: RAW, now: at(now) })).toBe(isIt);
  });
});

describe('a sum at Stripe', () => {
  it.each([
    [{ amount: 1050, currency: 'USD' }, 1050],
    [{ amount: 1050, currency: 'KRW' }, 1050],
    [{ amount: 1050, currency: 'LAK' }, 105_000],
    [{ amount: 1050, currency: 'KWD' }, 1050],
  ])('of %o is %i units', (money, units) => expect(unitsOf(money)).toBe(units));
});

describe('a session', () => {
  const session = {
    id: 'cs_1', object: 'checkout.session', payment_status: 'paid', status: 'complete', payment_intent: 'pi_1',
    amount_total: 250, currency: 'usd', metadata: { paymentNo: 'PY1', reference: 'r1' }, livemode: true,
  } as const; // prettier-ignore
  it('that something else made of the same account is none of ours', () => {
    expect(reportOf({ ...session, metadata: {} }, 'acct_1')).toBeUndefined();
  });
  it('that is complete and waits for a slow bank is not paid yet', () => {
    expect(reportOf({ ...session, payment_status: 'unpaid' }, 'acct_1')?.state).toBe('pending');
  });
});

describe('the check of an account', () => {
  it('says whose keys these are, and refuses those of another', async () => {
    const { company } = await stripeBank();
    const provider = company.provider as ReturnType<typeof import('../../../../src/server/adapters/payment/stripe/stripe').createStripe>;
    const credentials = await company.findCredentials('tabc');
    if (!credentials) throw new Error('no credentials');
    expect(await provider.check(credentials, new Date())).toBe('acct_tabc in AU, takes money');
    await expect(provider.check({ ...credentials, account: 'acct_other' }, new Date())).rejects.toThrow('the keys are of acct_tabc');
    const wrong = { ...credentials, keys: { secretKey: ['sk_live_wrong'] } };
    await expect(provider.check(wrong, new Date())).rejects.toThrow('Stripe answered 401');
  });
}); // prettier-ignore
