import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDue } from '../../../src/client/due-intent';
import { paths } from '../../../src/contract/paths';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import type { PaymentDue } from '../../../src/contract/payment';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { PendingPaymentsScreen } from '../../../src/features/payment/pending-payments-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile, testTenant } from '../../support/test-shell';

const due = (number: number, more: Partial<PaymentDue> = {}): PaymentDue => ({
  id: `id${number}`,
  paymentNo: `PY26112100${number}`,
  kind: 'PURCHASE',
  status: 'UNPAID',
  amount: { amount: 100_000 * number, currency: 'VND' },
  orderNo: `PO${number}`,
  createdAt: '2030-01-01T00:00:00Z',
  paidAt: null,
  method: null,
  things: [],
  ...more,
});
const all = [due(1), due(2), due(3)];
const mockWallet = (balance: number, hasPayPassword = true) =>
  mockEndpoint(walletEndpoints.getSummary, {
    balance: { amount: balance, currency: 'VND' },
    frozen: { amount: 0, currency: 'VND' },
    hasPayPassword,
  });

// what is chosen is held against it
beforeEach(() => void mockWallet(500_000));

function open(
  items: PaymentDue[] | null = all,
  preference: Partial<typeof testTenant.tenantPreference> = {},
  placed: string[] = [],
  others = 0,
) {
  const onChanged = vi.fn();
  const view = renderUi(
    <PendingPaymentsScreen
      page={items && { items, total: items.length, pageNo: 1, pageSize: 20 }}
      placed={placed}
      others={others}
      onChanged={onChanged}
      renderCode={(code, onChange) => <input value={code} onChange={(event) => onChange(event.currentTarget.value)} />}
      renderPay={({ orderNo }) => <p role="dialog">{orderNo}</p>}
    />,
    {
      url: placed.length > 0 ? paths.pendingPayments({ orders: placed }) : '/my/pending-payments',
      shell: {
        profile: testProfile,
        tenant: { ...testTenant, tenantPreference: { ...testTenant.tenantPreference, ...preference } },
      },
    },
  );
  return { ...view, onChanged };
}
type User = ReturnType<typeof open>['user'];

async function openBatch(user: User) {
  await user.click(screen.getByRole('checkbox', { name: 'Choose PO1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose PO3' }));
  await user.click(screen.getByRole('button', { name: 'Pay from balance' }));
  return within(await screen.findByRole('dialog', { name: /^Pay .*400,000 for 2 orders$/ }));
}
const typePin = (user: User, dialog: ReturnType<typeof within>) =>
  user.type(dialog.getByLabelText('Pay password 1'), '428105');

