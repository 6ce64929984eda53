import { expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { reviewDeskEndpoints } from '../../../../src/contract/review.desk.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { readShopAccount } from '../../../support/money';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { inReview } from './reviewing';

it.each([
  [true, 'PAID', 1000],
  [false, 'UNPAID', 0],
])('is said by a person once, and written down: whether it is paid, %s', async (isPaid, outcome, sales) => {
  const shop = await startShop();
  const { paymentNo, status } = await inReview(shop);
  const desk = await signInStaff(shop);
  const queue = async () => (await shop.call(reviewDeskEndpoints.list, {}, desk)).data;
  expect(await queue()).toMatchObject({ waiting: 1, items: [{ paymentNo, provider: 'SANDBOX' }] });
  const [{ amount, told } = { amount: null, told: null }] = (await queue()).items;
  expect(amount).toMatchObject({ amount: 1000 });
  expect(told).toMatchObject({ amount: { amount: 900 }, merchant: shop.tenant.id, isOurs: true });
  const answer = () => shop.call(reviewDeskEndpoints.answer, { params: { paymentNo }, body: { isPaid } }, desk);
  const both = await Promise.all([answer(), answer()]);
  expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  expect(both.find((each) => each.status === 200)?.data).toEqual({ outcome });
  expect([await status(), await readShopAccount(shop, 'SALES'), (await queue()).waiting]).toEqual([outcome, sales, 0]);
  const asked = { query: { subjectKind: 'PAYMENT', subjectId: paymentNo } };
  const { data: deeds } = await shop.call(operatorDeskEndpoints.listAudit, asked, desk);
  expect(deeds).toMatchObject([{ action: 'money.review', staffId: desk.staffId, after: { status: outcome } }]);
  expect(await verifyLedger(shop.tenant.id)).toEqual([]);
});

it('answers whoever sends the same word again what it answered first', async () => {
  const shop = await startShop();
  const { paymentNo, status } = await inReview(shop);
  const desk = await signInStaff(shop);
  const headers = { 'idempotency-key': 'one-word-on-a-payment' };
  const say = (isPaid: boolean) =>
    shop.call(reviewDeskEndpoints.answer, { params: { paymentNo }, body: { isPaid } }, { ...desk, headers });
  const both = await Promise.all([say(true), say(true)]);
  expect(both.map(({ data }) => data)).toEqual([{ outcome: 'PAID' }, { outcome: 'PAID' }]);
  // another word is no repetition of it
  expect((await say(false)).problem).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect([await status(), await readShopAccount(shop, 'SALES')]).toEqual(['PAID', 1000]);
});
