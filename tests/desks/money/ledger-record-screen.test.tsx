import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { findDeskEndpoints } from '../../../src/contract/find.desk.endpoints';
import type { LedgerRecord } from '../../../src/contract/ledger-desk';
import type { Permission } from '../../../src/contract/staff-roles';
import { LedgerRecordScreen } from '../../../src/desks/money/ledger-record-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const shopper = { id: 's1', name: 'Zora Quill' };
const event: LedgerRecord = {
  ...{
    id: 'e1',
    kind: 'PAYMENT',
    no: 'PO26',
    at: '2030-01-02T10:00:00Z',
    amount: usd(1200),
    shopper,
    moved: usd(-1200),
  },
  entries: [
    { accountId: 'a1', account: 'SHOPPER_BALANCE', provider: '', shopper, amount: usd(-1200), balance: usd(3800) },
    { accountId: 'a2', account: 'SALES', provider: '', shopper: null, amount: usd(1200), balance: usd(90_000) },
  ],
  ...{ canAdjust: false, adjustedBy: null, adjusts: null, approvals: [] },
};
beforeEach(() => mockEndpoint(findDeskEndpoints.find, []));
const open = (permissions: Permission[]) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <LedgerRecordScreen first={event} level={1} />
    </StaffContext>,
    { url: '/operator/money/ledger/e1' },
  );

describe('an event of the money book', () => {
  it('says with its sign what gave and what took, and what stood there afterwards', () => {
    open(['money.read']);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const said = rows.map((row) => [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')]);
    expect(said.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
      ['Balance of the shopper', '-$12.00', '$38.00'],
      ['Goods', '+$12.00', '$900.00'],
    ]);
  });

  it('leads to each account that it moved', () => {
    open(['money.read']);
    expect(screen.getByRole('link', { name: 'Goods' })).toHaveAttribute('href', '/operator/money/accounts/a2');
  });

  it('leads to its shopper those alone who may look at shoppers', () => {
    const { unmount } = open(['money.read']);
    expect(screen.queryByRole('link', { name: /Zora/ })).toBeNull();
    unmount();
    open(['money.read', 'customer.read']);
    expect(screen.getByRole('link', { name: 'Zora Quill' })).toHaveAttribute('href', '/operator/customers/s1');
  });

  it.each([
    ['PURCHASE', '/operator/buying/p1'],
    ['SHIPMENT', '/operator/packing/p1'],
    ['DEPOSIT', '/operator/money/deposits/p1'],
  ] as const)('leads from its number to the %s that it is about', async (kind, href) => {
    mockEndpoint(findDeskEndpoints.find, [
      { kind: 'CUSTOMER', id: 's1', name: 'Zora Quill', by: 'PO26' },
      { kind, id: 'p1', name: 'PO26', by: '' },
    ]);
    open(['money.read', 'purchase.read']);
    expect(await screen.findByRole('link', { name: 'PO26' })).toHaveAttribute('href', href);
  });

  it('shows the number alone of what one may not open', async () => {
    const asked = mockEndpoint(findDeskEndpoints.find, []);
    open(['money.read']);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText('PO26')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'PO26' })).toBeNull();
  });
});
