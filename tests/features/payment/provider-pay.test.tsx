import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import type { PaymentProvider } from '../../../src/contract/payment';
import { ProviderPay } from '../../../src/features/payment/provider-pay';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { paymentOf } from '../purchase/purchase-fixture';

const payment = paymentOf('a1');
const onTheWay = { paymentNo: payment.paymentNo, expiresAt: null };

function open({ methods = [] }: Pick<Partial<PaymentProvider>, 'methods'> = {}) {
  const onPaid = vi.fn();
  const provider = { provider: 'SANDBOX', kind: 'HOSTED_PAGE' as const, name: 'Sandbox', isTest: true, methods };
  const view = renderUi(<ProviderPay payment={payment} provider={provider} onPaid={onPaid} />, { url: '/my/purchase' });
  return { ...view, onPaid };
}

/** It asks our own books again and again, each time after a while. */
const untilTold = (isTold: () => void) =>
  vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    isTold();
  }, 12_000);

describe('paying elsewhere', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('shows a picture and its address for an app, and goes on once the money has come', async () => {
    const text = 'https://pay.example/app/1';
    mockEndpoint(paymentEndpoints.start, { kind: 'qr', text, url: text, ...onTheWay });
    let isPaid = false;
    mockEndpoint(paymentEndpoints.getByNo, () => ({
      ...payment,
      status: isPaid ? ('PAID' as const) : ('PROCESSING' as const),
      targetId: 'o1',
      start: null,
    }));
    const { user, onPaid } = open();
    await user.click(screen.getByRole('button', { name: 'Continue to Sandbox' }));
    expect(await screen.findByRole('img', { name: 'QR code of this payment' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open on this device' })).toHaveAttribute('href', text);
    // the pressed button is gone: what came instead goes on from there
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
    expect(onPaid).not.toHaveBeenCalled();
    isPaid = true;
    await untilTold(() => expect(onPaid).toHaveBeenCalled());
  });

  it('shows a code until its time is over, and says when nothing was taken', async () => {
    const expiresAt = new Date(Date.now() + 300_000).toISOString();
    mockEndpoint(paymentEndpoints.start, { kind: 'code', code: '8001 2', url: null, ...onTheWay, expiresAt });
    let status: 'PROCESSING' | 'UNPAID' = 'PROCESSING';
    mockEndpoint(paymentEndpoints.getByNo, () => ({ ...payment, status, targetId: 'o1', start: null }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue to Sandbox' }));
    expect(await screen.findByLabelText('Payment code')).toHaveTextContent('8001 2');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Valid for [45]:\d\d$/);
    status = 'UNPAID';
    const sentence = 'The payment did not go through. Nothing was taken.';
    await untilTold(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  });

  it('leads back from a picture to the other ways', async () => {
    const methods = [
      { method: 'QR', name: 'QR code' },
      { method: 'PAGE', name: 'Page' },
    ];
    mockEndpoint(paymentEndpoints.start, { kind: 'qr', text: 'pay:1', url: null, ...onTheWay });
    mockEndpoint(paymentEndpoints.getByNo, { ...payment, status: 'PROCESSING' as const, targetId: 'o1', start: null });
    const { user } = open({ methods });
    await user.click(screen.getByRole('button', { name: 'Continue to Sandbox' }));
    await user.click(await screen.findByRole('button', { name: 'Choose another way' }));
    expect(screen.getByLabelText('Way to pay there')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to Sandbox' })).toHaveFocus();
  });

  it('lets the shopper choose among the ways of a provider', async () => {
    const methods = [
      { method: 'PAGE', name: 'Page' },
      { method: 'QR', name: 'QR code' },
    ];
    const sent = mockEndpoint(paymentEndpoints.start, problem('SUPPLIER_FAILED'));
    const { user } = open({ methods });
    const go = () => user.click(screen.getByRole('button', { name: 'Continue to Sandbox' }));
    await go();
    await user.selectOptions(screen.getByLabelText('Way to pay there'), 'QR');
    await go();
    expect(sent).toMatchObject([{ body: { paymentMethod: 'PAGE' } }, { body: { paymentMethod: 'QR' } }]);
  });
});
