import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CheckoutPayDialog } from '../../src/shell/checkout-pay-dialog';
import { paymentOf } from '../features/purchase/purchase-fixture';
import { renderUi } from '../support/render';
import { testProfile } from '../support/test-shell';

describe('CheckoutPayDialog', () => {
  it('shows whoever of the staff looks at an account no way to pay, and asks for none', async () => {
    const onClose = vi.fn();
    const look = { staffName: 'Anna', until: '2030-01-01T10:00:00Z' };
    const { user } = renderUi(<CheckoutPayDialog payment={paymentOf('1')} onClose={onClose} onPaid={vi.fn()} />, {
      shell: { profile: { ...testProfile, look } },
    });
    expect(await screen.findByRole('dialog')).toHaveTextContent('You can change nothing.');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });
});
