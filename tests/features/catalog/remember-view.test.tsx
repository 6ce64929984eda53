import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readWatchHistory, useWatchHistory } from '../../../src/client/watch-history.store';
import { openProduct } from './open-product';
import { shoes } from './product-fixture';

describe('a product that was looked at (ENT-4)', () => {
  const kept = { productId: shoes.productId, name: 'Running shoes', coverImage: '/front.webp' };

  it('is remembered once the page has come alive', async () => {
    openProduct(shoes);
    await waitFor(() => expect(readWatchHistory()).toMatchObject([kept]));
  });

  it('is remembered by who leaves before, and once', async () => {
    const { unmount } = openProduct(shoes);
    window.dispatchEvent(new Event('pagehide'));
    expect(readWatchHistory()).toMatchObject([kept]);
    useWatchHistory.getState().clear();
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(readWatchHistory()).toEqual([]);
  });
});
