import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/client/cart.store';
import { isLoggedIn, useSession } from '../../src/client/session.store';
import { authEndpoints } from '../../src/contract/auth.endpoints';
import { AccountMenu } from '../../src/shell/account-menu';
import { accountItems } from '../../src/shell/account-items';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';

const preference = testTenant.tenantPreference;
const names = (changed: Partial<typeof preference>) =>
  accountItems({ ...preference, ...changed }).map(({ name }) => name);

describe('accountItems (SES-8)', () => {
  it('always has these', () => {
    const bare = names({
      showUserWarehouse: false,
      showStockin: false,
      showTransit: false,
      supportBatchPay: false,
      supportBalancePay: false,
    });
    expect(bare).toEqual(['overview', 'messages', 'purchases', 'refunds', 'favorites', 'cart', 'account']);
  });

  it.each([
    ['showUserWarehouse', 'proxyShipping'],
    ['showStockin', 'inStock'],
    ['showTransit', 'transit'],
    ['supportBatchPay', 'batchPayment'],
    ['supportBalancePay', 'balance'],
  ] as const)('has by %s: %s', (setting, name) => {
    expect(names({ [setting]: true })).toContain(name);
    expect(names({ [setting]: false })).not.toContain(name);
  });

  it('shows what a shop never decided about, but for batch payment', () => {
    const undecided = accountItems({} as typeof preference).map(({ name }) => name);
    expect(undecided).toEqual([
      'overview',
      'messages',
      'purchases',
      'proxyShipping',
      'inStock',
      'transit',
      'balance',
      'refunds',
      'favorites',
      'cart',
      'account',
    ]);
  });
});

describe('AccountMenu of a visitor (SES-5)', () => {
  it('leads to login and back, and never opens', async () => {
    const { user } = renderUi(<AccountMenu />, { url: '/product-search?keyword=mug' });
    const link = screen.getByRole('link', { name: 'Log in / Sign up' });
    expect(link).toHaveAttribute('href', '/auth/login?redirectUrl=%2Fproduct-search%3Fkeyword%3Dmug');
    await user.hover(link);
    expect(screen.queryByText('Messages')).not.toBeInTheDocument();
  });
});

describe('AccountMenu of a shopper', () => {
  const button = () => screen.getByRole('button', { name: 'Account of Mai Tran' });
  const draw = (unreadNotificationCount = 0) =>
    renderUi(<AccountMenu />, { shell: { profile: { ...testProfile, unreadNotificationCount } } });

  it('opens on hover and closes when left', async () => {
    const { user } = draw();
    await user.hover(button());
    expect(await screen.findByRole('link', { name: 'Purchases' })).toHaveAttribute('href', '/my/purchase');
    await user.unhover(button());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Purchases' })).not.toBeInTheDocument());
  });

  it('opens by the keyboard too', async () => {
    const { user } = draw();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });

  it('has a badge only for unread messages', async () => {
    const first = draw(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 unread messages');
    first.unmount();
    draw(0);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('logs out: cookies gone, cart empty, home (SES-2)', async () => {
    const requests = mockEndpoint(authEndpoints.logout, {});
    const { user, router } = draw();
    useCart.getState().setCart({ shops: [], itemCount: 4 });
    await user.hover(button());
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(requests).toHaveLength(1);
    expect(isLoggedIn()).toBe(false);
    expect(document.cookie).not.toContain('profile');
    expect(useSession.getState().profile).toBeNull();
    expect(useCart.getState().cart).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in / Sign up' })).toBeVisible();
  });

  it('waits no longer than three seconds for a shop that hangs (SES-2)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mockEndpoint(authEndpoints.logout, () => new Promise(() => undefined));
    const { user, router } = draw();
    await user.hover(button());
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(router.push).toHaveBeenCalledWith('/');
    expect(isLoggedIn()).toBe(false);
  });

  it('logs out here also when the shop does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockEndpoint(authEndpoints.logout, problem('UNAVAILABLE'));
    const { user, router } = draw();
    await user.hover(button());
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(isLoggedIn()).toBe(false);
  });
});
