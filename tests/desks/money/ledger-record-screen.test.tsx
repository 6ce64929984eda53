import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { LedgerRecord } from '../../../src/contract/ledger-desk';
import type { Permission } from '../../../src/contract/staff-roles';
import { LedgerRecordScreen } from '../../../src/desks/money/ledger-record-screen';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const shopper = { id: 's1', name: 'Zora Quill' };
const event: LedgerRecord = {
  ...{ id: 'e1', kind: 'PAYMENT', no: 'PO26', at: '2030-01-02T10:00:00Z', amount: usd(1200), shopper },
  entries: [
    { accountId: 'a1', account: 'SHOPPER_BALANCE', provider: '', shopper, amount: usd(-1200), balance: usd(3800) },
    { accountId: 'a2', account: 'SALES', provider: '', shopper: null, amount: usd(1200), balance: usd(90_000) },
  ],
  ...{ canAdjust: false, adjustedBy: null, adjusts: null, approvals: [] },
};
const open = (permissions: Permission[]) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <LedgerRecordScreen first={event} level={1} />
    </StaffContext>,
    { url: '/operator/money/ledger/e1' },
  );

describe('an event of the money book', () => {
  it('says what gave, what took, and what stood there afterwards', () => {
    open(['money.read']);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const said = rows.map((row) => [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')]);
    expect(said.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      ['Balance of the shopper', '-$12.00', '$38.00'],
      ['Goods', '$12.00', '$900.00'],
    ]);
  });

  it('leads to each account that it moved', () => {
    open(['money.read']);
    expect(screen.getByRole('link', { name: 'Goods' })).toHaveAttribute('href', '/operator/money/accounts/a2');
  });

  it('leads to its shopper those alone who may look at shoppers', () => {
    const { unmount } = open(['money.read']);
    expect(screen.queryByRole('link', { name: /PO26|Zora/ })).toBeNull();
    unmount();
    open(['money.read', 'customer.read']);
    expect(screen.getByRole('link', { name: 'PO26' })).toHaveAttribute('href', '/operator/customers?q=PO26');
    expect(screen.getByRole('link', { name: 'Zora Quill' })).toHaveAttribute('href', '/operator/customers/s1');
  });
});
