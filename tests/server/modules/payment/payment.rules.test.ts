import { describe, expect, it } from 'vitest';
import {
  accountsOf,
  hasOrder,
  isAsAgreed,
  isNamed,
  isOpen,
  isOver,
  nextClaimAttempt,
  presentKnown,
} from '../../../../src/server/modules/payment/payment.rules';

const NOW = new Date('2026-11-22T10:00:00.000Z');

describe('where the money of a payment comes from and goes to', () => {
  const balance = { kind: 'SHOPPER_BALANCE', shopperId: 'ada' };
  const card = { kind: 'PROVIDER_CLEARING', provider: 'CARD' };
  it.each([
    ['PURCHASE', 'BALANCE', balance, { kind: 'SALES' }],
    ['PURCHASE_TOPUP', 'CARD', card, { kind: 'SALES' }],
    ['TRANSIT', 'BALANCE', balance, { kind: 'FREIGHT' }],
    ['TRANSIT_TOPUP', 'CARD', card, { kind: 'FREIGHT' }],
    ['DEPOSIT', 'CARD', card, balance],
  ] as const)('%s by %s', (kind, method, from, to) =>
    expect(accountsOf({ kind, shopperId: 'ada' }, method)).toEqual({ from, to }),
  );
  it('is an order’s but for a deposit', () =>
    expect([hasOrder({ kind: 'PURCHASE' }), hasOrder({ kind: 'DEPOSIT' })]).toEqual([true, false]));
});

it('money can still settle what is unpaid or under way', () =>
  expect((['UNPAID', 'PROCESSING', 'PAID', 'FAILED'] as const).map((status) => isOpen({ status }))).toEqual([
    ...[true, true, false, false],
  ]));

it('a provider hears of a payment with the fee of its way of paying', () => {
  const row = { paymentNo: 'P', amount: 500, currency: 'USD', status: 'UNPAID' };
  const known = (attempt?: object) => presentKnown(...([row, attempt] as unknown as Parameters<typeof presentKnown>));
  expect(known({ id: 'a', fee: 20, status: 'OPEN' }).amount).toEqual({ amount: 520, currency: 'USD' });
  expect(known().amount).toEqual({ amount: 500, currency: 'USD' });
});

describe('nextClaimAttempt', () => {
  it.each([
    [1, 2],
    [3, 8],
    [8, 256],
    [9, 360],
    [50, 360],
  ])('after %i attempts is in %i minutes', (attempts, minutes) =>
    expect(nextClaimAttempt(attempts, NOW).getTime() - NOW.getTime()).toBe(minutes * 60_000),
  );
});

describe('a charge', () => {
  const agreed = { paymentNo: 'PAY1', amount: 500, fee: 0, currency: 'USD' };
  const report = { paymentNo: 'PAY1', merchant: 'shop', amount: { amount: 500, currency: 'USD' } } as Parameters<
    typeof isAsAgreed
  >[0];
  it('is ours where payment, account, sum and currency are', () => {
    expect(isAsAgreed(report, agreed, 'shop')).toBe(true);
    expect(isAsAgreed({ ...report, paymentNo: undefined }, agreed, 'shop')).toBe(true);
    expect(isAsAgreed(report, { ...agreed, paymentNo: 'PAY2' }, 'shop')).toBe(false);
    expect(isAsAgreed(report, agreed, 'another')).toBe(false);
    expect(isAsAgreed(report, { ...agreed, amount: 501 }, 'shop')).toBe(false);
    expect(isAsAgreed(report, { ...agreed, currency: 'AUD' }, 'shop')).toBe(false);
    expect(isAsAgreed(report, { ...agreed, amount: 480, fee: 20 }, 'shop')).toBe(true);
    expect(isAsAgreed(report, { ...agreed, fee: 20 }, 'shop')).toBe(false);
  }); // prettier-ignore
  it('is over when its provider’s time is', () => {
    const start = (expiresAt: string | null) => ({ expiresAt }) as Parameters<typeof isOver>[0];
    expect(isOver(start(null), NOW)).toBe(false);
    expect(isOver(start('2026-11-22T10:00:00.001Z'), NOW)).toBe(false);
    expect(isOver(start('2026-11-22T10:00:00.000Z'), NOW)).toBe(true);
  });
  it('goes by our name until its provider has given one', () =>
    expect([isNamed({ id: 'a', providerRef: 'a' }), isNamed({ id: 'a', providerRef: 'b' })]).toEqual([false, true]));
});

describe('presentKnown', () => {
  const at = new Date('2026-11-22T10:00:00.000Z');
  const row = (status: string) => ({ paymentNo: 'PAY1', amount: 500, currency: 'USD', status }) as Parameters<typeof presentKnown>[0];
  it.each([['UNPAID', true], ['PROCESSING', true], ['PAID', false], ['EXPIRED', false]])('a payment that is %s is open: %s', (status, isOpen) =>
    expect(presentKnown(row(status))).toEqual({ paymentNo: 'PAY1', amount: { amount: 500, currency: 'USD' }, isOpen }),
  );
  it.each([['CREATED', 'pending'], ['OPEN', 'pending'], ['PAID', 'paid'], ['DECLINED', 'declined'], ['CLOSED', 'closed'], ['NEEDS_REVIEW', 'disputed']])(
    'a charge that is %s is %s to its provider',
    (status, state) => {
      const attempt = { id: 'a1', providerRef: 'p1', status, memo: 'm', createdAt: at, updatedAt: NOW } as unknown as Parameters<typeof presentKnown>[1];
      expect(presentKnown(row('UNPAID'), attempt).charge).toEqual({ reference: 'a1', providerRef: 'p1', state, memo: 'm', createdAt: at, updatedAt: NOW });
    },
  );
}); // prettier-ignore
