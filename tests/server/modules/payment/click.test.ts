import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { clickSignature } from '../../../../src/server/adapters/payment/click/click-signature';
import { fundBalance, PAY_PASSWORD } from '../../../support/money';
import { SUM } from '../../../support/payment/at-provider';
import { atClick } from '../../../support/payment/at-click';

const isPaidOnce = async (at: Awaited<ReturnType<typeof atClick>>) => {
  expect((await at.comeBack()).status).toBe('PAID');
  expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, 0, SUM]);
  expect(await at.bookProblems()).toEqual([]);
};

it('signs the vector, to the byte', () => {
  const told = { click_trans_id: '111', service_id: '222', merchant_trans_id: 'o1', amount: '1000', action: '0', sign_time: '2030-01-01 00:00:00' }; // prettier-ignore
  expect(clickSignature('SECRET', told)).toBe('4487984e7ad434496fb184c202435b96');
});

describe('Click', () => {
  it('is started by a link that says who, what and how much', async () => {
    const { link, scope, reference } = await atClick();
    expect(link.origin + link.pathname).toBe('https://my.click.uz/services/pay');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ service_id: scope.tenantId, merchant_id: '77', amount: '2.50', transaction_param: reference }); // prettier-ignore
  });

  it('prepares and completes, each call twice, and money counts once', async () => {
    const at = await atClick();
    const prepared = { click_trans_id: 5, merchant_trans_id: at.reference, merchant_prepare_id: 5, error: 0, error_note: 'Success' }; // prettier-ignore
    for (const again of [1, 2]) expect([again, JSON.parse((await at.call(0, 5)).body)]).toEqual([again, prepared]);
    expect((await at.comeBack()).status).toBe('PROCESSING');
    expect(JSON.parse((await at.call(1, 5)).body)).toEqual({ click_trans_id: 5, merchant_trans_id: at.reference, merchant_confirm_id: 5, error: 0, error_note: 'Success' }); // prettier-ignore
    expect([await at.errorOf(at.call(1, 5)), await at.errorOf(at.call(0, 5))]).toEqual([-4, -4]);
    await isPaidOnce(at);
  });

  it('that completes many times at once is taken once', async () => {
    const at = await atClick();
    await at.call(0, 5);
    await Promise.all(Array.from({ length: 10 }, () => at.call(1, 5)));
    await isPaidOnce(at);
  });

  it('that failed is cancelled, and another one may follow', async () => {
    const at = await atClick();
    await at.call(0, 5);
    expect(await at.errorOf(at.call(1, 5, { error: '-5017' }))).toBe(-9);
    expect((await at.comeBack()).status).toBe('UNPAID');
    expect(await at.errorOf(at.call(1, 5))).toBe(-9);
    expect([await at.errorOf(at.call(0, 6)), await at.errorOf(at.call(1, 6))]).toEqual([0, 0]);
    await isPaidOnce(at);
  });

  it.each([
    ['another sum', -2, 0, { amount: '2.51' }],
    ['a sum that is none', -2, 0, { amount: '1e3' }],
    ['an order that is not there', -5, 0, { merchant_trans_id: 'nobody' }],
    ['an action that is none', -3, 0, { action: '2' }],
    ['what was never prepared', -6, 1, {}],
    ['another signature', -1, 0, { sign_string: '0'.repeat(32) }],
    ['no signature', -1, 0, { sign_string: '' }],
    ['a number that is none', -1, 0, { click_trans_id: 'x' }],
    ['another service', -8, 0, { service_id: '1' }],
  ] as const)('is refused %s', async (_, error, action, change) => {
    const at = await atClick();
    expect(await at.errorOf(at.call(action, 5, change))).toBe(error);
    expect([(await at.comeBack()).status, await at.clearing()]).toEqual(['PROCESSING', 0]);
  });

  it('completes what was prepared under this number alone', async () => {
    const at = await atClick();
    await at.call(0, 5);
    expect(await at.errorOf(at.call(1, 5, { merchant_prepare_id: '6' }))).toBe(-6);
    expect(await at.clearing()).toBe(0);
  });

  it('takes no money for what was paid in another way meanwhile', async () => {
    const at = await atClick();
    await at.call(0, 5);
    await fundBalance(at.shop, at.shopper, SUM);
    const pay = { params: { id: at.due.id }, body: { payPassword: PAY_PASSWORD } };
    expect((await at.shop.call(paymentEndpoints.pay, pay, { token: at.shopper.token })).status).toBe(200);
    expect(await at.errorOf(at.call(1, 5))).toBe(-9);
    expect(await at.clearing()).toBe(0);
  });

  it.each(['', '{', 'a=%zz&&=', 'null'])('is told that %o is no call of its', async (body) => {
    const at = await atClick();
    expect(await at.errorOf(at.deliver({ init: { method: 'POST', body } }))).toBe(-1);
  });
});

it('Click hears its own number as it said it, also where it is longer than ours can be', async () => {
  const { call } = await atClick();
  const id = '12345678901234567890';
  const said = await call(0, 0, { click_trans_id: id });
  expect(said.body).toContain(`"click_trans_id":${id},"merchant_prepare_id":${id}`);
  expect(JSON.parse(said.body)).toMatchObject({ error: 0 });
});
