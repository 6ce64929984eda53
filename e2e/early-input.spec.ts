import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { sneakerPage } from './support/products';
import { PASSWORD, signUp } from './support/shopper';

/** A slow connection: the page is there, its code is not. @returns what lets it through */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('before its code has come, a page', () => {
  test('takes a choice and the cart button, and does them then', async ({ page, newShopper }) => {
    await newShopper();
    const release = await holdScripts(page);
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
    const release = await holdScripts(page);
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
  test('is asked for while its picture is drawn, and runs after it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const [painted, ...asked] = await page.evaluate(() => [
      ...performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((file) => (file as PerformanceResourceTiming).fetchStart),
    ]);
    expect(asked.length).toBeGreaterThan(5);
    const styles = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.css'))
        .map((file) => (file as PerformanceResourceTiming).responseEnd),
    );
    expect(Math.min(...asked)).toBeGreaterThan(Math.max(...styles));
    const [hydration] = await page.evaluate(() =>
      performance.getEntriesByName('Next.js-hydration').map(({ startTime }) => startTime),
    );
    expect(hydration).toBeGreaterThan(painted ?? Infinity);
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
