import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fillShopperPages, PUBLIC_PAGES, PUBLIC_STATES } from './support/pages';
import { sneakerPage } from './support/products';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What axe finds on the page as it stands: rule, what it is about, where. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, any }) => `${impact} ${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`),
  );
}

/** Colours are custom properties below this attribute: what the server writes for the cookie, without a new visit. */
const paint = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', name);
    // half-way between two colours nothing can be read
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  }, scheme);

/** Two looks show each page wide and narrow, light and dark, from left to right and from right to left. */
const LOOKS = {
  ltr: { size: DESK, scheme: 'light' },
  rtl: { size: PHONE, scheme: 'dark' },
} as const;

/** Goes to each page and notes all that axe finds; errors of the console are the fixture's. */
async function inspect(page: Page, addresses: string[], direction: 'ltr' | 'rtl') {
  const { size, scheme } = LOOKS[direction];
  await page.setViewportSize(size);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect.soft(page.locator('html')).toHaveAttribute('dir', direction);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await paint(page, scheme);
      expect.soft(await findings(page), `${address} ${size.width} ${scheme}`).toEqual([]);
    });
  }
}

/** Dubai does no sourcing. */
const SHOP_HAS_NONE = '/sourcing-service';

test.describe('every page, wide and narrow, light and dark', () => {
  test.describe.configure({ timeout: 240_000 });

  test('has no barrier and breaks no policy for a visitor', async ({ page }) => {
    await inspect(page, [...Object.values(PUBLIC_PAGES), ...PUBLIC_STATES], 'ltr');
  });

  // every page below /my among them (RTE-7, RTE-8): one that is not there would answer 404, which the console tells
  test('has no barrier and breaks no policy for a shopper', async ({ page, newShopper }) => {
    await inspect(page, Object.values(await fillShopperPages(await newShopper())), 'ltr');
  });

  test('has none for a visitor who reads from right to left', async ({ page, originOf }) => {
    const paths = [...Object.values(PUBLIC_PAGES), ...PUBLIC_STATES].filter((path) => path !== SHOP_HAS_NONE);
    await inspect(
      page,
      paths.map((path) => `${originOf('dubai')}/ar${path}`),
      'rtl',
    );
  });

  test('has none for a shopper who reads from right to left', async ({ page, newShopper, originOf }) => {
    const paths = Object.values(await fillShopperPages(await newShopper('dubai')));
    await inspect(
      page,
      paths.map((path) => `${originOf('dubai')}/ar${path}`),
      'rtl',
    );
  });
});

test('the server’s first byte is dark where the cookie says so', async ({ page, context, originOf }) => {
  await context.addCookies([{ name: 'colorScheme', value: 'dark', url: originOf('demo') }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await findings(page)).toEqual([]);
});

test.describe('what opens over a page', () => {
  const check = async (page: Page, name: string) => expect.soft(await findings(page), name).toEqual([]);

  test('has no barrier on a desk', async ({ page, newShopper }) => {
    const pages = await fillShopperPages(await newShopper());
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

test('the lists above name every page of the shop', async ({ newShopper }) => {
  const files = readdirSync(join('src', 'pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !/^(_|404|api\/)|\.(txt|xml|ico)\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length));
  const listed = [...Object.keys(PUBLIC_PAGES), ...Object.keys(await fillShopperPages(await newShopper()))];
  expect(listed.sort()).toEqual(files.sort());
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
