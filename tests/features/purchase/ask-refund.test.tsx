import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../../src/contract/money';
import { refundEndpoints } from '../../../src/contract/refund.endpoints';
import { AskRefund } from '../../../src/features/purchase/ask-refund';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { refund } from '../refund/refund-fixture';
import { orderDetail, paidDetail } from './purchase-fixture';

const none = () => undefined;
const bought = (more: Parameters<typeof paidDetail>[1] = {}) =>
  paidDetail('1', { status: 'PURCHASED', canClose: false, closeGives: null, ...more });

describe('asking for money back', () => {
  it('is offered of what was paid only', () => {
    renderUi(<AskRefund order={orderDetail('1')} onAskToClose={none} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the item, the pieces and what is wrong', async () => {
    const sent = mockEndpoint(refundEndpoints.ask, refund({}));
    const { user } = renderUi(<AskRefund order={bought()} onAskToClose={none} />);
    await user.click(screen.getByRole('button', { name: 'Ask for money back' }));
    await user.type(await screen.findByLabelText(/What is wrong/), 'A strap is torn');
    await user.selectOptions(screen.getByLabelText('What would you like?'), 'An exchange');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [item] = paidDetail('1').items;
    expect(sent[0]?.body).toEqual({
      orderItemId: item?.id,
      qty: 1,
      wish: 'EXCHANGE',
      refundTo: 'BALANCE',
      reason: 'A strap is torn',
      photos: [],
    });
  });

  it('lets the money go back the way it came where it can, and says what that means', async () => {
    const sent = mockEndpoint(refundEndpoints.ask, refund({}));
    const wayBack = { method: 'STRIPE', fee: { amount: 150, currency: 'USD' } };
    const { user } = renderUi(<AskRefund order={bought({ wayBack })} onAskToClose={none} />);
    await user.click(screen.getByRole('button', { name: 'Ask for money back' }));
    await user.type(await screen.findByLabelText(/What is wrong/), 'A strap is torn');
    expect(screen.getByRole('radio', { name: 'To my balance' })).toBeChecked();
    expect(screen.getByText(/3 to 10 working days/)).toBeVisible();
    expect(screen.getByText(/\$1\.50 that paying/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Back by/ }));
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ refundTo: 'PROVIDER' }));
  });

  it('leads to what was asked already where the page did not know of it', async () => {
    const sent = mockEndpoint(refundEndpoints.ask, problem('ALREADY_ASKED', { detail: 'You have asked for this.' }));
    const { user } = renderUi(<AskRefund order={bought()} onAskToClose={none} />);
    await user.click(screen.getByRole('button', { name: 'Ask for money back' }));
    await user.type(await screen.findByLabelText(/What is wrong/), 'A strap is torn');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have asked for this.');
    expect(screen.getByRole('link', { name: 'See how far it is' })).toHaveAttribute('href', '/my/refunds?order=PO-1');
    expect(sent).toHaveLength(1);
  });

  it('is kept with what was chosen when its dialog is closed by a slip, until it is sent', async () => {
    const sent = mockEndpoint(refundEndpoints.ask, refund({}));
    const { user } = renderUi(<AskRefund order={bought()} onAskToClose={none} />, { shell: { profile: testProfile } });
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Ask for money back' }));
      return screen.findByLabelText(/What is wrong/);
    };
    await user.type(await open(), 'A strap is torn');
    await user.selectOptions(screen.getByLabelText('What would you like?'), 'An exchange');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await open()).toHaveValue('A strap is torn');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ reason: 'A strap is torn', wish: 'EXCHANGE' }));
    await waitFor(() => expect(sessionStorage.getItem('form:ask-refund')).toBeNull());
  });

  it('leads to closing where nothing is bought yet, names what comes back and offers no exchange', async () => {
    const asksToClose = vi.fn();
    const order = paidDetail('1', { canClose: true });
    const gives = formatMoney(order.closeGives ?? order.total.local, 'en');
    const { user } = renderUi(<AskRefund order={order} onAskToClose={asksToClose} />);
    await user.click(screen.getByRole('button', { name: 'Ask for money back' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Close the order, and ${gives} comes back`);
    expect(screen.queryByLabelText('What would you like?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close the order' }));
    expect(asksToClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
