import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { findings, PHONE } from './support/looks';
import { DESK_PAGES, fillShopperPages, OF_THE_DEMO, PUBLIC_PAGES } from './support/pages';
import { sneakerPage } from './support/products';

test('the server’s first byte is dark where the cookie says so', async ({ page, context, originOf }) => {
  await context.addCookies([{ name: 'colorScheme', value: 'dark', url: originOf('demo') }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await findings(page)).toEqual([]);
});

test('who chose nothing sees what the device has, without a fault, and keeps what they choose then', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/demo/outbox');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Light colours' }).click();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test.describe('what opens over a page', () => {
  test.describe.configure({ mode: 'parallel' });
  const check = async (page: Page, name: string) => expect.soft(await findings(page), name).toEqual([]);

  test('has no barrier on a desk: what the header opens', async ({ page, newShopper }) => {
    await newShopper();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('combobox', { name: 'Paste a product link or search' }).first().click();
    await expect(page.getByRole('listbox').first()).toBeVisible();
    await check(page, 'suggestions');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search by picture' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Search by picture' })).toBeVisible();
    await check(page, 'search by picture');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account of/ }).hover();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await check(page, 'account menu');
  });

  test('has no barrier on a desk: what buying opens', async ({ page, newShopper }) => {
    const pages = await fillShopperPages(await newShopper());
    await page.goto(`${pages['my/purchase/[id]']}?pay=1`);
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await check(page, 'pay dialog');
    await page.goto('/cart');
    await page.getByRole('button', { name: /^Check out/ }).click();
    await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible();
    await check(page, 'checkout');
    await page.goto('/my/balance');
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.getByRole('dialog').getByLabel('Amount')).toBeVisible();
    await check(page, 'top-up dialog');
    await page.goto('/favorites');
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
    await check(page, 'choice dialog');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('has no barrier', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'menu');
      await page.goto(sneakerPage(), { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /^Choose options/ }).click();
      await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible();
      await check(page, 'choice sheet');
      await page.goto('/product-search?keyword=shoes&channel=TAOBAO', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      await check(page, 'filters');
    });
  });
});

// those of the platform are of no shop: they stand at a host of their own
test('the lists above name every page of the shop', async ({ newShopper }) => {
  const files = readdirSync(join('src', 'pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        file.endsWith('.tsx') && !/^(_|404|api\/|platform)|\.(html|ico|json|png|txt|webmanifest|xml)\.tsx$/.test(file),
    )
    .map((file) => file.slice(0, -'.tsx'.length));
  const listed = [
    ...Object.keys(PUBLIC_PAGES),
    ...Object.keys(await fillShopperPages(await newShopper())),
    ...Object.keys(DESK_PAGES),
  ];
  expect(listed.sort()).toEqual([...files, ...OF_THE_DEMO].sort());
});

test.describe('the security policy', () => {
  test.use({ expectedErrors: [/inline event handler|^CSP: script-src-attr stopped inline/] });

  test('gives each answer a nonce of its own and stops what has none', async ({ page, request }) => {
    const nonceOf = async () => {
      const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
      return /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    };
    const [first, second] = [await nonceOf(), await nonceOf()];
    expect(first).toMatch(/^[\w+/=]{22,}$/);
    expect(second).not.toBe(first);

    await page.goto('/');
    const stopped = page.waitForEvent('console', (message) => message.text().startsWith('CSP: script-src-attr'));
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="document.title = 'smuggled'">`),
    );
    await stopped;
    expect(await page.title()).not.toBe('smuggled');
  });
});
