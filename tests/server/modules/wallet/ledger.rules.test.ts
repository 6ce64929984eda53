import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountFor,
  assertBalanced,
  goLiveReference,
  isAdjustable,
  ledgerReference,
  openingReference,
  shownReference,
  transfer,
  type AccountName,
} from '../../../../src/server/modules/wallet/ledger.rules';

const ADA: AccountName = { kind: 'SHOPPER_BALANCE', shopperId: 'ada' };
const EVE: AccountName = { kind: 'SHOPPER_BALANCE', shopperId: 'eve' };
const SALES: AccountName = { kind: 'SALES' };
const clearing = (provider: string): AccountName => ({ kind: 'PROVIDER_CLEARING', provider });
const entry = (account: AccountName, amount: number) => ({ account, amount });

describe('assertBalanced', () => {
  it('takes whatever is moved from one account to another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000 }), fc.constantFrom(SALES, EVE, clearing('a')), (sum, to) => {
        const entries = transfer(sum, ADA, to);
        expect(() => assertBalanced(entries)).not.toThrow();
        expect([amountFor(ADA, entries), amountFor(to, entries)]).toEqual([-sum, sum]);
      }),
    );
  });
  it('tells accounts apart by shopper and by provider', () => {
    expect(() => assertBalanced(transfer(5, ADA, EVE))).not.toThrow();
    expect(() => assertBalanced(transfer(5, clearing('a'), clearing('b')))).not.toThrow();
    expect(amountFor(EVE, transfer(5, ADA, SALES))).toBe(0);
  });
  it.each([
    ['nothing', [], 'distinct accounts'],
    ['one account alone', [entry(ADA, 0)], 'distinct accounts'],
    ['an account twice', [entry(ADA, 5), entry(ADA, -5)], 'distinct accounts'],
    ['an entry of nothing', [entry(ADA, 5), entry(SALES, -5), entry(EVE, 0)], 'an entry of nothing'],
    ['half a cent', [entry(ADA, 0.5), entry(SALES, -0.5)], 'Amount'],
    ['a balance of nobody', [entry({ kind: 'SHOPPER_BALANCE' }, 5), entry(SALES, -5)], 'whose account: SHOPPER_BALANCE'],
    ['sales of somebody', [entry(ADA, 5), entry({ ...SALES, shopperId: 'ada' }, -5)], 'whose account: SALES'],
    ['clearing with nobody', [entry(ADA, 5), entry({ kind: 'PROVIDER_CLEARING' }, -5)], "provider's account: PROVIDER_CLEARING"],
    ['sales of a provider', [entry(ADA, 5), entry({ ...SALES, provider: 'a' }, -5)], "provider's account: SALES"],
    ['money out of nothing', [entry(ADA, 6), entry(SALES, -5)], 'do not sum to zero'],
  ])('refuses %s', (_, entries, why) => expect(() => assertBalanced(entries)).toThrow(why)); // prettier-ignore
});

describe('references', () => {
  it('show what comes before the last colon', () => {
    expect(ledgerReference('PO1', 'pay')).toBe('PO1:pay');
    expect(shownReference('PO1:again:pay')).toBe('PO1:again');
  });
  it('of what belongs to no order show nothing', () => {
    expect([openingReference('ada'), goLiveReference('ada')]).toEqual(['SEED:ada', 'GO-LIVE:ada']);
    expect([openingReference('ada'), goLiveReference('ada')].map(shownReference)).toEqual(['', '']);
  });
});

describe('a posting that can be taken back by itself', () => {
  const isSo = (kind: string, accounts: string[] = ['SHOPPER_BALANCE', 'SALES'], reference = 'DP1:pay') =>
    isAdjustable(...([{ kind, reference }, accounts] as unknown as Parameters<typeof isAdjustable>));
  it('is one whose money has no order and no state that goes with it', () => {
    const kinds = ['DEPOSIT', 'REFUND', 'STORAGE', 'SERVICE', 'COMPENSATION', 'ADJUSTMENT'];
    expect(kinds.filter((kind) => !isSo(kind))).toEqual([]);
    expect(['PAYMENT', 'WITHDRAWAL', ''].filter((kind) => isSo(kind))).toEqual([]);
  });
  it('belongs to something', () => {
    expect(isSo('DEPOSIT', ['SALES'], openingReference('ada'))).toBe(false);
    expect(isSo('DEPOSIT', ['SALES'], goLiveReference('ada'))).toBe(false);
  });
  it('moves of a shopper’s accounts the balance alone', () => {
    expect(isSo('DEPOSIT', ['SALES', 'PROVIDER_CLEARING'])).toBe(true);
    expect(isSo('DEPOSIT', ['SHOPPER_BALANCE', 'SHOPPER_HELD'])).toBe(false);
  });
});
