import type { BrowserContext, Page } from '@playwright/test';
import { authEndpoints } from '../src/contract/auth.endpoints';
import { cartEndpoints } from '../src/contract/cart.endpoints';
import { asCalled } from './support/as-called';
import { expect, test } from './support/fixtures';
import { awake, logInByForm } from './support/journeys';
import { SNEAKER, sneakerPage } from './support/products';
import { keepSession, signUp, type Shopper } from './support/shopper';

const account = (page: Page) => page.getByRole('button', { name: 'Account of Mei Lantern' });
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Log in/ });
const cart = (page: Page, items: string) => page.getByRole('banner').getByRole('link', { name: `Cart, ${items}` });
/** It goes by itself after a few seconds: what the page does meanwhile is looked at after it. */
const notice = (page: Page) => page.getByText('Login session expired!');
/** The shopper comes back to this tab. */
async function lookAt(page: Page, times = 1) {
  await awake(page);
  await page.evaluate((count) => {
    for (let time = 0; time < count; time += 1) document.dispatchEvent(new Event('visibilitychange'));
  }, times);
}
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

const fillCart = ({ api }: Shopper) =>
  api(cartEndpoints.add, { body: { productUrl: SNEAKER.productUrl, productSkuId: SNEAKER.skuId, quantity: 1 } });

test.describe('two tabs', () => {
  test('a login in one shows cart and profile in the other (SES-1, SES-3)', async ({
    context,
    page,
    request,
    originOf,
  }) => {
    const shopper = await signUp(request, originOf('demo'));
    await fillCart(shopper);
    await page.goto('/about');
    await expect(loginLink(page)).toBeVisible();
    await expect(cart(page, '0 items')).toHaveAttribute('href', '/auth/login?redirectUrl=%2Fcart');

    const other = await context.newPage();
    await other.goto('/auth/login');
    await logInByForm(other, shopper.email);
    await expect(other).toHaveURL('/');
    await expect(account(other)).toBeVisible();
    await expect(cart(other, '1 item')).toBeVisible();
    const lifetimes = (await context.cookies()).filter(({ name }) => ['token', 'loggedIn', 'profile'].includes(name));
    expect(lifetimes).toHaveLength(3);
    const days = lifetimes.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400));
    expect(days).toEqual([90, 90, 90]);

    await lookAt(page);
    await expect(account(page)).toBeVisible();
    await expect(cart(page, '1 item')).toHaveAttribute('href', '/cart');
    await expect(page).toHaveURL('/about');
  });

  test('a logout in one empties the other, and hides what needs a login (SES-2, SES-3)', async ({
    context,
    page,
    newShopper,
  }) => {
    await fillCart(await newShopper());
    await page.goto('/my/purchase');
    await expect(cart(page, '1 item')).toBeVisible();

    const other = await context.newPage();
    await other.goto('/faq');
    await expect(cart(other, '1 item')).toBeVisible();
    await account(other).click();
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(other).toHaveURL('/');
    await expect(loginLink(other)).toBeVisible();
    await expect(cart(other, '0 items')).toBeVisible();
    for (const name of ['token', 'loggedIn', 'profile']) expect(await cookieNames(context)).not.toContain(name);

    await lookAt(page);
    await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fmy%2Fpurchase');
    await expect(cart(page, '0 items')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('a login page goes on when the other tab has logged in (SES-3)', async ({
    context,
    page,
    request,
    originOf,
  }) => {
    await page.goto('/auth/login?redirectUrl=%2Fmy%2Fbalance');
    await keepSession(context, await signUp(request, originOf('demo')));
    await lookAt(page);
    await expect(page).toHaveURL('/my/balance');
    await expect(account(page)).toBeVisible();
  });

  test('somebody else who has logged in is shown nothing of the one before (SES-3)', async ({
    context,
    page,
    request,
    originOf,
    newShopper,
  }) => {
    const first = await newShopper();
    await fillCart(first);
    await page.goto('/my/account');
    const main = page.getByRole('main');
    await expect(main).toContainText(first.email);
    const second = await signUp(request, originOf('demo'));
    await keepSession(context, second);
    await lookAt(page);
    await expect(main).toContainText(second.email);
    await expect(main).not.toContainText(first.email);
    await expect(cart(page, '0 items')).toBeVisible();
  });
});

test.describe('a session that has ended', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('ten calls at once: one notice, one way to login, and back after it (SES-4)', async ({ page, newShopper }) => {
    const { api, email } = await newShopper();
    const synced = page.waitForResponse('**/api/front/cart');
    await page.goto(sneakerPage(), { waitUntil: 'networkidle' });
    await expect(account(page)).toBeVisible();
    // what the page asks by itself, some of it when it has nothing else to do, would find out before the ten
    await synced;
    await awake(page);
    await expect(page.getByRole('main').getByText(/kg with packing/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await api(authEndpoints.logout, {});
    const place = new URL(page.url()).pathname + new URL(page.url()).search;

    const refusals: string[] = [];
    page.on('response', (response) => response.status() === 401 && refusals.push(response.url()));
    const ways: string[] = [];
    page.on('framenavigated', (frame) => ways.push(frame.url()));
    // the notice goes by itself, on a busy machine before the last call is answered
    const told = expect(notice(page)).toHaveCount(1);
    await lookAt(page, 10);
    await told;
    await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(10);
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    expect(ways).toHaveLength(1);
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(place);

    await logInByForm(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(place);
    await expect(account(page)).toBeVisible();
  });

  test('a token that was never ours ends the same way (SES-4)', async ({ page, context, newShopper }) => {
    await newShopper();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const known = (await context.cookies()).filter(({ name }) => name === 'token');
    await context.addCookies(known.map((cookie) => ({ ...cookie, value: 'x'.repeat(43) })));
    await lookAt(page);
    await expect(notice(page)).toHaveCount(1);
    await expect(page).toHaveURL('/auth/login?redirectUrl=%2Ffaq');
    for (const name of ['token', 'loggedIn', 'profile']) expect(await cookieNames(context)).not.toContain(name);
  });

  test('is told also when the server finds it on the way to a page (SES-4)', async ({ page, newShopper }) => {
    const { api } = await newShopper();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await asCalled(page, '**/_next/data/**/cart.json*', 'GET', () => api(authEndpoints.logout, {}));
    await cart(page, '0 items').click();
    await expect(notice(page)).toHaveCount(1);
    await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fcart');
    await expect(loginLink(page)).toBeVisible();
  });
});
