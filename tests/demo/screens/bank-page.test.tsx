import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sandboxEndpoints } from '../../../src/demo/sandbox/sandbox.endpoints';
import { bankMain } from '../../../src/demo/screens/bank-page';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { watchLeaving } from '../../support/watch-leaving';

const charge = {
  chargeId: 'ch1',
  merchant: 'Harbour <Sons>',
  description: 'PO-1',
  amount: { amount: 3000, currency: 'USD' },
  status: 'open' as const,
  returnUrl: 'https://harbour.example/payment/return?paymentNo=PY1',
};
/** The page as a browser has it: what the server sent, then its script. */
function open(more: Partial<Parameters<typeof bankMain>[0]> = {}, locale: Parameters<typeof bankMain>[1] = 'en') {
  document.body.innerHTML = String(bankMain({ ...charge, ...more }, locale));
  onTestFinished(() => document.body.replaceChildren());
  new Function(readFileSync('src/demo/screens/bank-script.js', 'utf8'))();
  return { user: userEvent.setup() };
}

describe('the sandbox page', () => {
  it.each([
    ['Approve', 'approve', 'approved'],
    ['Decline', 'decline', 'declined'],
    ['Close without paying', 'close', 'closed'],
  ] as const)('%s: decides once and goes back to the shop', async (name, decision, status) => {
    const leaving = watchLeaving();
    const sent = mockEndpoint(sandboxEndpoints.decide, { ...charge, status });
    const { user } = open();
    expect(screen.getByText('$30.00')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name }));
    await waitFor(() => expect(leaving).toHaveBeenCalledWith(charge.returnUrl));
    expect(sent.map(({ body }) => body)).toEqual([{ decision, holdCallback: false }]);
    expect(sent[0]?.params).toEqual({ chargeId: 'ch1' });
  });

  it('can hold the callback back, as a slow bank would', async () => {
    const leaving = watchLeaving();
    const sent = mockEndpoint(sandboxEndpoints.decide, { ...charge, status: 'approved' });
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: /Hold back the callback/ }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({ decision: 'approve', holdCallback: true });
  });

  it('says why it was refused, in the language of the page, and lets decide again', async () => {
    const sent = mockEndpoint(sandboxEndpoints.decide, problem('STATE_CONFLICT', { detail: 'Already decided.' }));
    const { user } = open({}, 'vi');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Từ chối' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Already decided.');
    expect(sent[0]?.headers.get('accept-language')).toBe('vi');
    expect(screen.getByRole('button', { name: 'Từ chối' })).toBeEnabled();
  });

  it('says so where the bank cannot be reached', async () => {
    mockEndpoint(sandboxEndpoints.decide, NETWORK_FAILURE);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the shop.');
  });

  it('only leads back once it is decided', () => {
    open({ status: 'declined' });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', charge.returnUrl);
  });

  it('takes a name for a name, whatever signs it has', () => {
    open();
    expect(screen.getByText('Harbour <Sons>')).toBeVisible();
  });
});
