import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { ReviewedPayment } from '../../../src/contract/review-desk';
import { ReviewActions } from '../../../src/desks/money/review-actions';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const payment: ReviewedPayment = {
  ...{ id: 'c1', paymentNo: 'PAY1', kind: 'PURCHASE', targetNo: 'PO26', amount: usd(1000) },
  ...{ provider: 'STRIPE', providerRef: 'ch_1', reportedAt: '2030-01-02T10:00:00Z', asked: null },
  told: { amount: usd(900), merchant: 'acct_2', isOurs: true },
};
const open = (told: ReviewedPayment['told']) =>
  renderUi(
    <StaffContext value={staffSelf(['money.read', 'money.reconcile'])}>
      <ReviewActions payment={{ ...payment, told }} />
    </StaffContext>,
    { url: '/operator/money/reviews' },
  );
const valueOf = (word: string) => screen.getByText(word).nextElementSibling?.textContent;

describe('a payment to check', () => {
  it('shows what the provider told beside what was agreed', () => {
    open(payment.told);
    expect([valueOf('Agreed sum'), valueOf('Told sum')]).toEqual(['$10.00', '$9.00']);
    expect(screen.queryByText('Told to be on the account')).toBeNull();
  });

  it('names the account where it is not the shop’s', () => {
    open({ amount: usd(1000), merchant: 'acct_2', isOurs: false });
    expect(valueOf('Told to be on the account')).toBe('acct_2');
  });

  it('says nothing of what was told before it was kept', () => {
    open(null);
    expect(screen.queryByText('Told sum')).toBeNull();
  });
});
