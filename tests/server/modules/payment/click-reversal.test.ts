import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { clickAuth } from '../../../../src/server/adapters/payment/click/click-reversal';
import { atClick, SECRET } from '../../../support/payment/at-click';
import { SUM } from '../../../support/payment/at-provider';
import { startFakeServer, type Said } from '../../../support/payment/fake-server';

const NEWEST = 'nextSecret';
/** Click's Merchant API with one paid payment, as a test plays it. */
async function openMerchant() {
  const played = { status: 2, reversals: 0, said: [] as Said[], refuses: false };
  const url = await startFakeServer(({ method, path, header }) => {
    const [user, sum, seconds = ''] = header('auth').split(':');
    const isTheirs = user === '4321' && sum === createHash('sha1').update(`${seconds}${NEWEST}`).digest('hex');
    const [, verb, payment] = /^\/payment\/(status|reversal)\/[^/]+\/(\d+)$/.exec(path) ?? [];
    if (!isTheirs || payment !== '99') return { body: { error_code: -500, error_note: 'no' } };
    if (method === 'GET' && verb === 'status')
      return { body: { error_code: 0, error_note: '', payment_id: 99, payment_status: played.status } };
    if (method !== 'DELETE' || verb !== 'reversal' || played.status !== 2 || played.refuses)
      return { body: { error_code: -15, error_note: 'no reversal' } };
    Object.assign(played, { status: -1, reversals: played.reversals + 1 });
    return played.said.shift() ?? { body: { error_code: 0, error_note: '', payment_id: 99 } };
  });
  return { url, played };
}

async function paidAtClick(settings: Record<string, string> = { merchantUserId: '4321' }) {
  const { url, played } = await openMerchant();
  const at = await atClick({ url, settings, keepsBalances: false });
  await at.call(0, 5);
  expect(await at.errorOf(at.call(1, 5))).toBe(0);
  return { ...at, played };
}

it('says who asks by a sum of the second and the secret, to the byte', () =>
  // by sha1sum of 1700000000SECRET
  expect(clickAuth({ user: '4321', secret: 'SECRET', now: new Date(1_700_000_000_999) })).toBe(
    '4321:0bd7b06cee52165675c265adfa6ec033b505a37e:1700000000',
  ));

it('Click reverses what was paid, whole, and both books say so', async () => {
  const at = await paidAtClick();
  expect(await at.clearing()).toBe(SUM);
  await at.close();
  expect((await at.order()).claims).toMatchObject([{ status: 'RETURNED', amount: { amount: SUM } }]);
  expect([at.played.reversals, await at.clearing(), await at.bookProblems()]).toEqual([1, 0, []]);
});

it('Click reverses once where the answer is lost', async () => {
  const at = await paidAtClick();
  at.played.said.push({ status: 502, body: 'Bad gateway' });
  await at.close();
  expect((await at.order()).claims).toMatchObject([{ status: 'REQUESTED' }]);
  at.pass(86_400_000);
  await at.payments.returnClaims(at.scope);
  expect((await at.order()).claims).toMatchObject([{ status: 'RETURNED' }]);
  expect([at.played.reversals, await at.clearing(), await at.bookProblems()]).toEqual([1, 0, []]);
});

it('Click that refuses, or knows no user of the shop, leaves it to the shop', async () => {
  const refused = await paidAtClick();
  refused.played.refuses = true;
  const unknown = await paidAtClick({});
  for (const at of [refused, unknown]) {
    await at.close();
    expect((await at.order()).claims).toMatchObject([{ status: 'WITH_SHOP' }]);
    expect([at.played.reversals, await at.clearing()]).toEqual([0, SUM]);
  }
});

it('Click is asked for no part: what it reverses is the whole', async () => {
  const at = await paidAtClick();
  const about = { providerRef: '5', reference: at.reference, createdAt: at.shop.clock.now, now: at.shop.clock.now };
  const credentials = { account: at.scope.tenantId, keys: { secretKey: [NEWEST, SECRET] }, settings: { merchantUserId: '4321' } };
  const asked = { ...about, credentials, refundReference: 'r1', isRepeat: false, memo: { paydoc: '99', sum: '2.50' } };
  const back = (amount: number) => at.provider.refund({ ...asked, amount: { amount, currency: 'UZS' } });
  expect([await back(SUM - 1), at.played.reversals]).toEqual(['refused', 0]);
  expect([await back(SUM), await back(SUM), at.played.reversals]).toEqual(['returned', 'returned', 1]);
}); // prettier-ignore