describe('sums due', () => {
  it('lead to what they are for', () => {
    open([due(1), due(2, { kind: 'DEPOSIT' }), due(3, { kind: 'TRANSIT', status: 'PROCESSING' })]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/my/purchase?keyword=PO1', '/my/message?view=threads&about=PAYMENT.id1'],
      ...['/my/balance?tab=deposits', '/my/message?view=threads&about=PAYMENT.id2'],
      ...['/my/transit?keyword=PO3', '/my/message?view=threads&about=PAYMENT.id3'],
    ]);
    expect(screen.getByText('In progress')).toBeVisible();
    expect(screen.getByText('3 payments to make')).toBeVisible();
  });

  it('say until when they are to be paid, else since when they are asked for', () => {
    open([due(1, { payBefore: '2030-01-03T00:00:00Z' }), due(2, { kind: 'TRANSIT' })]);
    expect(screen.getByText(/^Pay before Jan 3, 2030/)).toBeVisible();
    expect(screen.getByText(/^Asked for on Jan 1, 2030/)).toBeVisible();
  });

  it('are not for whoever of the staff looks at the account, who is told why', () => {
    open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Pending payments' })).toBeVisible();
    expect(screen.getByText('You are looking at somebody else’s account and can change nothing.')).toBeVisible();
  });

  it('show what they are for', () => {
    const things = ['cup', 'lamp', 'rug', 'pan', 'bag'].map((title) => ({ id: title, title, image: `/${title}.webp` }));
    open([due(1, { things }), due(2)]);
    const [first, second] = screen.getAllByRole('article');
    const shown = within(first as HTMLElement).getAllByRole('img');
    expect(shown.map((picture) => picture.getAttribute('alt'))).toEqual(['cup', 'lamp', 'rug', 'pan']);
    expect(within(first as HTMLElement).getByText('+1')).toBeVisible();
    expect(within(second as HTMLElement).queryByRole('img')).toBeNull();
  });

  it('are paid one at a time', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Pay PO2' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('PO2');
  });

  it('are paid together: all of them in one call', async () => {
    mockWallet(500_000);
    const sent = mockEndpoint(paymentEndpoints.batchPay, [due(1), due(3)]);
    const { user, onChanged } = open();
    // there before it says anything
    const told = screen.getByRole('status');
    expect(told).toBeEmptyDOMElement();
    const dialog = await openBatch(user);
    // it begins where there is something to type, not at the button that closes it
    await waitFor(() => expect(dialog.getByLabelText('Pay password 1')).toHaveFocus());
    const pay = dialog.getByRole('button', { name: /^Pay / });
    expect(pay).toBeDisabled();
    await typePin(user, dialog);
    await user.click(pay);
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => body)).toEqual([
      { paymentNos: ['PY261121001', 'PY261121003'], payPassword: '428105' },
    ]);
    expect(screen.queryByRole('button', { name: 'Pay from balance' })).toBeNull();
    expect(told).toHaveTextContent(/400,000 from your balance for PO1 and PO3\. See your orders/);
  });

  it('are chosen and named where they were placed together, and topped up for on the way back to them', async () => {
    mockWallet(0);
    const { user } = open(all, {}, ['PO2', 'PO3']);
    const words = 'Your orders are placed: PO2 and PO3. Pay them together here, or one by one.';
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Choose PO1' })).not.toBeChecked();
    expect(screen.getByText('2 chosen')).toHaveTextContent(/500,000/);
    await user.click(screen.getByRole('button', { name: 'Pay from balance' }));
    await user.click(await screen.findByRole('link', { name: /^Top up .*500,000/ }));
    expect(readDue()).toBe('/my/pending-payments?orders=PO2%2CPO3');
  });

  it('lead from those that were placed together to the others', () => {
    const { unmount } = open(all, {}, ['PO1', 'PO2', 'PO3'], 2);
    expect(screen.getByRole('link', { name: 'See all pending payments' })).toHaveAttribute(
      'href',
      '/my/pending-payments',
    );
    unmount();
    open(all, {}, ['PO1', 'PO2', 'PO3']);
    expect(screen.queryByRole('link', { name: 'See all pending payments' })).toBeNull();
  });

  it('are paid one by one where nothing is paid together', () => {
    open(all, { supportBatchPay: false }, ['PO2', 'PO3']);
    expect(screen.queryByText(/Your orders are placed/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay PO2' })).toBeVisible();
  });

  it('ask again after a wrong pay password', async () => {
    mockWallet(500_000);
    mockEndpoint(paymentEndpoints.batchPay, problem('PAY_PASSWORD_WRONG', { detail: 'Not right.' }));
    const { user, onChanged } = open();
    const dialog = await openBatch(user);
    await dialog.findByLabelText('Pay password 1');
    await typePin(user, dialog);
    await user.click(dialog.getByRole('button', { name: /^Pay / }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not right.');
    expect(dialog.getByRole('button', { name: /^Pay / })).toBeDisabled();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('say what is missing in the balance, and where to top up just that', async () => {
    mockWallet(150_000);
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(await screen.findByText(/150,000 in your balance · .*450,000 short/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    const dialog = await openBatch(user);
    expect(await dialog.findByText(/250,000 short/)).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Top up .*250,000/ })).toHaveAttribute('href', '/my/balance?topUp=250000');
  });

  it('are paid with a first pay password that is set on the way', async () => {
    mockWallet(500_000, false);
    const set = mockEndpoint(walletEndpoints.setFirstPayPassword, {});
    const sent = mockEndpoint(paymentEndpoints.batchPay, [due(1), due(3)]);
    const { user, onChanged } = open();
    const dialog = await openBatch(user);
    await waitFor(() => expect(dialog.getByLabelText('New pay password 1')).toHaveFocus());
    await user.type(dialog.getByLabelText('New pay password 1'), '428105');
    await user.type(dialog.getByLabelText('Once more 1'), '428105');
    await user.type(dialog.getByLabelText('Login password'), 'Secret-123');
    await user.click(dialog.getByRole('button', { name: 'Set and pay' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(set[0]?.body).toEqual({ payPassword: '428105', loginPassword: 'Secret-123' });
    expect(sent[0]?.body).toMatchObject({ payPassword: '428105' });
  });

  it('are all chosen and all left with one press', async () => {
    const { user } = open();
    const every = screen.getByRole('checkbox', { name: 'Choose all' });
    await user.click(every);
    expect(screen.getByText('3 chosen')).toBeVisible();
    await user.click(every);
    expect(screen.queryByText('3 chosen')).toBeNull();
  });

  it.each([{ supportBatchPay: false }, { supportBalancePay: false }])('cannot be chosen where %o', (preference) => {
    open(all, preference);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay PO1' })).toBeVisible();
  });

  it('say that nothing is due', () => {
    open([]);
    expect(screen.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  });
});
