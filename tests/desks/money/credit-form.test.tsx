import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CreditForm } from '../../../src/desks/money/credit-form';
import { renderUi } from '../../support/render';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const SHOPPER = { id: 's', name: 'Ada', email: 'ada@shop.example', since: '2030-01-01T10:00:00Z' };

function open() {
  const onSend = vi.fn<(amount: number) => Promise<void>>(() => Promise.resolve());
  const deposit = { amount: dollars(7_500), shopper: SHOPPER, alone: dollars(50_000) };
  const { user } = renderUi(<CreditForm deposit={deposit} isRunning={false} error={undefined} onSend={onSend} />);
  const type = async (sum: string) => {
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, sum);
  };
  return { onSend, user, type };
}

it('credits what was claimed at one press', async () => {
  const { onSend, user } = open();
  await user.click(screen.getByRole('button', { name: 'Credit $75.00' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith(7_500);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before another sum, which it says beside the one that was claimed', async () => {
  const { onSend, user, type } = open();
  await type('74.50');
  await user.click(screen.getByRole('button', { name: 'Credit $74.50' }));
  expect(await screen.findByRole('dialog', { name: 'Credit $74.50, where $75.00 was claimed?' })).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await type('7500');
  await user.click(screen.getByRole('button', { name: 'Ask a second person for $7,500.00' }));
  const dialog = await screen.findByRole('dialog', { name: /where \$75\.00 was claimed/ });
  await user.click(within(dialog).getByRole('button', { name: 'Ask a second person for $7,500.00' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith(750_000);
});
