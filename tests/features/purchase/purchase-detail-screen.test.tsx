import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import type { PurchaseOrderDetail } from '../../../src/contract/purchase';
import { PurchaseDetailScreen } from '../../../src/features/purchase/purchase-detail-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { refund } from '../refund/refund-fixture';
import { orderDetail, paidDetail, paymentOf, purchaseOrder } from './purchase-fixture';

function open(order: PurchaseOrderDetail = orderDetail('1'), startsPaying = false) {
  const onChanged = vi.fn();
  const view = renderUi(
    <PurchaseDetailScreen
      order={order}
      hrefs={{ 'https://item.taobao.com/item.htm?id=1': '/product?url=abc&filters=' }}
      startsPaying={startsPaying}
      onChanged={onChanged}
      renderPay={(paid) => <p>{`Paying ${paid.orderNo}`}</p>}
    />,
    { url: `/my/purchase/${order.id}`, pathname: '/my/purchase/[id]' },
  );
  return { ...view, onChanged };
}
const button = (name: string) => screen.getByRole('button', { name });
const confirm = async () => within(await screen.findByRole('dialog', { name: 'Close this order?' }));

describe('an order', () => {
  it('says what is in it and where that came from', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order PO-1');
    expect(screen.getByRole('link', { name: 'Running shoes' })).toHaveAttribute('href', '/product?url=abc&filters=');
    expect(screen.getByText('Red · 41')).toBeVisible();
    expect(screen.getByText('Message: No box')).toBeVisible();
    expect(screen.getByText('× 2')).toBeVisible();
    expect(screen.getByText(/Goes to Guangzhou/)).toBeVisible();
  });

  it('says since when it waits for an answer, and that its time stands still', () => {
    open({ ...paidDetail('1'), askedSince: '2026-11-20T08:00:00.000Z' });
    expect(
      screen.getByText(/^Since Nov 20, 2026.* it waits for your answer\..* stands still until then\.$/),
    ).toBeVisible();
  });

  it.each([
    ['sendBefore', /^The seller should send it by Nov 20, 2026/],
    ['arriveBefore', /^It should be at the warehouse by Nov 20, 2026/],
  ])('says its %s, and nothing where nothing is promised', (name, words) => {
    const { unmount } = open({ ...paidDetail('1'), [name]: '2026-11-20T08:00:00.000Z' });
    expect(screen.getByText(words)).toBeVisible();
    unmount();
    open(paidDetail('1'));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('copies its number also where the browser has no clipboard (API-5)', async () => {
    const { user } = open();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    document.execCommand = () => true;
    await user.click(button('Copy the order number'));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('explains its sum line by line', () => {
    open();
    const sum = screen.getByRole('complementary', { name: 'What it costs' });
    expect(sum).toHaveTextContent('Goods$28.00');
    expect(sum).toHaveTextContent('Delivery within China$1.12');
    expect(sum).toHaveTextContent('Service fee$1.46');
    expect(sum).toHaveTextContent('Total$30.58');
    expect(sum).toHaveTextContent('5 % of goods and delivery, at least¥5.00');
    expect(sum).toHaveTextContent('1 CNY = 0.14 USD');
    expect(sum).not.toHaveTextContent('Returned to your balance');
  });

  it('says what was asked back of it, and does not ask for it again', () => {
    const items = [{ title: 'Running shoes', image: '', quantity: 1 }];
    const asked = refund({
      status: 'REQUESTED',
      cause: 'ASKED',
      orderNo: 'PO-1',
      items,
      dueAt: '2030-01-05T03:04:00Z',
    });
    open(paidDetail('1', { asked: [asked], askable: [] }));
    const panel = screen.getByRole('region', { name: 'Money you asked for' });
    expect(panel).toHaveTextContent('$12.34');
    expect(panel).toHaveTextContent('Asked for on Jan 2, 2030');
    expect(panel).toHaveTextContent('You hear from us by Jan 5, 2030');
    expect(within(panel).getByText('Asked for')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Refund RF1' })).toHaveAttribute('href', '/my/refunds?order=PO-1');
    expect(screen.queryByRole('button', { name: 'Ask for money back' })).toBeNull();
  });

  it('says that a person looks at what was paid, and asks for nothing', () => {
    open(orderDetail('1', { payment: paymentOf('1', { status: 'NEEDS_REVIEW' }), canPay: false, canClose: false }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your payment of $30.00 is being checked by a person.');
    expect(screen.queryByRole('button', { name: /Pay|Close/ })).toBeNull();
  });

  it('says how it was paid', () => {
    open(paidDetail('1'));
    expect(screen.getByText('Paid with Balance')).toBeVisible();
  });

  it('says what was paid on top of it', () => {
    const paid = { status: 'PAID', method: 'BALANCE', fee: { amount: 117, currency: 'USD' } } as const;
    open(paidDetail('1', { payment: paymentOf('1', paid) }));
    expect(screen.getByText(/^Paid with Balance/)).toHaveTextContent('plus a fee of $1.17');
  });

  it('shows money that goes back, step by step', () => {
    const claim = {
      id: 'c1',
      reason: 'ORDER_CLOSED' as const,
      amount: { amount: 3058, currency: 'USD' },
      method: 'SANDBOX',
      createdAt: '2030-01-01T11:00:00Z',
      updatedAt: '2030-01-01T11:00:00Z',
    };
    const closed = { status: 'CLOSED' as const, closeReason: 'BY_SHOPPER' as const, canClose: false };
    const view = open(paidDetail('1', { ...closed, claims: [{ ...claim, status: 'REQUESTED' }] }));
    const back = screen.getByRole('region', { name: 'Money back' });
    expect(back).toHaveTextContent('$30.58 that you paid for this order');
    expect(within(back).getByText('Test payment is asked to send it back')).toBeVisible();
    expect(within(back).getByRole('listitem', { current: 'step' })).toHaveTextContent('is asked');
    view.unmount();
    open(paidDetail('1', { ...closed, claims: [{ ...claim, status: 'WITH_SHOP' }] }));
    const paidOut = within(screen.getByRole('region', { name: 'Money back' }));
    expect(paidOut.getByRole('listitem', { current: 'step' })).toHaveTextContent('The shop pays it out');
    expect(paidOut.getByText(/could not send it back\. Write to \S+@\S+/)).toBeVisible();
    cleanup();
    open(paidDetail('1', { ...closed, claims: [{ ...claim, status: 'RETURNED' }] }));
    // nothing goes on any more
    const returned = within(screen.getByRole('region', { name: 'Money back' }));
    expect(returned.getAllByRole('listitem')).toHaveLength(2);
    expect(returned.queryByRole('listitem', { current: 'step' })).toBeNull();
  });

  it('shows what happened and what is still ahead', () => {
    open(paidDetail('1'));
    const steps = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Order placedJan 1, 2030, 15:30',
      'PaidJan 1, 2030, 15:35',
      'Buying',
      'Bought',
      'On its way to us',
      'In our warehouse',
      'Done',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });

  it('lists no steps to come before it is paid', () => {
    open();
    const steps = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['To payJan 1, 2030, 15:30']);
  });

  it('promises nothing more once it is closed, and says what came back', () => {
    open(
      paidDetail('1', {
        status: 'CLOSED',
        closeReason: 'BY_SHOPPER',
        canClose: false,
        refunded: { amount: 3058, currency: 'USD' },
        timeline: [
          { status: 'PAID', at: '2030-01-01T10:05:00Z', note: null },
          { status: 'CLOSED', at: '2030-01-01T11:00:00Z', note: null },
        ],
      }),
    );
    expect(screen.getByText('You closed it')).toBeVisible();
    expect(screen.queryByText('Buying')).toBeNull();
    expect(screen.getByText('Returned to your balance')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the order' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });
});

describe('paying', () => {
  it('begins at once for who comes from the checkout', async () => {
    open(orderDetail('1'), true);
    expect(await screen.findByText('Paying PO-1')).toBeVisible();
  });

  it('begins with the button otherwise', async () => {
    const { user } = open();
    expect(screen.queryByText('Paying PO-1')).toBeNull();
    await user.click(button('Pay now'));
    expect(screen.getByText('Paying PO-1')).toBeVisible();
  });

  it('does not begin for an order that is paid', () => {
    open(paidDetail('1'), true);
    expect(screen.queryByText('Paying PO-1')).toBeNull();
  });
});

describe('closing', () => {
  it('says of an unpaid order that nothing was paid', async () => {
    const closed = mockEndpoint(purchaseEndpoints.close, purchaseOrder('1', { status: 'CLOSED' }));
    const { user, onChanged } = open();
    await user.click(button('Close the order'));
    const dialog = await confirm();
    expect(dialog.getByText(/^Nothing has been paid/)).toBeVisible();
    expect(closed).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close the order' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(closed.map(({ params }) => params.id)).toEqual(['1']);
  });

  it('says of a paid order what comes back', async () => {
    const { user } = open(paidDetail('1'));
    await user.click(button('Close the order'));
    expect(
      (await confirm()).getByText('$30.58 goes back to your balance at once. The order cannot be opened again.'),
    ).toBeVisible();
  });

  it('says what is left to come back of one of which a part came back already', async () => {
    const payment = paymentOf('1', { status: 'PARTIALLY_REFUNDED', method: 'BALANCE' });
    const { user } = open(paidDetail('1', { payment, closeGives: { amount: 1058, currency: 'USD' } }));
    await user.click(button('Close the order'));
    expect((await confirm()).getByText(/^\$10\.58 goes back to your balance at once/)).toBeVisible();
  });

  it('says why it was refused and shows the order as it now is', async () => {
    mockEndpoint(purchaseEndpoints.close, problem('STATE_CONFLICT', { detail: 'This has moved on.' }));
    const { user, onChanged } = open();
    await user.click(button('Close the order'));
    await user.click((await confirm()).getByRole('button', { name: 'Close the order' }));
    expect(await screen.findByText('This has moved on.')).toBeVisible();
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});

it('is ordered again at the prices of today', async () => {
  const cloned = mockEndpoint(purchaseEndpoints.clone, purchaseOrder('9'));
  const { user, router } = open();
  await user.click(button('Order again'));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/my/purchase/9'));
  expect(cloned[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});
