import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { ReviewPanel } from '../../../src/features/transit/review-panel';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { transitOrder } from './transit-fixture';

const review = { stars: 4, words: 'Well packed', photos: ['/a.jpg'], at: '2026-11-20T08:00:00.000Z' };

describe('the review of a shipment', () => {
  it('is not asked for before the shipment is complete', () => {
    renderUi(<ReviewPanel order={transitOrder('DELIVERED')} onChanged={vi.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is sent with stars, which it needs, and words', async () => {
    const sent = mockEndpoint(transitEndpoints.complete, transitOrder('COMPLETED'));
    const onChanged = vi.fn();
    const { user } = renderUi(<ReviewPanel order={transitOrder('COMPLETED')} onChanged={onChanged} />);
    await user.click(screen.getByRole('button', { name: 'Write a review' }));
    const send = await screen.findByRole('button', { name: 'Send the review' });
    expect(screen.getByRole('radio', { name: '1/5' })).toBeRequired();
    await user.click(screen.getByRole('radio', { name: '4/5' }));
    await user.type(screen.getByLabelText(/In your own words/), review.words);
    await user.click(send);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(sent.map(({ body }) => body)).toEqual([{ review: { stars: 4, words: review.words, photos: [] } }]);
  });

  it('is kept as it was left when its dialog is closed by a slip, until it is sent', async () => {
    const sent = mockEndpoint(transitEndpoints.complete, transitOrder('COMPLETED'));
    const onChanged = vi.fn();
    const panel = <ReviewPanel order={transitOrder('COMPLETED')} onChanged={onChanged} />;
    const { user } = renderUi(panel, { shell: { profile: testProfile } });
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Write a review' }));
      return screen.findByLabelText(/In your own words/);
    };
    await user.type(await open(), review.words);
    await user.click(screen.getByRole('radio', { name: '4/5' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await open()).toHaveValue(review.words);
    await user.click(screen.getByRole('button', { name: 'Send the review' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({ review: { stars: 4, words: review.words, photos: [] } });
    expect(await open()).toHaveValue('');
  });

  it('is shown once it is given', () => {
    renderUi(<ReviewPanel order={transitOrder('COMPLETED', { review })} onChanged={vi.fn()} />);
    expect(screen.getByRole('img', { name: '4/5' })).toBeVisible();
    expect(screen.getByText(review.words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Photo 1 of 1' })).toHaveAttribute('href', '/a.jpg');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
