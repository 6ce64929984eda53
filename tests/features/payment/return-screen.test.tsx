import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keepDue } from '../../../src/client/due-intent';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import type { PaymentOnTheWay } from '../../../src/contract/payment';
import { ReturnScreen } from '../../../src/features/payment/return-screen';
import { mockEndpoint, NETWORK_FAILURE } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { paymentOf as due } from '../purchase/purchase-fixture';

const paymentOf = (...given: Parameters<typeof due>) => ({ ...due(...given), targetId: 'o1', start: null });
const open = (payment: PaymentOnTheWay) =>
  renderUi(
    <ReturnScreen
      payment={payment}
      renderTopUp={({ orderNo }) => <p>Top-up {orderNo}</p>}
      renderPay={({ paymentNo }, onClose, onPaid) => (
        <div role="dialog" aria-label={`Pay ${paymentNo}`}>
          <button onClick={onClose}>Later</button>
          <button onClick={onPaid}>Now</button>
        </div>
      )}
    />,
    { url: '/payment/return' },
  );
const title = () => screen.getByRole('heading', { level: 1 });

describe('back from a provider', () => {
  it.each([
    ['PAID', 'Paid, thank you'],
    ['UNPAID', 'The payment did not go through. Nothing was taken.'],
    ['FAILED', 'The payment did not go through. Nothing was taken.'],
    ['EXPIRED', 'This payment is closed'],
    ['NEEDS_REVIEW', 'The shop is checking this payment'],
  ] as const)('says of %s: %s', (status, sentence) => {
    open(paymentOf(`a${status[0]}`, { status }));
    expect(title()).toHaveTextContent(sentence);
    expect(screen.getByText('$30.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/my/purchase');
  });

  it('waits for our own books, and stops asking once they have it', async () => {
    const waiting = paymentOf('b', { status: 'PROCESSING' });
    let round = 0;
    const asked = mockEndpoint(paymentEndpoints.getByNo, () => {
      round += 1;
      if (round === 2) return NETWORK_FAILURE;
      return round < 4 ? waiting : paymentOf('b', { status: 'PAID' });
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(waiting);
    expect(title()).toHaveTextContent('Waiting for the payment service');
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(round).toBe(4);
    }, 12_000);
    expect(await screen.findByText('Paid, thank you')).toBeVisible();
    expect(asked[0]?.params.paymentNo).toBe(waiting.paymentNo);
    const count = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked).toHaveLength(count);
  });

  it('offers what can be done with a top-up that did not go through, and with nothing else', () => {
    const { unmount } = open(paymentOf('d', { status: 'UNPAID', kind: 'DEPOSIT', orderNo: 'DP1' }));
    expect(screen.getByText('Top-up DP1')).toBeVisible();
    unmount();
    for (const other of [{ status: 'UNPAID' }, { status: 'PAID', kind: 'DEPOSIT' }] as const) {
      const shown = open(paymentOf('e', other));
      expect(screen.queryByText(/^Top-up/)).toBeNull();
      shown.unmount();
    }
  });

  it('leads to the balance after a top-up', () => {
    open(paymentOf('c', { status: 'PAID', kind: 'DEPOSIT', orderNo: 'DP1' }));
    expect(screen.getByRole('link', { name: 'See your balance' })).toHaveAttribute('href', '/my/balance');
  });
});

it.each([
  ['PURCHASE', 'See this order', '/my/purchase/o1', /^Next we buy it/],
  ['TRANSIT', 'See this shipment', '/my/transit/o1', /^Next we get your boxes ready/],
  ['TRANSIT_TOPUP', 'See this shipment', '/my/transit/o1', /what comes next/],
] as const)('leads from what was paid of a %s to its page, and says what follows', (kind, name, href, next) => {
  const { unmount } = open(paymentOf('n', { kind, status: 'PAID' }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByText(next)).toBeVisible();
  unmount();
  open(paymentOf('m', { kind, status: 'EXPIRED' }));
  expect(screen.queryByText(next)).toBeNull();
});

describe('what was not paid there', () => {
  const link = { kind: 'link' as const, url: 'https://pay.example/1', paymentNo: 'P1', expiresAt: null };

  it.each([
    ['Pay again', due('x', { status: 'UNPAID' }), null],
    ['Choose another way', due('y', { status: 'PROCESSING' }), link],
  ] as const)('can be paid from here: %s', async (name, payment, start) => {
    let isPaid = false;
    mockEndpoint(paymentEndpoints.getByNo, () =>
      isPaid
        ? { ...payment, targetId: 'o1', status: 'PAID' as const, start: null }
        : { ...payment, targetId: 'o1', start },
    );
    const { user } = open({ ...payment, targetId: 'o1', start });
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    isPaid = true;
    await user.click(screen.getByRole('button', { name: 'Now' }));
    expect(await screen.findByText('Paid, thank you')).toBeVisible();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('has no other way where a top-up is over', () => {
    open(paymentOf('z', { status: 'UNPAID', kind: 'DEPOSIT' }));
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
  });
});

it('leads from a top-up on to the order that it was for, once', async () => {
  keepDue('/my/purchase/7');
  const paid = paymentOf('w', { status: 'PAID', kind: 'DEPOSIT' });
  const { user, unmount } = open(paid);
  const link = await screen.findByRole('link', { name: 'Go on with your order' });
  expect(link).toHaveAttribute('href', '/my/purchase/7');
  await user.click(link);
  unmount();
  open(paid);
  expect(screen.queryByRole('link', { name: 'Go on with your order' })).toBeNull();
});
