import { act, screen, waitFor } from '@testing-library/react';
import nprogress from 'nprogress';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../src/client/call';
import { useCart } from '../../src/client/cart.store';
import { isLoggedIn, useSession } from '../../src/client/session.store';
import { accountEndpoints } from '../../src/contract/account.endpoints';
import { authEndpoints } from '../../src/contract/auth.endpoints';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
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

  it('refreshes a profile that the server could not fetch (SES-7)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    mockEndpoint(accountEndpoints.getProfile, testProfile);
    document.cookie = 'loggedIn=1; path=/';
    document.cookie = 'token=test-token-test-token-test; path=/';
    renderUi(<LiveShell shell={testShell} data={{}} />);
    await waitFor(() => expect(useSession.getState().profile?.id).toBe(testProfile.id));
  });

  it('tells of a session that the server ended on the way to another page (SES-4)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { rerender, navigate } = renderUi(<LiveShell shell={shell} data={{}} />, { shell, hasNotices: false });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    for (const name of ['loggedIn', 'token']) document.cookie = `${name}=; Max-Age=0; path=/`;
    act(() => navigate('/auth/login?redirectUrl=%2Fcart'));
    rerender(<LiveShell shell={testShell} data={{}} />);
    expect(await screen.findAllByText('Login session expired!')).toHaveLength(1);
    expect(useCart.getState().cart).toBeNull();
    expect(useSession.getState().profile).toBeNull();
  });

  it('leads a visitor to login when a call needs one (SES-4)', async () => {
    const { router } = renderUi(<LiveShell shell={testShell} data={{}} />, { url: '/cart', hasNotices: false });
    // nobody answers: it does not leave
    await act(async () => void (await call('GET /front/user/addresses', {}).catch(() => undefined)));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/auth/login?redirectUrl=%2Fcart');
  });

  it('lets the late answer of an old session end no new one (SES-4)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { router } = renderUi(<LiveShell shell={shell} data={{}} />, { shell, url: '/cart' });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    let answer: (() => void) | undefined;
    mockEndpoint(accountEndpoints.listAddresses, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return problem('SESSION_EXPIRED');
    });
    const late = call('GET /front/user/addresses', {}).catch(() => undefined);
    await waitFor(() => expect(answer).toBeDefined());
    document.cookie = 'token=another-token-another-token; path=/';
    answer?.();
    await act(async () => void (await late));
    expect(isLoggedIn()).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is not ended by a wrong password (SES-4)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { router } = renderUi(<LiveShell shell={shell} data={{}} />, { shell, url: '/cart' });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    mockEndpoint(authEndpoints.login, problem('LOGIN_FAILED'));
    const body = { email: 'mai@example.com', password: 'wrong' };
    await act(async () => void (await call('POST /front/user/login', { body }).catch(() => undefined)));
    expect(isLoggedIn()).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('answers many 401 with one notice and one way to login (SES-4)', async () => {
    const url = '/my/purchase?status=PAID';
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { router } = renderUi(<LiveShell shell={shell} data={{}} />, { shell, url, hasNotices: false });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    mockEndpoint(accountEndpoints.listAddresses, problem('SESSION_EXPIRED'));
    await act(async () => {
      await Promise.allSettled(Array.from({ length: 10 }, () => call('GET /front/user/addresses', {})));
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

  it('draws the page anew for somebody else who has logged in (SES-3)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { router } = renderUi(<LiveShell shell={shell} data={{}} />, { shell, url: '/my/purchase' });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    mockEndpoint(accountEndpoints.getProfile, { ...testProfile, id: 'shopper2', name: 'Binh' });
    look();
    await waitFor(() => expect(useSession.getState().profile?.name).toBe('Binh'));
    await waitFor(() => expect(router.reload).toHaveBeenCalledOnce());
  });

  it('goes on from the login page when another tab has logged in (SES-3)', async () => {
    const { router } = renderUi(<LiveShell shell={testShell} data={{}} />, { url: '/auth/login?redirectUrl=%2Fcart' });
    mockEndpoint(cartEndpoints.get, cartOf(2));
    mockEndpoint(accountEndpoints.getProfile, testProfile);
    document.cookie = 'loggedIn=1; path=/';
    document.cookie = 'token=test-token-test-token-test; path=/';
    look();
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
    expect(useCart.getState().cart?.itemCount).toBe(2);
  });

  it('goes on from the login page also when that happened before this one was awake (SES-3)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    mockEndpoint(accountEndpoints.getProfile, testProfile);
    document.cookie = 'loggedIn=1; path=/';
    document.cookie = 'token=test-token-test-token-test; path=/';
    const { router } = renderUi(<LiveShell shell={testShell} data={{}} />, { url: '/auth/login?redirectUrl=%2Fcart' });
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
  });

  it('forgets who was here also when that happened before this one was awake (SES-3)', async () => {
    const { router } = renderUi(<LiveShell shell={{ ...testShell, profile: testProfile }} data={{}} />, {
      url: '/cart',
    });
    await waitFor(() => expect(router.replace).toHaveBeenCalledOnce());
    expect(useSession.getState().profile).toBeNull();
  });

  it('forgets who was here when another tab has logged out (SES-3)', async () => {
    mockEndpoint(cartEndpoints.get, cartOf(2));
    const { router } = renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await waitFor(() => expect(useCart.getState().cart).not.toBeNull());
    document.cookie = 'loggedIn=; Max-Age=0; path=/';
    look();
    expect(useCart.getState().cart).toBeNull();
    expect(useSession.getState().profile).toBeNull();
    // what needs a login must not stay on the screen
    expect(router.replace).toHaveBeenCalledWith('/', undefined, { scroll: false });
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
  it('steps 10, 4, 2 and 0.5 by level (FRM-15)', () => {
    expect([0, 19.9, 20, 49.9, 50, 79.9, 80, 98.9, 99].map(progressStep)).toEqual([10, 10, 4, 4, 2, 2, 0.5, 0.5, 0]);
  });

  it.each(['routeChangeComplete', 'routeChangeError'] as const)(
    'stands from the start of a route change to %s (FRM-15)',
    async (end) => {
      const { router } = renderUi(<LiveShell shell={testShell} data={{}} />);
      act(() => router.events.emit('routeChangeStart', '/cart', { shallow: false }));
      await waitFor(() => expect(document.querySelector('#nprogress .bar')).toBeInTheDocument());
      act(() => router.events.emit(end, '/cart', { shallow: false }));
      await waitFor(() => expect(document.querySelector('#nprogress')).not.toBeInTheDocument());
    },
  );

  it('moves every 500 ms (FRM-15)', async () => {
    const { router } = renderUi(<LiveShell shell={testShell} data={{}} />);
    const set = vi.spyOn(nprogress, 'set');
    // the code of the line has to be there before time stands still
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      act(() => router.events.emit('routeChangeStart', '/cart', { shallow: false }));
      await waitFor(() => expect(set).toHaveBeenCalledTimes(1));
      vi.advanceTimersByTime(499);
      expect(set).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1);
      vi.advanceTimersByTime(500);
      expect(set.mock.calls.map(([share]) => share)).toEqual([0.1, 0.2, 0.24]);
      act(() => router.events.emit('routeChangeComplete', '/cart', { shallow: false }));
      vi.advanceTimersByTime(5000);
      expect(set.mock.calls.slice(3).every(([share]) => share === 1 || share > 0.24)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(document.querySelector('#nprogress')).not.toBeInTheDocument());
  });

  it('does not stir for a change within the page', async () => {
    const { router } = renderUi(<LiveShell shell={testShell} data={{}} />);
    act(() => router.events.emit('routeChangeStart', '/?page=2', { shallow: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.querySelector('#nprogress')).not.toBeInTheDocument();
  });
});
