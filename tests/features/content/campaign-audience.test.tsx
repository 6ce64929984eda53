import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/contract/account';
import type { Campaign } from '../../../src/contract/content';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { CampaignPopup } from '../../../src/features/content/campaign-popup';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const campaign: Campaign = {
  ...{ id: 'winter', title: 'Half the fee', text: 'Until the month ends.', image: '', link: '/faq', button: 'Read' },
  ...{ audience: 'EVERYONE', frequency: 'ONCE' },
};

/** Comes to the home page, and stays until the shop has said what it is on about. */
async function visit(more: Partial<Campaign>, profile: Profile | null) {
  const asked = mockEndpoint(contentEndpoints.getCampaign, { campaign: { ...campaign, ...more } });
  const { unmount } = renderUi(<CampaignPopup />, { shell: { profile } });
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  await waitFor(() => expect(asked).toHaveLength(1));
  return unmount;
}
async function isShown(more: Partial<Campaign>, profile: Profile | null = null) {
  const leave = await visit(more, profile);
  expect(await screen.findByRole('dialog', { name: 'Half the fee' })).toBeVisible();
  leave();
}
async function isNotShown(more: Partial<Campaign>, profile: Profile | null = null) {
  const leave = await visit(more, profile);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  leave();
}
const ordered = (count: number) =>
  mockEndpoint(purchaseEndpoints.list, {
    items: [],
    total: 0,
    pageNo: 1,
    pageSize: 1,
    counts: { COMPLETED: count },
    dueBesides: 0,
  });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('whom a campaign is shown to', () => {
  it('is a visitor, or a shopper, as it says', async () => {
    await isNotShown({ id: 'a', audience: 'SHOPPERS' });
    await isNotShown({ id: 'b', audience: 'NEW_SHOPPERS' });
    await isShown({ id: 'c', audience: 'VISITORS' });
    await isNotShown({ id: 'd', audience: 'VISITORS' }, testProfile);
    // whom it was not for has not seen it
    await isShown({ id: 'a', audience: 'SHOPPERS' }, testProfile);
  });

  it('is a shopper without an order, where it is for those', async () => {
    ordered(2);
    await isNotShown({ id: 'e', audience: 'NEW_SHOPPERS' }, testProfile);
    ordered(0);
    await isShown({ id: 'e', audience: 'NEW_SHOPPERS' }, testProfile);
  });
});

describe('how often a campaign is shown', () => {
  it('is once a day where it says so', async () => {
    vi.setSystemTime('2030-01-07T10:00:00Z');
    await isShown({ id: 'f', frequency: 'DAILY' });
    await isNotShown({ id: 'f', frequency: 'DAILY' });
    vi.setSystemTime('2030-01-08T12:00:00Z');
    await isShown({ id: 'f', frequency: 'DAILY' });
  });

  it('is once a visit where it says so', async () => {
    await isShown({ id: 'g', frequency: 'VISIT' });
    await isNotShown({ id: 'g', frequency: 'VISIT' });
    sessionStorage.clear();
    await isShown({ id: 'g', frequency: 'VISIT' });
  });
});
