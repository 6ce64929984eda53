import { describe, expect, it } from 'vitest';
import {
  depositErrors,
  presentDeposit,
  presentWithdrawal,
  spellReference,
} from '../../../../src/server/modules/wallet/wallet.rules';

describe('depositErrors', () => {
  const bounds = { minimum: 100, maximum: 500 };
  it.each([
    [99, 'too_small'],
    [501, 'too_big'],
  ])('refuses %i', (amount, code) => expect(depositErrors(amount, bounds)).toEqual([{ path: 'amount', code }]));
  it.each([100, 500])('takes %i', (amount) => expect(depositErrors(amount, bounds)).toEqual([]));
});

describe('what a shopper reads', () => {
  const row = { id: 'd1', amount: 700, currency: 'USD', createdAt: new Date('2026-11-22T10:00:00.000Z') };
  const shown = { id: 'd1', amount: { amount: 700, currency: 'USD' }, createdAt: '2026-11-22T10:00:00.000Z' };
  it('of a deposit is no more than this', () => {
    const deposit = { ...row, depositNo: 'DP1', status: 'CREDITED', channel: 'CARD' };
    const { depositNo, status, channel } = deposit;
    expect(presentDeposit({ ...deposit, note: 'ours' } as unknown as Parameters<typeof presentDeposit>[0])).toEqual({ ...shown, depositNo, status, channel });
  });
  it('of a withdrawal is no more than this', () => {
    const withdrawal = { ...row, withdrawalNo: 'WD1', status: 'PAID', accountText: 'DE 89', note: '' };
    const { withdrawalNo, status, accountText, note } = withdrawal;
    expect(presentWithdrawal({ ...withdrawal, bankReference: 'ours' } as unknown as Parameters<typeof presentWithdrawal>[0])).toEqual({ ...shown, withdrawalNo, status, accountText, note });
  });
}); // prettier-ignore

it('the number of a bank is spelt alike by all', () =>
  expect(['ab 12\t c', 'AB12C', ' a b  1 2c '].map(spellReference)).toEqual(['AB12C', 'AB12C', 'AB12C']));
