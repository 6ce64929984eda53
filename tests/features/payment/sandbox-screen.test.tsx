import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sandboxEndpoints } from '../../../src/contract/payment.endpoints';
import { SandboxScreen } from '../../../src/features/payment/sandbox-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { watchLeaving } from '../../support/watch-leaving';

const charge = {
  chargeId: 'ch1',
  merchant: 'Harbour',
  description: 'PO-1',
  amount: { amount: 3000, currency: 'USD' },
  status: 'open' as const,
  returnUrl: 'https://harbour.example/payment/return?paymentNo=PY1',
};
const open = (more: Partial<Parameters<typeof SandboxScreen>[0]['charge']> = {}) =>
  renderUi(<SandboxScreen charge={{ ...charge, ...more }} />, { url: '/sandbox-pay/ch1' });

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

  it('says why it was refused', async () => {
    mockEndpoint(sandboxEndpoints.decide, problem('STATE_CONFLICT', { detail: 'Already decided.' }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Already decided.');
  });

  it('only leads back once it is decided', () => {
    open({ status: 'declined' });
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', charge.returnUrl);
  });
});
