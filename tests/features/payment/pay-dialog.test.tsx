import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readDue } from '../../../src/client/due-intent';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import type { PayTerms } from '../../../src/contract/pay-terms';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { PayDialog } from '../../../src/features/payment/pay-dialog';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { watchLeaving } from '../../support/watch-leaving';
import { paymentOf } from '../purchase/purchase-fixture';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const payment = paymentOf('1');
const sandbox = { provider: 'SANDBOX', kind: 'HOSTED_PAGE' as const, name: 'Sandbox', isTest: true, methods: [] };

const renderCode = (code: string, onChange: (code: string) => void) => (
  <input aria-label="Code from the mail" value={code} onChange={(event) => onChange(event.currentTarget.value)} />
);

interface World {
  balance?: number;
  hasPayPassword?: boolean;
  providers?: (typeof sandbox & { terms?: PayTerms })[];
  hasBalance?: boolean;
}

async function open({ balance = 5000, hasPayPassword = true, providers = [sandbox], hasBalance = true }: World = {}) {
  mockEndpoint(paymentEndpoints.getConfig, { balance: hasBalance, providers });
  mockEndpoint(walletEndpoints.getSummary, { balance: usd(balance), frozen: usd(0), hasPayPassword });
  const [onPaid, onClose] = [vi.fn(), vi.fn()];
  const view = renderUi(<PayDialog payment={payment} renderCode={renderCode} onPaid={onPaid} onClose={onClose} />, {
    url: '/my/purchase',
    shell: { profile: testProfile },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay $30.00' }));
  await waitFor(() => expect(dialog.queryByLabelText('Loading the ways to pay')).toBeNull());
  return { ...view, dialog, onPaid, onClose };
}
type Opened = Awaited<ReturnType<typeof open>>;
async function typePin({ dialog, user }: Pick<Opened, 'dialog' | 'user'>, label: string, digits: string) {
  await user.click(dialog.getByLabelText(`${label} 1`));
  await user.paste(digits);
}

describe('paying from the balance', () => {
  it('takes six digits and says that it is paid', async () => {
    const paid = { ...payment, status: 'PAID' as const, paidAt: '2030-01-01T10:05:00Z', method: 'BALANCE' };
    const sent = mockEndpoint(paymentEndpoints.pay, paid);
    const { dialog, user, onPaid } = await open();
    expect(dialog.getByText('$50.00 available')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Balance $50.00 available' })).toBeChecked();
    const pay = dialog.getByRole('button', { name: 'Pay $30.00' });
    expect(pay).toBeDisabled();
    await typePin({ dialog, user }, 'Pay password', '735182');
    await user.dblClick(pay);
    await waitFor(() => expect(onPaid).toHaveBeenCalledWith(paid));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ params: { id: 'pay-1' }, body: { payPassword: '735182' } });
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says that the pay password is wrong and asks for it again', async () => {
    const sent = mockEndpoint(paymentEndpoints.pay, problem('PAY_PASSWORD_WRONG', { detail: 'It is not right.' }));
    const { dialog, user, onPaid } = await open();
    await typePin({ dialog, user }, 'Pay password', '735183');
    await user.click(dialog.getByRole('button', { name: 'Pay $30.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It is not right.');
    expect(dialog.getByLabelText('Pay password 1')).toHaveValue('');
    expect(dialog.getByLabelText('Pay password 1')).toHaveFocus();
    await typePin({ dialog, user }, 'Pay password', '735182');
    await user.click(dialog.getByRole('button', { name: 'Pay $30.00' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    // an answered try is another intent: with the same key the server would repeat its refusal
    expect(sent[1]?.headers.get('Idempotency-Key')).not.toBe(sent[0]?.headers.get('Idempotency-Key'));
    expect(onPaid).not.toHaveBeenCalled();
  });

  it('keeps the key when the network fails in between: one payment at most', async () => {
    let isDown = true;
    const paid = { ...payment, status: 'PAID' as const };
    const sent = mockEndpoint(paymentEndpoints.pay, () => (isDown ? NETWORK_FAILURE : paid));
    const { dialog, user, onPaid } = await open();
    await typePin({ dialog, user }, 'Pay password', '735182');
    await user.click(dialog.getByRole('button', { name: 'Pay $30.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('No connection to the shop');
    isDown = false;
    await typePin({ dialog, user }, 'Pay password', '735182');
    await user.click(dialog.getByRole('button', { name: 'Pay $30.00' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(sent[1]?.headers.get('Idempotency-Key')).toBe(sent[0]?.headers.get('Idempotency-Key'));
  });

  it('sets a pay password first where there is none', async () => {
    const set = mockEndpoint(walletEndpoints.setFirstPayPassword, {});
    const sent = mockEndpoint(paymentEndpoints.pay, { ...payment, status: 'PAID' });
    const { dialog, user, onPaid } = await open({ hasPayPassword: false });
    const pay = dialog.getByRole('button', { name: 'Set and pay' });
    await fillIn(user, dialog.getByLabelText('Login password'), 'quiet-harbour-27');
    await typePin({ dialog, user }, 'New pay password', '123456');
    await typePin({ dialog, user }, 'Once more', '123456');
    await user.click(pay);
    expect(dialog.getByRole('alert')).toHaveTextContent('Not a row like 123456, please.');
    await typePin({ dialog, user }, 'New pay password', '735182');
    await typePin({ dialog, user }, 'Once more', '735181');
    await user.click(pay);
    expect(dialog.getByRole('alert')).toHaveTextContent('The two are not the same.');
    expect(set).toEqual([]);
    await typePin({ dialog, user }, 'Once more', '735182');
    await user.click(pay);
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(set[0]?.body).toEqual({ payPassword: '735182', loginPassword: 'quiet-harbour-27' });
    expect(sent[0]?.body).toEqual({ payPassword: '735182' });
  });

  it('takes a mailed code in place of the login password', async () => {
    const set = mockEndpoint(walletEndpoints.setFirstPayPassword, {});
    mockEndpoint(paymentEndpoints.pay, { ...payment, status: 'PAID' });
    const { dialog, user, onPaid } = await open({ hasPayPassword: false });
    await typePin({ dialog, user }, 'New pay password', '735182');
    await typePin({ dialog, user }, 'Once more', '735182');
    expect(dialog.getByRole('button', { name: 'Set and pay' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Use a mailed code instead' }));
    await fillIn(user, dialog.getByRole('textbox', { name: 'Code from the mail' }), '246801');
    await user.click(dialog.getByRole('button', { name: 'Set and pay' }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
    expect(set[0]?.body).toEqual({ payPassword: '735182', emailVerificationCode: '246801' });
  });

  it('says how much is missing and leads to the top-up', async () => {
    const { dialog, user } = await open({ balance: 1000, providers: [] });
    expect(dialog.getByRole('radio', { name: 'Balance $10.00 available, $20.00 short' })).toBeChecked();
    const topUp = dialog.getByRole('link', { name: /^Top up \$/ });
    expect(topUp).toHaveAttribute('href', '/my/balance?topUp=2000');
    await user.click(topUp);
    expect(readDue()).toBe('/my/purchase');
  });
});

describe('paying at a provider', () => {
  const onTheWay = { paymentNo: payment.paymentNo, expiresAt: null };
  it('is chosen where the balance does not reach, and goes to its page', async () => {
    const leaving = watchLeaving();
    const url = 'https://pay.example/checkout/1';
    const sent = mockEndpoint(paymentEndpoints.start, { kind: 'redirect', url, ...onTheWay });
    const { dialog, user } = await open({ balance: 1000 });
    expect(dialog.getByRole('radio', { name: 'Sandbox Test' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(url));
    expect(sent[0]).toMatchObject({
      params: { provider: 'SANDBOX' },
      body: { orderPay: payment.paymentNo, orderAmount: 3000 },
    });
    // it is leaving: a second click must not start a second payment
    await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
    expect(sent).toHaveLength(1);
  });

  it.each([{ kind: 'link' }, { kind: 'script', script: 'NOBODY', token: 't' }] as const)(
    'goes to the page of a start by $kind',
    async (start) => {
      const leaving = watchLeaving();
      const url = 'https://pay.example/open/1';
      mockEndpoint(paymentEndpoints.start, { ...start, url, ...onTheWay });
      const { dialog, user } = await open({ balance: 1000 });
      await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
      await waitFor(() => expect(leaving).toHaveBeenCalledWith(url));
    },
  );

  it('sends the fields of a start by form, and nothing else', async () => {
    const sent: [string, string, string[][]][] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push([this.method, this.action, [...new FormData(this)].map(([name, value]) => [name, String(value)])]);
    });
    const fields = { merchant: 'm-1', sign: 'a+b=' };
    const url = 'https://pay.example/form';
    mockEndpoint(paymentEndpoints.start, { kind: 'form', url, fields, ...onTheWay });
    const { dialog, user } = await open({ balance: 1000 });
    await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
    await waitFor(() => expect(sent).toEqual([['post', url, Object.entries(fields)]]));
  });

  it('says that a script which it does not know is beyond it', async () => {
    const leaving = watchLeaving();
    const start = { kind: 'script', script: 'NOBODY', token: 't', url: null } as const;
    mockEndpoint(paymentEndpoints.start, { ...start, ...onTheWay });
    const { dialog, user } = await open({ balance: 1000 });
    await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This shop does not offer that.');
    expect(leaving).not.toHaveBeenCalled();
  });

  it('says why it could not be started', async () => {
    mockEndpoint(paymentEndpoints.start, problem('SUPPLIER_FAILED', { detail: 'Sandbox sleeps.' }));
    const { dialog, user } = await open({ hasBalance: false });
    expect(dialog.queryByRole('radio', { name: /Balance/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Sandbox sleeps.');
  });
});

it('says whom to write to where nothing can be paid', async () => {
  const { dialog } = await open({ hasBalance: false, providers: [] });
  expect(dialog.getByText(/help@harbour\.example/)).toBeVisible();
});

it('is closed without paying', async () => {
  const { dialog, user, onClose } = await open();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

describe('providers and their terms', () => {
  it('are offered for their sums alone, and what is paid on top is shown before it is paid', async () => {
    const sent = mockEndpoint(paymentEndpoints.start, problem('SUPPLIER_FAILED', { detail: 'No answer.' }));
    const other = { ...sandbox, provider: 'OTHER', name: 'Other' };
    const { dialog, user } = await open({
      balance: 0,
      providers: [
        { ...sandbox, terms: { maximum: 3000, fee: { basisPoints: 290, fixed: 30 } } },
        { ...other, terms: { minimum: 3001 } },
      ],
    });
    expect(dialog.queryByRole('radio', { name: /Other/ })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /Sandbox plus a fee of \$1\.17/ }));
    expect(dialog.getByText('You pay $31.17 in all, the fee included. The fee is not paid back.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Continue to Sandbox' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ body: { orderAmount: 3000, orderFee: 117 } }));
  });
});
