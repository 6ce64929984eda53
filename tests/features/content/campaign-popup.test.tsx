import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import type { Campaign } from '../../../src/contract/content';
import { CampaignPopup } from '../../../src/features/content/campaign-popup';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const winter: Campaign = {
  id: 'winter',
  title: 'Half the fee',
  text: 'Until the month ends.',
  image: '',
  link: '/product-search?filters=category:coats',
  button: 'See coats',
  audience: 'EVERYONE',
  frequency: 'ONCE',
};
const open = () => renderUi(<CampaignPopup />);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => screen.findByRole('dialog', { name: 'Half the fee' });

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('the campaign of the home page', () => {
  it('comes after the page, leads on, and holds the focus', async () => {
    const asked = mockEndpoint(contentEndpoints.getCampaign, { campaign: winter });
    open();
    await wait(2_000);
    expect(asked).toEqual([]);
    await wait(1_500);
    expect(await dialog()).toHaveTextContent('Until the month ends.');
    const link = screen.getByRole('link', { name: 'See coats' });
    expect(link).toHaveAttribute('href', winter.link);
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('comes once in a browser, and the next campaign again', async () => {
    mockEndpoint(contentEndpoints.getCampaign, { campaign: winter });
    const first = open();
    await wait(3_500);
    await dialog();
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();

    const asked = mockEndpoint(contentEndpoints.getCampaign, { campaign: winter });
    const second = open();
    await wait(3_500);
    await waitFor(() => expect(asked).toHaveLength(1));
    await wait(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    second.unmount();

    mockEndpoint(contentEndpoints.getCampaign, { campaign: { ...winter, id: 'spring' } });
    open();
    await wait(3_500);
    expect(await dialog()).toBeVisible();
  });

  it('waits for who is writing', async () => {
    const asked = mockEndpoint(contentEndpoints.getCampaign, { campaign: winter });
    renderUi(
      <>
        <input aria-label="Search" />
        <CampaignPopup />
      </>,
    );
    screen.getByRole('textbox').focus();
    await wait(7_000);
    expect(asked).toEqual([]);
    screen.getByRole('textbox').blur();
    await wait(3_500);
    expect(await dialog()).toBeVisible();
  });
});
