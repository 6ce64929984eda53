import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { LedgerAccount } from '../../../src/contract/ledger-account';
import type { Permission } from '../../../src/contract/staff-roles';
import { LedgerAccountScreen } from '../../../src/desks/money/ledger-account-screen';
import { readAccountQuery } from '../../../src/desks/money/load-ledger-account';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const account: LedgerAccount = {
  ...{ id: 'a1', account: 'SHOPPER_BALANCE', provider: '', shopper: { id: 's1', name: 'Zora Quill' } },
  ...{ balance: usd(9000), from: '2030-01-01', until: '2030-01-31', opening: usd(5000), closing: usd(3800) },
  ...{ in: usd(300), out: usd(-1500) },
  kinds: [
    { kind: 'PAYMENT', count: 2, amount: usd(-1500) },
    { kind: 'REFUND', count: 1, amount: usd(300) },
  ],
  items: [{ id: 'e1', kind: 'REFUND', no: 'PO26', at: '2030-01-02T10:00:00Z', amount: usd(300), balance: usd(3800) }],
  next: '7',
};
const open = (permissions: Permission[] = ['money.read'], asked = {}) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <LedgerAccountScreen account={account} asked={asked} />
    </StaffContext>,
    { url: '/operator/money/accounts/a1' },
  );
const rowsOf = (table: HTMLElement | undefined) =>
  within(table ?? document.body)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('an account of the money book', () => {
  it('explains what stands there: what stood there, what each kind moved, and what each entry left', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Balance of the shopper' })).toBeVisible();
    const [kinds, entries] = screen.getAllByRole('table');
    expect(rowsOf(kinds)).toEqual([
      expect.stringMatching(/^Stood there before .*\$50\.00$/),
      'Payment2-$15.00',
      'Refund1+$3.00',
      'Came in+$3.00',
      'Went out-$15.00',
      expect.stringMatching(/^Stood there at the end of .*\$38\.00$/),
    ]);
    expect(rowsOf(entries)[1]).toMatch(/^Refund PO26.*2030.*\+\$3\.00\$38\.00$/);
    expect(screen.getByRole('link', { name: 'Refund PO26' })).toHaveAttribute('href', '/operator/money/ledger/e1');
  });

  it('leads to one kind alone, on to the next page, and asks for other days by its address', () => {
    const { router } = open(['money.read'], { from: '2030-01-01', after: '9' });
    const here = '/operator/money/accounts/a1?from=2030-01-01';
    expect(screen.getByRole('link', { name: 'Payment' })).toHaveAttribute('href', `${here}&kind=PAYMENT`);
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', `${here}&after=7`);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2029-12-01' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(router.push).toHaveBeenCalledWith('/operator/money/accounts/a1?from=2029-12-01&until=2030-01-31');
  });

  it('leads to its shopper those alone who may look at shoppers', () => {
    const { unmount } = open();
    expect(screen.queryByRole('link', { name: 'Zora Quill' })).toBeNull();
    unmount();
    open(['money.read', 'customer.read']);
    expect(screen.getByRole('link', { name: 'Zora Quill' })).toHaveAttribute('href', '/operator/customers/s1');
  });
});

it.each([
  [{ from: '2030-02-31', until: '2030-13-01' }, {}],
  [{ from: '2030-02-03', until: '2030-02-02' }, { from: '2030-02-03' }],
  [{ kind: 'THEFT', after: '-1' }, {}],
  [
    { from: '2030-02-01', until: '2030-02-01', kind: 'REFUND', after: '7' },
    { from: '2030-02-01', until: '2030-02-01', kind: 'REFUND', after: '7' },
  ],
])('the address %j asks for %j', (query, asked) => {
  expect(readAccountQuery(query)).toEqual(asked);
});
