import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

test.use({ expectedErrors: [/status of 404|Failed to load chunk|ChunkLoadError/] });

/** After a deploy: the code of the pages that are open is there no more. @returns how it comes back */
async function loseCode(page: Page): Promise<() => void> {
  let isGone = true;
  await page.route('**/_next/static/chunks/**', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return () => (isGone = false);
}

test('a part whose code is gone says so, keeps what is written, and comes with a new page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByRole('main').getByRole('combobox', { name: 'Paste a product link or search' });
  await search.fill('red lamp');
  const restore = await loseCode(page);
  const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(missing.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(search).toHaveValue('red lamp');
  restore();
  await missing.first().getByRole('button', { name: 'Load again' }).click();
  await page.waitForLoadState('networkidle');
  await expect(missing).toHaveCount(0);
});

test('a page whose code is gone is loaded whole', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isBefore: true }));
  const restore = await loseCode(page);
  page.on('request', (request) => request.isNavigationRequest() && restore());
  await page.locator('a[href="/faq"]').first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isBefore' in window)).toBe(false);
});
