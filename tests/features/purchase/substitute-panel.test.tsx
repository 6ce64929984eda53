import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { SubstitutePanel } from '../../../src/features/purchase/substitute-panel';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { purchaseOrder } from './purchase-fixture';

const order = purchaseOrder('p1', { status: 'PURCHASING' });
const [first] = order.items;
if (!first) throw new Error('the order has no item');
const item = { ...first, title: 'Brass kettle', quantity: 2, status: 'SUBSTITUTE' as const };
const offer = {
  ...{ id: 'f1', title: 'Copper kettle', productUrl: 'https://item.taobao.com/item.htm?id=600000000001' },
  ...{ channel: 'TAOBAO' as const, options: ['Red'], images: ['/a.jpg', '/b.jpg'], remark: 'Same maker' },
  unitPrice: { cny: { amount: 1000, currency: 'CNY' }, local: { amount: 250, currency: 'USD' } },
  decideBefore: '2030-01-02T10:00:00Z',
};
function draw() {
  const onChanged = vi.fn();
  return { onChanged, ...renderUi(<SubstitutePanel {...{ order, item, offer, onChanged }} />) };
}

describe('what is offered in place of something', () => {
  it('says what it is, what it costs, and until when to decide', () => {
    draw();
    expect(screen.getByText('Copper kettle')).toBeVisible();
    expect(screen.getByText('Same maker')).toBeVisible();
    expect(screen.getByText('Instead of Brass kettle')).toBeVisible();
    expect(screen.getByText(/Without an answer by .*2030/)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('is taken by one press', async () => {
    const sent = mockEndpoint(purchaseEndpoints.answerSubstitute, order);
    const { user, onChanged } = draw();
    await user.click(screen.getByRole('button', { name: 'Take this' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({ orderItemId: item.id, offerId: 'f1', decision: 'ACCEPT' });
  });

  it('is refused by a second one, and a refusal of the server is said', async () => {
    const sent = mockEndpoint(purchaseEndpoints.answerSubstitute, problem('STATE_CONFLICT', { detail: 'Too late' }));
    const { user, onChanged } = draw();
    await user.click(screen.getByRole('button', { name: 'Money back' }));
    expect(sent).toHaveLength(0);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Money back' }));
    expect(await screen.findByText('Too late')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ decision: 'REFUSE' });
    expect(onChanged).toHaveBeenCalled();
  });
});
