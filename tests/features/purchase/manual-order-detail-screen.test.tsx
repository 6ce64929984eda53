import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManualOrderDetail } from '../../../src/contract/purchase';
import { ManualOrderDetailScreen } from '../../../src/features/purchase/manual-order-detail-screen';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { manualOrder, manualQuote, purchaseOrder } from './purchase-fixture';

const open = (more: Partial<ManualOrderDetail> = {}) => {
  const did = { onOrdered: vi.fn(), onChanged: vi.fn() };
  const drawn = renderUi(<ManualOrderDetailScreen order={manualOrder('1', more)} {...did} />, {
    url: '/my/purchase/manual/1',
    pathname: '/my/purchase/manual/[id]',
    shell: { profile: testProfile },
  });
  return { ...drawn, ...did };
};
const QUOTED = { status: 'QUOTED', quote: manualQuote(), canAccept: true } as const;
const price = () => within(screen.getByRole('region', { name: 'Our price' }));
const accept = () => screen.getByRole('button', { name: 'Accept and order' });
const steps = () =>
  within(screen.getByRole('complementary', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent?.split(/[ ,]/)[0], step.getAttribute('aria-current')]);
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('a price request', () => {
  it('says all that was asked for', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'A lamp' })).toBeVisible();
    expect(factOf('Colour, size, model')).toHaveTextContent('Brass');
    expect(factOf('How many?')).toHaveTextContent('2');
    expect(factOf('Price you saw, in yuan')).toHaveTextContent('¥12.50');
    expect(factOf('Anything else we should know')).toHaveTextContent('No box');
    const link = screen.getByRole('link', { name: 'Open the link (shop.example)' });
    expect(link).toHaveAttribute('href', 'https://shop.example/lamp');
    // the page behind it is a stranger's
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('says what that comes to, also in the money of the shop', () => {
    open();
    expect(factOf('In all, without fees')).toHaveTextContent('¥25.00');
    expect(factOf('In all, without fees')).toHaveTextContent(/about ₫[\d,]+$/);
  });

  it('leaves out what was not said', () => {
    open({ options: '', remark: '' });
    expect(screen.queryByText('Colour, size, model')).toBeNull();
    expect(screen.queryByText('Anything else we should know')).toBeNull();
  });

  it.each([
    ['AWAITING_QUOTE', ['Sent', null], ['We', 'step'], ['You', null], ['You', null]],
    ['QUOTED', ['Sent', null], ['We', null], ['You', 'step'], ['You', null]],
    ['ACCEPTED', ['Sent', null], ['We', null], ['You', null], ['You', 'step']],
    ['CLOSED', ['Sent', null], ['Closed', 'step']],
  ] as const)('that is %s shows the step at which it stands', (status, ...expected) => {
    open({ status });
    expect(steps()).toEqual(expected);
  });
});

describe('the price of a request', () => {
  it('is a receipt of what can be bought, and says why the rest cannot', () => {
    open(QUOTED);
    expect(price().getByRole('link', { name: 'Brass lamp' })).toHaveAttribute('rel', expect.stringContaining('noref'));
    expect(price().getByText('From the maker')).toBeVisible();
    expect(price().getByText('Cannot be bought: Not made any more')).toBeVisible();
    expect(price().getByText('Delivery within China')).toBeVisible();
    expect(price().getByText(/^Good until/)).toBeVisible();
  });

  it('is accepted once, with a key, and leads to the order', async () => {
    const sent = mockEndpoint(purchaseEndpoints.acceptManual, purchaseOrder('o1'));
    const { user, onOrdered } = open(QUOTED);
    await user.click(accept());
    await waitFor(() => expect(onOrdered).toHaveBeenCalledWith('o1'));
    expect(sent.map(({ body }) => body)).toEqual([{ termsAccepted: true }]);
    expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('is looked at again where it is not to be had any more', async () => {
    mockEndpoint(purchaseEndpoints.acceptManual, problem('QUOTE_EXPIRED', { detail: 'Too late.' }));
    const { user, onChanged, onOrdered } = open(QUOTED);
    await user.click(accept());
    expect(await screen.findByText('Too late.')).toBeVisible();
    expect(onChanged).toHaveBeenCalled();
    expect(onOrdered).not.toHaveBeenCalled();
  });

  it('says that its time is over, and takes no order', () => {
    open({ ...QUOTED, canAccept: false });
    expect(price().getByText(/^This price was good until/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept and order' })).toBeNull();
  });

  it('leads to the order that came of it', () => {
    open({ status: 'ACCEPTED', quote: manualQuote(), orderId: 'o1', canClose: false });
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/my/purchase/o1');
    expect(screen.queryByRole('button', { name: 'Close the request' })).toBeNull();
  });

  it('is declined with a word about why', async () => {
    const sent = mockEndpoint(purchaseEndpoints.closeManual, manualOrder('1', { status: 'CLOSED' }));
    const { user, onChanged } = open(QUOTED);
    await user.click(screen.getByRole('button', { name: 'Close the request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this request?' }));
    await user.type(dialog.getByRole('textbox'), 'Too dear');
    await user.click(dialog.getByRole('button', { name: 'Close the request' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Too dear' }]);
  });

  it('says in the words of the shop why there is none', () => {
    open({ status: 'CLOSED', closeReason: 'BY_SHOP', closeNote: 'The seller has closed.', canClose: false });
    expect(screen.getAllByText('We cannot buy it')).toHaveLength(2);
    expect(screen.getByText('The seller has closed.')).toBeVisible();
  });
});
