import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../src/client/call';
import { useCart } from '../../src/client/cart.store';
import { isLoggedIn, useSession } from '../../src/client/session.store';
import { accountEndpoints } from '../../src/contract/account';
import { cartEndpoints } from '../../src/contract/cart';
import { LiveShell } from '../../src/shell/live-shell';
import { progressStep } from '../../src/shell/use-progress-line';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile, testShell } from '../support/test-shell';

const shell = { ...testShell, profile: testProfile };
const cartOf = (itemCount: number) => ({ shops: [], itemCount });
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('LiveShell session', () => {
  it('syncs the cart at load', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await waitFor(() => expect(useCart.getState().cart?.itemCount).toBe(2));
  });

  it('answers many 401 with one notice and one way to login (SES-4)', async () => {
    const url = '/my/purchase?status=PAID';
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { router } = renderUi(<LiveShell shell={shell} data={{}} />, { shell, url, hasNotices: false });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    mockEndpoint(accountEndpoints.listAddresses, problem('SESSION_EXPIRED'));
    await act(async () => {
      await Promise.allSettled([1, 2, 3].map(() => call('GET /front/user/addresses', {})));
    });
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/auth/login?redirectUrl=%2Fmy%2Fpurchase%3Fstatus%3DPAID');
    expect(await screen.findAllByText('Login session expired!')).toHaveLength(1);
    expect(isLoggedIn()).toBe(false);
    expect(useCart.getState().cart).toBeNull();
    expect(useSession.getState().profile).toBeNull();
  });

  it('refreshes cart and profile when the tab is looked at again (SES-3)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await waitFor(() => expect(useCart.getState().cart?.itemCount).toBe(2));
    mockEndpoint(cartEndpoints.get, cartOf(5));
    mockEndpoint(accountEndpoints.getProfile, { ...testProfile, unreadNotificationCount: 1 });
    look();
    await waitFor(() => expect(useCart.getState().cart?.itemCount).toBe(5));
    await waitFor(() => expect(useSession.getState().profile?.unreadNotificationCount).toBe(1));
  });

  it('forgets who was here when another tab has logged out (SES-3)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    document.cookie = 'loggedIn=; Max-Age=0; path=/';
    look();
    expect(useCart.getState().cart).toBeNull();
    expect(useSession.getState().profile).toBeNull();
  });

  it('only logs a cart that could not be synced (ENT-2)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockEndpoint(cartEndpoints.get, problem('UNAVAILABLE'));
    renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('LiveShell redirect (RTE-12)', () => {
  it('goes where the loader says, within the shop only', () => {
    const inside = renderUi(<LiveShell shell={testShell} data={{ clientRedirect: '/favorites' }} />);
    expect(inside.router.replace).toHaveBeenCalledWith('/favorites');
    inside.unmount();
    const outside = renderUi(<LiveShell shell={testShell} data={{ clientRedirect: '//evil.example' }} />);
    expect(outside.router.replace).not.toHaveBeenCalled();
  });
});

describe('the top progress line (FRM-15)', () => {
  it('steps 10, 4, 2 and 0.5 by level', () => {
    expect([0, 19.9, 20, 49.9, 50, 79.9, 80, 98.9, 99].map(progressStep)).toEqual([10, 10, 4, 4, 2, 2, 0.5, 0.5, 0]);
  });

  it.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'stands from the start of a route change to %s',
    async (end) => {
      const { router } = renderUi(<LiveShell shell={testShell} data={{}} />);
      act(() => router.events.emit('routeChangeStart', '/cart', { shallow: false }));
      await waitFor(() => expect(document.querySelector('#nprogress .bar')).toBeInTheDocument());
      act(() => router.events.emit(end));
      await waitFor(() => expect(document.querySelector('#nprogress')).not.toBeInTheDocument(), { timeout: 3000 });
    },
  );

  it('does not stir for a change within the page', async () => {
    const { router } = renderUi(<LiveShell shell={testShell} data={{}} />);
    act(() => router.events.emit('routeChangeStart', '/?page=2', { shallow: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.querySelector('#nprogress')).not.toBeInTheDocument();
  });
});
