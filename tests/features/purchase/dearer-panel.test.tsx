import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { PurchaseDetailScreen } from '../../../src/features/purchase/purchase-detail-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { priceOfFen } from '../cart/cart-fixture';
import { paidDetail, paymentOf, purchaseOrder } from './purchase-fixture';

const [item] = paidDetail('1').items;
const dearer = { unitPrice: priceOfFen(12_000), more: priceOfFen(4_000).local };
const topUp = { ...paymentOf('1'), kind: 'PURCHASE_TOPUP' as const, amount: dearer.more };
const asked = () =>
  paidDetail('1', {
    status: 'PURCHASING',
    items: [{ ...item!, status: 'DEARER', decideBefore: '2030-01-03T10:00:00Z', dearer }],
    topUp,
  });

function open(order = asked()) {
  const onChanged = vi.fn();
  const view = renderUi(
    <PurchaseDetailScreen
      order={order}
      hrefs={{}}
      startsPaying={false}
      onChanged={onChanged}
      renderPay={({ kind, amount }) => <p>{`Paying ${kind} ${amount.amount}`}</p>}
    />,
    { url: '/my/purchase/1', pathname: '/my/purchase/[id]' },
  );
  return { ...view, onChanged };
}
const question = () => within(screen.getByRole('region', { name: 'The price went up' }));

it('says what its seller asks now, what is more, and what follows without an answer', () => {
  open();
  expect(question().getByText(/Now \$16\.80 each: \$5\.60 more/)).toBeVisible();
  expect(question().getByText(/Without an answer by .*2030.* its money comes back/)).toBeVisible();
});

it('pays the difference and nothing else', async () => {
  const { user } = open();
  await user.click(question().getByRole('button', { name: 'Pay $5.60 more' }));
  expect(screen.getByText(`Paying PURCHASE_TOPUP ${dearer.more.amount}`)).toBeVisible();
});

it('does without it once that is confirmed', async () => {
  const sent = mockEndpoint(purchaseEndpoints.closeItem, purchaseOrder('1', { status: 'CLOSED' }));
  const { user, onChanged } = open();
  await user.click(question().getByRole('button', { name: 'Do without it: Running shoes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Do without this item?' }));
  await user.click(dialog.getByRole('button', { name: 'Do without it' }));
  expect(await screen.findByText('Closed. Its money comes back to you.')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ params: { id: '1' }, body: { orderItemId: '1-1' } });
  expect(onChanged).toHaveBeenCalledOnce();
});

it('says why it could not be closed, and reads the order anew', async () => {
  mockEndpoint(purchaseEndpoints.closeItem, problem('STATE_CONFLICT', { detail: 'This has moved on.' }));
  const { user, onChanged } = open();
  await user.click(question().getByRole('button', { name: 'Do without it: Running shoes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Do without this item?' }));
  await user.click(dialog.getByRole('button', { name: 'Do without it' }));
  expect(await screen.findByText('This has moved on.')).toBeInTheDocument();
  expect(onChanged).toHaveBeenCalledOnce();
});

it('is asked no more once it is paid, which stands on the item and on the receipt', () => {
  open(paidDetail('1', { items: [{ ...item!, dearer }], paidMore: dearer.more }));
  expect(screen.queryByRole('region', { name: 'The price went up' })).toBeNull();
  expect(screen.getByText('You paid $5.60 more for it: $16.80 each now.')).toBeVisible();
  const receipt = screen.getByRole('complementary', { name: 'What it costs' });
  expect(receipt).toHaveTextContent('Paid for higher prices$5.60Total$36.18When it was placed$30.58');
});

it('says that a person looks at what was paid, and asks for nothing meanwhile', () => {
  open(paidDetail('1', { ...asked(), topUp: { ...topUp, status: 'NEEDS_REVIEW' } }));
  expect(question().getByText(/^Your payment of \$5\.60 is being checked/)).toBeVisible();
  expect(question().queryByText(/Without an answer/)).toBeNull();
  expect(question().queryByRole('button')).toBeNull();
});
