import { accountEndpoints } from '../src/contract/account.endpoints';
import { authEndpoints } from '../src/contract/auth.endpoints';
import { apiOf } from './support/api';
import { asCalled } from './support/as-called';
import { expect, test } from './support/fixtures';
import { sneakerPage, SNEAKER } from './support/products';
import { PASSWORD, signUp } from './support/shopper';

test.describe('pages that need a login', () => {
  for (const path of ['/cart', '/checkout', '/my/purchase', '/my/balance', '/manual-order?url=https://a.example/b']) {
    test(`${path} sends a visitor to login with 307, and the way back in the address`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      const target = new URL(response.headers().location ?? '', 'http://shop.example');
      expect(target.pathname).toBe('/auth/login');
      expect(decodeURIComponent(target.searchParams.get('redirectUrl') ?? '')).toBe(decodeURIComponent(path));
    });
  }

  test('keep their language on the way', async ({ request }) => {
    const response = await request.get('/fr/cart', { maxRedirects: 0 });
    expect(response.headers().location).toBe('/fr/auth/login?redirectUrl=%2Ffr%2Fcart');
  });
});

test.describe('a session', () => {
  test('opens by the form and returns to the page that asked', async ({ page, request, originOf }) => {
    const { email } = await signUp(request, originOf('demo'));
    await page.goto('/my/purchase');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/my/purchase');
    await expect(page.getByRole('button', { name: 'Account of Mei Lantern' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  });

  test.describe('with a wrong password', () => {
    test.use({ expectedErrors: [/status of 401/] });
    test('does not open', async ({ page, request, context, originOf }) => {
      const { email } = await signUp(request, originOf('demo'));
      await page.goto('/auth/login');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not-this-one-9');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-mail or password is not right.');
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
    });
  });

  test('ends with logout, and its token with it', async ({ page, context, request, newShopper, originOf }) => {
    const { token } = await newShopper();
    await page.goto('/my/purchase');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: /Log in/ }).first()).toBeVisible();
    const left = (await context.cookies()).map(({ name }) => name);
    for (const name of ['token', 'loggedIn', 'profile']) expect(left).not.toContain(name);
    // nobody waits longer than a moment for the shop to hear of it
    const asked = () =>
      apiOf(request, originOf('demo'), token)(accountEndpoints.getProfile, {}).catch((error: Error) => error.message);
    await expect.poll(asked).toBe('401 SESSION_EXPIRED');
  });

  test('that ended elsewhere leads a new page to login, and back', async ({ page, newShopper }) => {
    const { api } = await newShopper();
    // a call still under way would be refused, which the console tells
    const synced = page.waitForResponse('**/api/front/cart');
    await page.goto('/', { waitUntil: 'networkidle' });
    await (await synced).finished();
    await api(authEndpoints.logout, {});
    await page.goto('/my/purchase');
    await expect(page).toHaveURL('/auth/login?redirectUrl=%2Fmy%2Fpurchase');
    // what the browser believed is gone, so the next page is a visitor's
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Log in/ }).first()).toBeVisible();
  });

  test.describe('that ended elsewhere while a page stands open', () => {
    test.use({ expectedErrors: [/status of 401/] });

    test('gives one notice, leads to login, and returns', async ({ page, newShopper }) => {
      const { api, email } = await newShopper();
      await page.goto(sneakerPage());
      await page.getByText('Black', { exact: true }).click();
      await page.getByText('41', { exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
      await asCalled(page, '**/api/front/cart', 'POST', () => api(authEndpoints.logout, {}));
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByText('Login session expired!')).toHaveCount(1);
      await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fproduct/);

      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);
    });

    test('is noticed when the tab is looked at again', async ({ page, newShopper }) => {
      const { api } = await newShopper();
      await page.goto('/');
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
      await api(authEndpoints.logout, {});
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('Login session expired!')).toHaveCount(1);
      await expect(page).toHaveURL(/\/auth\/login/);
    });
  });

  test('that ended in another tab is noticed without asking the server', async ({ page, context, newShopper }) => {
    await newShopper();
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    for (const name of ['token', 'loggedIn', 'profile']) await context.clearCookies({ name });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('link', { name: /Log in/ }).first()).toBeVisible();
  });
});
