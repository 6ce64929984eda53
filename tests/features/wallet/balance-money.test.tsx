import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { watchLeaving } from '../../support/watch-leaving';
import { balanceData, usd, withdrawals } from './balance-fixture';
import { open, User, button, dialogOf, typePin } from './open-balance';

describe('topping up', () => {
  const started = {
    deposit: {
      id: 'd3',
      depositNo: 'DP14',
      amount: usd(2000),
      status: 'PENDING' as const,
      channel: 'SANDBOX',
      createdAt: '2030-01-01T10:00:00Z',
    },
    start: { kind: 'redirect' as const, url: 'https://pay.example/1', paymentNo: 'PY20300101AB', expiresAt: null },
  };

  it('goes to the payment service with the sum in minor units, once', async () => {
    const leaving = watchLeaving();
    const sent = mockEndpoint(walletEndpoints.createDeposit, started);
    const { user } = open();
    await user.click(button('Top up'));
    const dialog = await dialogOf('Top up your balance');
    expect(dialog.getByText('From $5.00 to $1,000.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '$20.00' }));
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.00');
    await user.dblClick(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith('https://pay.example/1'));
    expect(sent.map(({ body }) => body)).toEqual([{ amount: 2000, channel: 'SANDBOX' }]);
  });

  it('offers the ways of the payment service, and goes on in the chosen one', async () => {
    const sent = mockEndpoint(walletEndpoints.createDeposit, started);
    watchLeaving();
    const [channel] = balanceData().channels;
    if (!channel) throw new Error('no channel');
    const methods = [{ method: 'PAGE', name: 'Page of the bank' }, { method: 'QR', name: 'QR code' }]; // prettier-ignore
    const { user } = open({ channels: [{ ...channel, methods }] });
    await user.click(button('Top up'));
    const dialog = await dialogOf('Top up your balance');
    await user.click(dialog.getByRole('button', { name: '$20.00' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Way to pay there' }), 'QR code');
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ amount: 2000, channel: 'SANDBOX', paymentMethod: 'QR' }]),
    );
  });

  it('tries again with the same key', async () => {
    const leaving = watchLeaving();
    let isDown = true;
    const sent = mockEndpoint(walletEndpoints.createDeposit, () => (isDown ? NETWORK_FAILURE : started));
    const { user } = open();
    await user.click(button('Top up'));
    const dialog = await dialogOf('Top up your balance');
    await fillIn(user, dialog.getByRole('textbox', { name: 'Amount' }), '20');
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('No connection to the shop');
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe(sent[0]?.headers.get('Idempotency-Key'));
  });

  it.each([
    ['abc', 'Write the sum in numbers, for example 1250.50.'],
    ['4.99', 'At least $5.00, please.'],
    ['1000.01', 'At most $1,000.00, please.'],
  ])('refuses %s before it is sent', async (typed, sentence) => {
    const sent = mockEndpoint(walletEndpoints.createDeposit, started);
    const { user } = open();
    await user.click(button('Top up'));
    const dialog = await dialogOf('Top up your balance');
    await fillIn(user, dialog.getByRole('textbox', { name: 'Amount' }), typed);
    await user.click(dialog.getByRole('button', { name: 'Continue to payment' }));
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
    expect(sent).toEqual([]);
  });

  it('begins with what is missing elsewhere, and asks once', async () => {
    const { user, router } = open({}, 1374);
    const dialog = await dialogOf('Top up your balance');
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('13.74');
    await user.keyboard('{Escape}');
    expect(router.replace).toHaveBeenCalledWith('/my/balance', undefined, { shallow: true, scroll: false });
  });

  it('begins with the least that can be topped up where less is missing', async () => {
    open({}, 3);
    const dialog = await dialogOf('Top up your balance');
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('5.00');
  });

  it('says whom to write to where there is no way to', async () => {
    const { user } = open({ channels: [] });
    await user.click(button('Top up'));
    expect((await dialogOf('Top up your balance')).getByText(/help@harbour\.example/)).toBeVisible();
  });
});

describe('withdrawing', () => {
  async function toConfirm(user: User, amount = '20') {
    await user.click(button('Withdraw'));
    const dialog = await dialogOf('Withdraw from your balance');
    await fillIn(user, dialog.getByRole('textbox', { name: 'Amount' }), amount);
    await fillIn(user, dialog.getByRole('textbox', { name: 'Where to send it' }), ' Harbour Bank 12-34 ');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    return dialog;
  }
  const requested = withdrawals.rows.items[0] as never;

  it('shows sum and account once more, takes the pay password, and says what is frozen', async () => {
    const sent = mockEndpoint(walletEndpoints.createWithdrawal, requested);
    const { user, router } = open();
    const dialog = await toConfirm(user);
    expect(dialog.getByText('Ask for this withdrawal?')).toHaveFocus();
    expect(dialog.getByText('Harbour Bank 12-34')).toBeVisible();
    expect(dialog.getByText(/The sum is frozen until the shop has decided/)).toBeVisible();
    await typePin(user, dialog, 'Pay password', '735182');
    await user.click(dialog.getByRole('button', { name: 'Ask for $20.00' }));
    expect(await dialog.findByText(/Withdrawal WD5: \$20\.00 is frozen/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([
      { amount: 2000, accountText: 'Harbour Bank 12-34', payPassword: '735182' },
    ]);
    expect(router.replace).toHaveBeenCalledWith('/my/balance', undefined, { scroll: false });
  });

  it('goes back with everything kept', async () => {
    const { user } = open();
    const dialog = await toConfirm(user);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.00');
    expect(dialog.getByRole('textbox', { name: 'Where to send it' })).toHaveValue('Harbour Bank 12-34');
  });

  it('asks again after a wrong pay password', async () => {
    mockEndpoint(walletEndpoints.createWithdrawal, problem('PAY_PASSWORD_WRONG', { detail: 'It is not right.' }));
    const { user } = open();
    const dialog = await toConfirm(user);
    await typePin(user, dialog, 'Pay password', '735183');
    await user.click(dialog.getByRole('button', { name: 'Ask for $20.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is not right.');
    expect(dialog.getByLabelText('Pay password 1')).toHaveValue('');
  });

  it('knows what there is, and needs an account', async () => {
    const { user } = open();
    await user.click(button('Withdraw'));
    const dialog = await dialogOf('Withdraw from your balance');
    await fillIn(user, dialog.getByRole('textbox', { name: 'Amount' }), '69.43');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText('You have $69.42.')).toBeVisible();
    expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'All of it' }));
    expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('69.42');
  });

  it('sets a pay password first', async () => {
    const set = mockEndpoint(walletEndpoints.setFirstPayPassword, {});
    const { user } = open({ summary: { balance: usd(6942), frozen: usd(0), hasPayPassword: false } });
    await user.click(button('Withdraw'));
    const dialog = await dialogOf('Withdraw from your balance');
    await typePin(user, dialog, 'New pay password', '735182');
    await typePin(user, dialog, 'Once more', '735182');
    await user.click(dialog.getByRole('button', { name: 'Use a mailed code instead' }));
    await fillIn(user, dialog.getByRole('textbox', { name: 'Code from the mail' }), '246801');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(set[0]?.body).toEqual({ payPassword: '735182', emailVerificationCode: '246801' });
  });

  it('cannot begin where there is nothing', () => {
    open({ summary: { balance: usd(0), frozen: usd(0), hasPayPassword: true } });
    expect(button('Withdraw')).toBeDisabled();
  });
});
