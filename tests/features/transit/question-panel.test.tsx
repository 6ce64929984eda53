import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { QuestionPanel } from '../../../src/features/transit/question-panel';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { transitOrder } from './transit-fixture';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const QUESTION = {
  ...{ id: 'q1', told: usd(1000), asks: usd(2000), note: 'The lamp is longer than it was said to be' },
  decideBefore: '2026-11-28T10:00:00.000Z',
};
const draw = (onChanged = vi.fn()) => ({
  onChanged,
  ...renderUi(<QuestionPanel orderId="t1" question={QUESTION} onChanged={onChanged} />),
});

describe('whether boxes may cost more than was told', () => {
  it('is asked with both sums and the shop’s reason, and a yes names the sum that it agrees to', async () => {
    const sent = mockEndpoint(transitEndpoints.answer, transitOrder('PACKING'));
    const { user, onChanged } = draw();
    expect(screen.getByText(QUESTION.note)).toBeVisible();
    expect(screen.getByText(/Please answer before/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Yes, .*20\.00 is fine/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ questionId: 'q1', decision: 'AGREE' });
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(await screen.findByText(/sealed at this price/)).toBeVisible();
  });

  it('is answered by no too; where it was over meanwhile, what is now is shown', async () => {
    const sent = mockEndpoint(transitEndpoints.answer, problem('STATE_CONFLICT', { detail: 'It is over' }));
    const { user, onChanged } = draw();
    await user.click(screen.getByRole('button', { name: 'No, pack it otherwise' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ questionId: 'q1', decision: 'DECLINE' }));
    expect(await screen.findByText('It is over')).toBeVisible();
    expect(onChanged).toHaveBeenCalledOnce();
  });
});
