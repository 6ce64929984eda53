import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { BalanceNotOffered } from '../../../src/features/wallet/balance-not-offered';
import type { BalanceData } from '../../../src/features/wallet/load-balance';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { deposits, rowsOf, transactions, usd, withdrawals } from './balance-fixture';
import { open, button, dialogOf, typePin } from './open-balance';

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('the balance', () => {
  it('says what is there and what is frozen', () => {
    open();
    const panel = screen.getByRole('region', { name: 'Balance' });
    expect(panel).toHaveTextContent('Available$69.42');
    expect(panel).toHaveTextContent('Frozen$20.00');
  });

  it('lists every movement with the balance after it and the order it belongs to', () => {
    open();
    expect(rowTexts()).toEqual([
      ['Jan 1, 2030, 15:30', 'Payment', 'PO77', '-$30.58', '$69.42'],
      ['Jan 1, 2030, 15:30', 'Payment', 'TO78', '-$12.00', '$100.00'],
      ['Jan 1, 2030, 15:30', 'Top-up', 'DP12', '+$100.00', '$100.00'],
    ]);
    expect(screen.getByRole('link', { name: 'PO77' })).toHaveAttribute('href', '/my/purchase?keyword=PO77');
    expect(screen.getByRole('link', { name: 'TO78' })).toHaveAttribute('href', '/my/transit?keyword=TO78');
  });

  it('lists top-ups by the names of their channels', () => {
    open({ list: deposits });
    expect(rowTexts()).toEqual([
      ['Jan 1, 2030, 15:30', 'DP12', 'Sandbox', 'Credited', '$100.00'],
      ['Jan 1, 2030, 15:30', 'DP13', 'GONE', 'Not paid yetTry againCancel', '$5.00'],
    ]);
  });

  it('says of each top-up how it ended, and offers nothing where it is over', () => {
    const rows = (['CREDITED', 'REJECTED', 'CANCELLED'] as const).map((status) => ({
      ...deposits.rows.items[0],
      id: status,
      status,
    }));
    open({ list: { ...deposits, rows: rowsOf(...(rows as never[])) } as never });
    expect(rowTexts().map((cells) => cells[3])).toEqual(['Credited', 'Not credited', 'Cancelled by you']);
    expect(screen.queryByRole('button', { name: /DP12/ })).toBeNull();
  });

  it('gives a top-up up that is not paid, after asking', async () => {
    const waiting = deposits.rows.items[1] as never as { id: string };
    const sent = mockEndpoint(walletEndpoints.cancelDeposit, { ...waiting, status: 'CANCELLED' } as never);
    const { user, router } = open({ list: deposits });
    await user.click(screen.getByRole('button', { name: 'Cancel: DP13' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this top-up?' }));
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Cancel the top-up' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.params).toEqual({ depositNo: 'DP13' });
    expect(await screen.findByText('Top-up cancelled')).toBeVisible();
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
  });

  it('lists withdrawals with where they go', () => {
    open({ list: withdrawals });
    expect(rowTexts()).toEqual([
      ['Jan 1, 2030, 15:30', 'WD5', 'Harbour Bank 12-34', 'Waiting for the shopCancel', '$20.00'],
    ]);
  });

  it('takes a withdrawal back, after asking', async () => {
    const asked = withdrawals.rows.items[0] as never as { id: string };
    const sent = mockEndpoint(walletEndpoints.cancelWithdrawal, { ...asked, status: 'CANCELLED' } as never);
    const { user, router } = open({ list: withdrawals });
    await user.click(screen.getByRole('button', { name: 'Cancel: WD5' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' }));
    expect(dialog.getByText('$20.00 goes back to your balance at once.')).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Cancel the withdrawal' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText('Cancelled by you')).toBeVisible();
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
  });

  it('keeps tab and page in the address', () => {
    open({
      list: { tab: 'transactions', rows: { ...transactions.rows, total: 45, pageNo: 2 } } as BalanceData['list'],
    });
    expect(screen.getByRole('link', { name: 'Movements' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Withdrawals' })).toHaveAttribute('href', '/my/balance?tab=withdrawals');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/my/balance?tab=transactions&page=3');
  });

  it.each([
    ['transactions', 'Nothing has moved yet'],
    ['deposits', 'No top-ups yet'],
    ['withdrawals', 'No withdrawals yet'],
  ] as const)('says of empty %s: %s', (tab, sentence) => {
    open({ list: { tab, rows: rowsOf() } as BalanceData['list'] });
    expect(screen.getByRole('heading', { name: sentence })).toBeVisible();
  });

  it('is not offered by every shop', () => {
    renderUi(<BalanceNotOffered />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This shop keeps no balances');
  });
});

describe('the pay password', () => {
  it('is set for the first time', async () => {
    const set = mockEndpoint(
      walletEndpoints.setFirstPayPassword,
      problem('PASSWORD_WEAK', { detail: 'Stronger.', errors: [{ path: 'payPassword', code: 'same-as-login' }] }),
    );
    const { user } = open({ summary: { balance: usd(0), frozen: usd(0), hasPayPassword: false } });
    await user.click(button('Set it'));
    const dialog = await dialogOf('Set a pay password');
    await typePin(user, dialog, 'New pay password', '735182');
    await typePin(user, dialog, 'Once more', '735182');
    await fillIn(user, dialog.getByLabelText('Login password'), 'quiet-harbour-27');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Not the same as your login password, please.')).toBeVisible();
    expect(set).toHaveLength(1);
  });

  it('is changed by whoever knows it', async () => {
    const changed = mockEndpoint(walletEndpoints.changePayPassword, {});
    const { user, router } = open();
    await user.click(button('Change it'));
    const dialog = await dialogOf('Change the pay password');
    await typePin(user, dialog, 'Pay password', '246810');
    await typePin(user, dialog, 'New pay password', '735182');
    await typePin(user, dialog, 'Once more', '735182');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(changed[0]?.body).toEqual({ oldPayPassword: '246810', newPayPassword: '735182' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is set anew by a mailed code once forgotten', async () => {
    const reset = mockEndpoint(walletEndpoints.resetPayPassword, {});
    const { user, router } = open();
    await user.click(button('Change it'));
    await user.click((await dialogOf('Change the pay password')).getByRole('button', { name: 'Forgotten?' }));
    const dialog = await dialogOf('Set a new pay password');
    expect(dialog.getByText('We mail a code to mai@example.com.')).toBeVisible();
    await fillIn(user, dialog.getByRole('textbox', { name: 'Code from the mail' }), '123456');
    await typePin(user, dialog, 'New pay password', '735182');
    await typePin(user, dialog, 'Once more', '735182');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(reset[0]?.body).toEqual({ payPassword: '735182', emailVerificationCode: '123456' });
  });
});
