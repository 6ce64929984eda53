import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import type { OfflineDeposit } from '../../../src/contract/offline-deposit';
import { walletHistoryEndpoints } from '../../../src/contract/wallet-history.endpoints';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint } from '../../support/mock-endpoint';
import { balanceData, rowsOf, usd } from './balance-fixture';
import { button, dialogOf, open } from './open-balance';

const at = '2030-01-01T10:00:00Z';
const [sandbox] = balanceData().channels;
const transfer = { channel: 'OFFLINE', name: 'Harbour Bank', minimum: usd(500), maximum: usd(100_000), isTest: false, isOffline: true, methods: [] }; // prettier-ignore
const begun = (more: Partial<OfflineDeposit> = {}): OfflineDeposit => ({
  id: 'd9',
  depositNo: 'DP99',
  amount: usd(2000),
  status: 'PENDING',
  channel: 'OFFLINE',
  createdAt: at,
  instructions: { bank: 'Harbour Bank', account: '012-345', name: 'Harbour Pty Ltd', reference: 'DP99', exactAmount: usd(2000), until: at }, // prettier-ignore
  proofs: [],
  note: '',
  ...more,
});
const depositRow = (status: OfflineDeposit['status']) =>
  ({ tab: 'deposits', rows: rowsOf({ id: 'd9', depositNo: 'DP99', amount: usd(2000), status, channel: 'OFFLINE', createdAt: at }) }) as const; // prettier-ignore

afterEach(() => void vi.useRealTimers());

describe('a deposit by bank transfer', () => {
  it('shows where to send it, each part to be copied, and asks for the picture', async () => {
    const sent = mockEndpoint(offlineDepositEndpoints.startOfflineDeposit, begun());
    const { user } = open({ channels: sandbox ? [sandbox, transfer] : [transfer] });
    await user.click(button('Top up'));
    const dialog = await dialogOf('Top up your balance');
    await fillIn(user, dialog.getByRole('textbox', { name: 'Amount' }), '20');
    await user.click(dialog.getByRole('radio', { name: 'Bank transfer' }));
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    const steps = await dialogOf('Bank transfer');
    expect(sent.map(({ body }) => body)).toEqual([{ amount: 2000 }]);
    expect(steps.getAllByText('DP99').length).toBeGreaterThan(0);
    expect(steps.getByRole('button', { name: 'Copy: Reference' })).toBeVisible();
    expect(steps.getByLabelText(/^Picture of the receipt/)).toBeRequired();
    expect(steps.getByRole('textbox', { name: /^Who sent it/ })).toBeRequired();
  });

  it('takes today for the day by the shop’s clock', async () => {
    // 5½ hours ahead of UTC it is the next day
    vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] });
    mockEndpoint(offlineDepositEndpoints.getOfflineDeposit, begun());
    const { user } = open({ channels: [transfer], list: depositRow('PENDING') });
    await user.click(button('Show the transfer: DP99'));
    const day = (await dialogOf('Bank transfer')).getByLabelText(/^Day of the transfer/);
    expect(day).toHaveValue('2026-11-21');
    expect(day).toHaveAttribute('max', '2026-11-21');
  });

  it('says why it was refused, and is shown again from its row', async () => {
    mockEndpoint(offlineDepositEndpoints.getOfflineDeposit, begun({ status: 'REJECTED', note: 'Nothing came' }));
    const { user } = open({ channels: [transfer], list: depositRow('REJECTED') });
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    await user.click(button('Show the transfer: DP99'));
    const steps = await dialogOf('Bank transfer');
    expect(await steps.findByText('Not credited: Nothing came')).toBeVisible();
    expect(steps.getByLabelText(/^Picture of the receipt/)).toBeVisible();
  });

  it('has nothing left to show while it is looked at', async () => {
    mockEndpoint(offlineDepositEndpoints.getOfflineDeposit, begun({ status: 'UNDER_REVIEW', id: 'd9' }));
    const { user } = open({ channels: [transfer], list: depositRow('UNDER_REVIEW') });
    await user.click(button('Show the transfer: DP99'));
    const steps = await dialogOf('Bank transfer');
    await waitFor(() => expect(steps.getByText(/^Thank you\. We compare it/)).toBeVisible());
    expect(steps.queryByRole('button', { name: 'Send for checking' })).toBeNull();
  });
});

describe('why a sum moved', () => {
  it('is said in one sentence, with both sides of it', async () => {
    mockEndpoint(walletHistoryEndpoints.getTransaction, {
      transaction: { id: '3', kind: 'PAYMENT', amount: usd(-3058), balanceAfter: usd(6942), reference: 'PO77', createdAt: at }, // prettier-ignore
      entries: [
        { label: 'Paid to the shop', amount: usd(3058) },
        { label: 'Your balance', amount: usd(-3058) },
      ],
      source: { kind: 'PURCHASE', no: 'PO77', link: '/my/purchase?keyword=PO77' },
      explanation: 'You paid PO77 from your balance.',
    });
    const { user } = open();
    const [first] = screen.getAllByRole('button', { name: 'Payment' });
    if (first) await user.click(first);
    const detail = await dialogOf('Why this sum?');
    expect(await detail.findByText('You paid PO77 from your balance.')).toBeVisible();
    expect(detail.getByText('Paid to the shop')).toBeVisible();
  });
});
