import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { CustomerErasure } from '../../../src/desks/customers/customer-erasure';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

it.each([
  [[{ what: 'BALANCE', count: 1 }], 'Zora can be forgotten once this is settled: money on their account.'],
  [
    [
      { what: 'ORDERS', count: 2 },
      { what: 'REFUNDS', count: 1 },
      { what: 'BALANCE', count: 1 },
    ],
    'Zora can be forgotten once this is settled: 2 open orders, 1 refund under way, and money on their account.',
  ],
])('what keeps a shopper from being forgotten is said as a sentence: %j', (open, sentence) => {
  renderUi(
    <StaffContext value={staffSelf(['customer.erase'])}>
      <CustomerErasure
        customer={{ id: 'c1', name: 'Zora' }}
        data={{ exports: [], open, erasedAt: null, approvals: [] }}
        onChanged={vi.fn()}
        onRefused={vi.fn()}
      />
    </StaffContext>,
  );
  expect(screen.getByText(sentence)).toBeVisible();
});
