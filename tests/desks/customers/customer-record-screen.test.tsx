import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { StaffContext } from '../../../src/client/use-staff';
import { customerDeskEndpoints } from '../../../src/contract/customer.desk.endpoints';
import type { DeskCustomer } from '../../../src/contract/customer-desk';
import type { Permission } from '../../../src/contract/staff-roles';
import { CustomerRecordScreen } from '../../../src/desks/customers/customer-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const deposit = (more: Partial<DeskCustomer['newest']['deposits'][number]> = {}) => ({
  ...{ id: 'd1', no: 'DP26', status: 'CREDITED', createdAt: '2030-01-02T10:00:00Z' },
  ...{ amount: { amount: 5000, currency: 'USD' }, isTransfer: true },
  ...more,
});
const customer = (more: Partial<DeskCustomer> = {}): DeskCustomer => ({
  ...{ id: 'c1', name: 'Zora Quill', email: 'zora@mail.test', codes: ['QFKQYS2'], since: '2030-01-01T10:00:00Z' },
  ...{ phoneNumber: '', language: 'ja', kind: 'COMPANY', lastSeenAt: null, sessions: 0, blocked: null },
  balance: { amount: 40_334, currency: 'USD' },
  ...{ orders: { PAID: 2 }, parcels: {}, shipments: {} },
  newest: {
    orders: [{ id: 'o1', no: 'PO26', status: 'PAID', createdAt: '2030-01-02T10:00:00Z' }],
    shipments: [{ id: 't1', no: 'TO26', status: 'SHIPPED', createdAt: '2030-01-02T10:00:00Z' }],
    deposits: [deposit()],
    withdrawals: [],
  },
  ...{ stored: [], notes: [], threads: [], refunds: [] },
  ...more,
});
const open = (permissions: Permission[], more: Partial<DeskCustomer> = {}) =>
  renderUi(
    <StaffContext value={staffSelf(permissions)}>
      <CustomerRecordScreen first={customer(more)} level={1} />
    </StaffContext>,
    { url: '/operator/customers/c1' },
  );

beforeEach(() => {
  mockEndpoint(threadDeskEndpoints.about, { thread: null });
  mockEndpoint(customerDeskEndpoints.listSessions, { items: [] });
});

