import { describe, expect, it } from 'vitest';
import { actorOf, OPERATIONS, sourceOf } from '../../../../src/server/modules/wallet/wallet-history.rules';

describe('who did what an account tells', () => {
  const BY: Record<string, string[]> = {
    SHOPPER: ['DEPOSIT_UNDER_REVIEW', 'WITHDRAWAL_REQUESTED', 'WITHDRAWAL_CANCELLED', 'PAY_PASSWORD_SET', 'PAY_PASSWORD_CHANGED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'NEW_DEVICE'],
    SHOP: ['DEPOSIT_CREDITED', 'DEPOSIT_REFUSED', 'WITHDRAWAL_PAID', 'WITHDRAWAL_REJECTED', 'CUSTOMS_LOOKED_AT', 'BALANCE_ADJUSTED'],
    // a provider took the money back
    SYSTEM: ['DEPOSIT_REJECTED'],
  };
  it.each(Object.entries(BY))('%s', (actor, codes) => expect(codes.map(actorOf)).toEqual(codes.map(() => actor)));
  it('is known of every operation that is told', () =>
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(Object.values(BY).flat().toSorted()));
  it('is the system where nobody is named', () => expect(actorOf('SOMETHING_ELSE')).toBe('SYSTEM'));
}); // prettier-ignore

describe('what a number belongs to', () => {
  it.each([
    ['PO2026-1', 'PURCHASE', '/my/purchase?keyword=PO2026-1'],
    ['PO 1&a=b', 'PURCHASE', '/my/purchase?keyword=PO+1%26a%3Db'],
    ['TO2026-1', 'TRANSIT', '/my/transit?keyword=TO2026-1'],
    ['DP1', 'DEPOSIT', '/my/balance'],
    ['WD1', 'WITHDRAWAL', '/my/balance'],
    ['SEED:PO1', 'OTHER', null],
    ['', 'OTHER', null],
  ])('%s', (no, kind, link) => expect(sourceOf(no)).toEqual({ kind, no, link }));
});
