import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readCookie } from '../../../src/client/cookies';
import { useCart } from '../../../src/client/cart.store';
import { useSession } from '../../../src/client/session.store';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { LoginScreen } from '../../../src/features/auth/login-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, NETWORK_FAILURE, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { watchLeaving } from '../../support/watch-leaving';

const session = { token: 'fresh-token-fresh-token-fresh', profile: testProfile };
const open = (props: Partial<Parameters<typeof LoginScreen>[0]> = {}) =>
  renderUi(<LoginScreen samples={null} returnOrigins={[]} {...props} />, { url: '/auth/login' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Log in' });
type User = ReturnType<typeof open>['user'];
async function logIn(user: User) {
  await fillIn(user, email(), 'Mai@Example.com');
  await fillIn(user, password(), 'right password');
  await user.click(submit());
}
const emptyCart = () => mockEndpoint(cartEndpoints.get, { shops: [], itemCount: 0 });

describe('login', () => {
  it('keeps the session, goes home and fetches the cart (SES-1)', async () => {
    const carts = emptyCart();
    const sent = mockEndpoint(authEndpoints.login, session);
    const { user, router } = open();
    await logIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(sent[0]?.body).toEqual({ email: 'mai@example.com', password: 'right password' });
    expect([readCookie('token'), readCookie('loggedIn')]).toEqual([session.token, '1']);
    expect(useSession.getState().profile?.name).toBe('Mai Tran');
    await waitFor(() => expect(useCart.getState().cart?.itemCount).toBe(0));
    expect(carts[0]?.headers.get('Authorization')).toBe(`Bearer ${session.token}`);
  });

  it('goes to the page that asked for it in the language that it was in', async () => {
    const assign = watchLeaving();
    emptyCart();
    mockEndpoint(authEndpoints.login, session);
    const { user, router } = open({ redirectUrl: '/vi/my/purchase?status=PAID' });
    await logIn(user);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/vi/my/purchase?status=PAID'));
    expect(router.push).not.toHaveBeenCalled();
  });

  it('goes to the page that asked for it, without a second language prefix', async () => {
    emptyCart();
    mockEndpoint(authEndpoints.login, session);
    const { user, router } = open({ redirectUrl: '/en/my/purchase?status=PAID' });
    await logIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/my/purchase?status=PAID'));
  });

  it('goes home where the address asked for is not of this shop', async () => {
    emptyCart();
    mockEndpoint(authEndpoints.login, session);
    const { user, router } = open({ redirectUrl: '//evil.example/cart' });
    await logIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
  });

  it('tells the shop another language, and does not wait for it to succeed', async () => {
    emptyCart();
    mockEndpoint(authEndpoints.login, { ...session, profile: { ...testProfile, language: 'vi' } });
    const told = mockEndpoint(accountEndpoints.setLanguage, problem('UNAVAILABLE'));
    const { user, router } = open();
    await logIn(user);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(told[0]?.query).toEqual({ language: 'en' });
  });

  it('says what it is for where a visitor wanted something, also on the way to a new account', () => {
    open({ redirectUrl: '/product?url=x', reason: 'cart' });
    expect(screen.getByText('Log in or open an account, and what you chose goes into your cart.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
      'href',
      '/auth/register?redirectUrl=%2Fproduct%3Furl%3Dx&reason=cart',
    );
  });

  it('marks what is missing and sends nothing', async () => {
    const sent = mockEndpoint(authEndpoints.login, session);
    const { user } = open();
    await fillIn(user, email(), 'mai');
    await user.click(submit());
    expect(email()).toBeInvalid();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('This does not look right.'));
    expect(password()).toHaveAccessibleDescription('Please fill this in.');
    expect(sent).toEqual([]);
  });

  it('says in the words of the shop that the password is wrong', async () => {
    mockEndpoint(authEndpoints.login, problem('LOGIN_FAILED', { detail: 'E-mail or password is not right.' }));
    const { user, router } = open();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is not right.');
    expect(password()).toHaveValue('right password');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('says that the network failed', async () => {
    mockEndpoint(authEndpoints.login, NETWORK_FAILURE);
    const { user } = open();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the shop');
    expect(submit()).toBeEnabled();
  });

  it('fills in an account of a demo shop', async () => {
    const { user } = open({
      samples: {
        title: 'Try it as',
        action: 'Fill in',
        accounts: [{ label: 'Shopper', email: 'shopper@demo.example', password: 'Boat-1' }],
        mails: { label: 'Read its mails here', page: '/demo/outbox' },
      },
    });
    expect(screen.getByRole('link', { name: 'Read its mails here' })).toHaveAttribute('href', '/demo/outbox');
    await user.click(screen.getByRole('button', { name: 'Fill in Shopper' }));
    expect(email()).toHaveValue('shopper@demo.example');
    expect(password()).toHaveValue('Boat-1');
  });

  it('leads to sign-up with the way back', () => {
    open({ redirectUrl: '/cart' });
    expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
      'href',
      '/auth/register?redirectUrl=%2Fcart',
    );
  });
});

describe('login for another site (refrom, RTE-2)', () => {
  const refrom = 'https://forum.example/welcome?a=1';

  it('goes at once to a site of the list, with the e-mail', async () => {
    const leaving = watchLeaving();
    mockEndpoint(authEndpoints.login, session);
    const { user } = open({ refrom, returnOrigins: ['https://forum.example'] });
    await logIn(user);
    await waitFor(() =>
      expect(leaving).toHaveBeenCalledWith('https://forum.example/welcome?a=1&email=mai%40example.com'),
    );
  });

  it('names any other site and what it would learn, before it learns it', async () => {
    const leaving = watchLeaving();
    mockEndpoint(authEndpoints.login, session);
    const { user } = open({ refrom });
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Continue to another site?' })).toBeVisible();
    expect(screen.getByText(/forum\.example will learn your e-mail address mai@example\.com/)).toBeVisible();
    expect(leaving).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go to forum.example' }));
    expect(leaving).toHaveBeenCalledWith('https://forum.example/welcome?a=1&email=mai%40example.com');
  });

  it('asks who was logged in before, also about a site of the list (A13)', async () => {
    const leaving = watchLeaving();
    const { user } = open({ refrom, returnOrigins: ['https://forum.example'], knownEmail: 'mai@example.com' });
    expect(screen.getByRole('heading', { name: 'Continue to another site?' })).toBeVisible();
    expect(leaving).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go to forum.example' }));
    expect(leaving).toHaveBeenCalledWith('https://forum.example/welcome?a=1&email=mai%40example.com');
  });

  it('is kept on the way to sign-up', () => {
    open({ refrom: 'https://forum.example/' });
    expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
      'href',
      '/auth/register?refrom=https%3A%2F%2Fforum.example%2F',
    );
  });

  it.each(['javascript:alert(1)', 'https://me@forum.example/', '//forum.example', 'https:forum.example'])(
    'goes nowhere but home for %s (A13)',
    async (hostile) => {
      emptyCart();
      const leaving = watchLeaving();
      mockEndpoint(authEndpoints.login, session);
      const { user, router } = open({ refrom: hostile, returnOrigins: ['https://forum.example'] });
      await logIn(user);
      await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
      expect(leaving).not.toHaveBeenCalled();
    },
  );

  it('stays where the shopper would rather stay', async () => {
    emptyCart();
    const leaving = watchLeaving();
    mockEndpoint(authEndpoints.login, session);
    const { user, router } = open({ refrom });
    await logIn(user);
    await user.click(await screen.findByRole('button', { name: 'Stay in this shop' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/'));
    expect(leaving).not.toHaveBeenCalled();
  });
});