describe('the record of a shopper', () => {
  it('links what whoever looks may open, and only that', () => {
    open(['customer.read', 'purchase.read']);
    expect(screen.getByRole('heading', { level: 1, name: 'Zora Quill' })).toBeVisible();
    expect(screen.getByText('日本語')).toBeVisible();
    expect(screen.getByRole('link', { name: 'PO26' })).toHaveAttribute('href', '/operator/buying/o1');
    expect(screen.queryByRole('link', { name: 'TO26' })).toBeNull();
    expect(screen.getByText('TO26')).toBeVisible();
  });

  it('counts by state in the order in which states come', () => {
    open(['customer.read'], { orders: { CLOSED: 1, PAID: 2, COMPLETED: 3, PURCHASING: 4 } });
    const counts = screen.getByText('Paid').closest('ul');
    expect([...(counts?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      ...['Paid 2', 'Buying 4', 'Done 3', 'Closed 1'],
    ]);
  });

  it('says of deposits how they stand, when and how much, and leads to their record, or to where the book has them', () => {
    const byProvider = { isTransfer: false, id: 'd2', no: 'DP27' };
    const deposits = [
      deposit(),
      deposit(byProvider),
      deposit({ ...byProvider, id: 'd3', no: 'DP28', status: 'PENDING' }),
    ];
    const { unmount } = open(['customer.read', 'money.read'], { newest: { ...customer().newest, deposits } });
    const lines = within(screen.getByRole('heading', { name: 'Deposits' }).parentElement as HTMLElement);
    expect(lines.getByRole('link', { name: 'DP26' })).toHaveAttribute('href', '/operator/money/deposits/d1');
    const inBook = '/operator/money/ledger?view=deposits&q=DP27';
    expect(lines.getByRole('link', { name: 'DP27' })).toHaveAttribute('href', inBook);
    // nothing was booked of it yet
    expect(lines.queryByRole('link', { name: 'DP28' })).toBeNull();
    expect(lines.getAllByRole('listitem')[0]).toHaveTextContent('Credited · Jan 2, 2030 · $50.00');
    unmount();
    open(['customer.read']);
    expect(screen.queryByRole('link', { name: 'DP26' })).toBeNull();
  });

  it('says of withdrawals how they stand, when and how much, and leads to the record who may read the books', () => {
    const amount = { amount: 2500, currency: 'USD' };
    const withdrawals = [{ id: 'w1', no: 'WD26', status: 'REQUESTED', createdAt: '2030-01-02T10:00:00Z', amount }];
    const newest = { ...customer().newest, withdrawals };
    const { unmount } = open(['customer.read', 'money.read'], { newest });
    const lines = within(screen.getByRole('heading', { name: 'Withdrawals' }).parentElement as HTMLElement);
    expect(lines.getByRole('listitem')).toHaveTextContent('Requested · Jan 2, 2030 · $25.00');
    expect(lines.getByRole('link', { name: 'WD26' })).toHaveAttribute('href', '/operator/money/withdrawals/w1');
    unmount();
    open(['customer.read'], { newest });
    expect(screen.getByText('WD26')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'WD26' })).toBeNull();
  });

  it('shows what has gone back and what is asked for, and leads to a request who may read the books', () => {
    const refund = { no: 'RF1', orderNo: 'PO26', amount: { amount: 400, currency: 'USD' }, createdAt: '2030-01-02T10:00:00Z' }; // prettier-ignore
    const refunds: DeskCustomer['refunds'] = [
      { ...refund, id: 'r1', isAsked: true, status: 'REQUESTED' },
      { ...refund, id: 'r2', no: 'RF2', isAsked: false, status: 'REFUNDED' },
    ];
    const { unmount } = open(['customer.read'], { refunds });
    expect(screen.getByText(/\$4\.00 .* To answer/)).toHaveTextContent('PO26');
    expect(screen.queryByRole('link', { name: 'RF1' })).toBeNull();
    unmount();
    open(['customer.read', 'money.read'], { refunds });
    expect(screen.getByRole('link', { name: 'RF1' })).toHaveAttribute('href', '/operator/money/refunds/r1');
    expect(screen.queryByRole('link', { name: 'RF2' })).toBeNull();
    expect(screen.getByRole('link', { name: '$403.34' })).toHaveAttribute('href', '/operator/money/ledger?q=zora%40mail.test'); // prettier-ignore
  });

  it('shows neither form to who may only read', () => {
    open(['customer.read']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Access' })).toBeNull();
  });

  it('logs a browser out once that is asked again, and shows what is left', async () => {
    const session = (id: string, browser: string) => ({ id, browser, system: 'Windows', network: '203.0.*', createdAt: '2030-01-01T10:00:00Z', lastSeenAt: '2030-01-01T10:00:00Z' }); // prettier-ignore
    const [one, two] = [session('s1', 'Chrome'), session('s2', 'Firefox')];
    mockEndpoint(customerDeskEndpoints.listSessions, { items: [one, two] });
    const sent = mockEndpoint(customerDeskEndpoints.endSession, { items: [two] });
    const { user } = open(['customer.read', 'customer.block']);
    await user.click(await screen.findByRole('button', { name: 'Log out Chrome · Windows' }));
    expect(sent).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged out. Zora Quill is told.')).toBeVisible();
    expect(sent).toMatchObject([{ params: { id: 'c1', sessionId: 's1' } }]);
    expect(screen.queryByRole('button', { name: 'Log out Chrome · Windows' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log out Firefox · Windows' })).toBeVisible();
  });

  it('keeps a note, and begins the next one empty', async () => {
    const note = { id: 'n1', at: '2030-01-03T10:00:00Z', text: 'Rings on Mondays', staffName: 'Mei' };
    const sent = mockEndpoint(customerDeskEndpoints.note, customer({ notes: [note] }));
    const { user } = open(['customer.read', 'customer.note']);
    await user.type(screen.getByRole('textbox', { name: 'New note' }), '  Rings on Mondays ');
    await user.click(screen.getByRole('button', { name: 'Keep the note' }));
    expect(await screen.findByText('Mei', { exact: false })).toBeVisible();
    expect(screen.getByText('Rings on Mondays').closest('li')).toBeVisible();
    expect(sent).toMatchObject([{ body: { text: 'Rings on Mondays' } }]);
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  });

  it('shows who was faster to block them, where somebody was', async () => {
    const blocked = { at: '2030-01-03T10:00:00Z', reason: 'Stolen card', staffName: 'Mei' };
    mockEndpoint(customerDeskEndpoints.block, problem('STATE_CONFLICT', { data: customer({ blocked }) }));
    const { user } = open(['customer.read', 'customer.block']);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Rude');
    await user.click(screen.getByRole('button', { name: 'Block the account' }));
    const access = within((await screen.findByText('Stolen card')).closest('section') as HTMLElement);
    expect(access.getByText('Mei')).toBeVisible();
    expect(access.getByRole('button', { name: 'Let them in again' })).toBeVisible();
    expect(screen.getByText('Blocked')).toBeVisible();
  });
});
