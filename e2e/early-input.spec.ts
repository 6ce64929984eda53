import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { sneakerPage } from './support/products';
import { PASSWORD, signUp } from './support/shopper';

const CODE = '**/_next/static/**/*.js';

/** A slow connection: some of a page's files wait. @returns what lets them through */
async function hold(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** When the files of an address so ending were asked for, or were there, in ms since the page began. */
const timesOf = (page: Page, ending: string, which: 'fetchStart' | 'responseEnd') =>
  page.evaluate(
    ([ending, which]) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(ending))
        .map((file) => (file as PerformanceResourceTiming)[which]),
    [ending, which] as const,
  );

const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

test.describe('before its code has come, a page', () => {
  test('takes a choice and the cart button, and does them then', async ({ page, newShopper }) => {
    await newShopper();
    const release = await hold(page, CODE);
    await page.goto(sneakerPage(), { waitUntil: 'commit' });
    await page.getByText('Black', { exact: true }).click();
    await page.getByText('41', { exact: true }).click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    release();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('radio', { name: '41' })).toBeChecked();
  });

  test('takes a login, without a word of it in the address', async ({ page, request, originOf }) => {
    const { email } = await signUp(request, originOf('demo'));
    const release = await hold(page, CODE);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/auth/login?redirectUrl=%2Fmy%2Fpurchase', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    release();
    await expect(page).toHaveURL('/my/purchase');
    for (const address of addresses) {
      expect(address).not.toContain(PASSWORD);
      expect(address).not.toContain(encodeURIComponent(email));
    }
  });
});

test.describe('the code of a page', () => {
  test('is not asked for before what it takes to draw the page is there', async ({ page }) => {
    const release = await hold(page, '**/_next/static/**/*.css');
    const held = page.waitForRequest('**/_next/static/**/*.css');
    await page.goto('/', { waitUntil: 'commit' });
    await held;
    release();
    const scripts = () => timesOf(page, '.js', 'fetchStart');
    await expect.poll(async () => (await scripts()).length).toBeGreaterThan(5);
    const drawnWith = await page.locator('head link[data-n-g], head link[data-n-p]').evaluateAll(hrefsOf);
    const styles = (await Promise.all(drawnWith.map((href) => timesOf(page, href, 'responseEnd')))).flat();
    expect(styles.length).toBeGreaterThan(2);
    expect(Math.min(...(await scripts()))).toBeGreaterThan(Math.max(...styles));
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('comes to a tab that nobody looks at', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});
