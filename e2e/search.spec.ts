import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { logInByForm, searchBox, searchFor } from './support/journeys';
import { signUp } from './support/shopper';

const results = (page: Page) => page.getByRole('main').getByRole('article');

/** Prices in yuan as the cards show them, in the order of the page. */
const yuanPrices = async (page: Page) =>
  (await results(page).allInnerTexts()).map((text) =>
    Number(/¥\s*([\d,]+\.?\d*)/.exec(text)?.[1]?.replaceAll(',', '')),
  );

test.describe('search', () => {
  for (const [what, words] of [
    ['a mistyped word', 'snekaers'],
    ['Chinese', '帆布鞋'],
    ['Vietnamese', 'giày'],
    ['Vietnamese without its accents', 'giay'],
  ] as const) {
    test(`finds shoes by ${what}`, async ({ page }) => {
      await page.goto('/');
      await searchFor(page, words);
      await expect(page).toHaveURL(
        (url) => url.pathname === '/product-search' && url.searchParams.get('keyword') === words,
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(results(page).first()).toContainText(/shoe|sneaker|boot|sandal|trainer/i);
    });
  }

  test('offers hot keywords, what was searched before, and how a word may go on (SRCH-6)', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).click();
    await page.getByRole('option', { name: 'backpack', exact: true }).click();
    // the word is of no one platform
    await expect(page).toHaveURL('/product-search?keyword=backpack');
    await expect(searchBox(page)).toHaveValue('backpack');
    await expect(page.getByRole('listbox')).toBeHidden();

    await searchBox(page).click();
    const recent = page.getByRole('group', { name: 'Your recent searches' });
    await expect(recent.getByRole('option')).toHaveText(['backpack']);
    await page.mouse.click(5, 500);
    await expect(page.getByRole('listbox')).toBeHidden();

    await searchBox(page).fill('canvas');
    await page.getByRole('option', { name: 'canvas sneakers' }).click();
    await expect(page).toHaveURL('/product-search?keyword=canvas+sneakers&filters=&channel=');
    await expect(results(page).first()).toContainText(/sneakers/i);

    await page.goto('/about');
    await expect(searchBox(page)).toHaveValue('');
    await searchBox(page).click();
    await recent.getByRole('option', { name: 'backpack' }).hover();
    await recent.getByRole('option', { name: 'backpack' }).locator('[aria-hidden]').last().click();
    await expect(recent.getByRole('option')).toHaveText(['canvas sneakers']);
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent).toBeHidden();
  });

  test('opens a pasted link where a visitor has logged in (SRCH-2, SRCH-3, RTE-4)', async ({
    page,
    request,
    originOf,
  }) => {
    // a shop that wants a login first
    const origin = originOf('seoul');
    const { email } = await signUp(request, origin);
    await page.goto(`${origin}/`);
    await searchFor(page, '「mug」 https://m.1688.com/offer/?offerId=714506238841 look');
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fproduct%3Furl%3D/);
    await logInByForm(page, email);
    await expect(page).toHaveURL(/\/product\?url=[\w-]+&filters=$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/mug/i);
  });

  test('grow with the window: a sixth and a seventh column, in a frame of 1920 at most (FRM-16)', async ({ page }) => {
    await page.goto('/product-search?keyword=bag&channel=TAOBAO');
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const tops = await results(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
    };
    await expect.poll(() => columnsAt(1440)).toBe(5);
    await expect.poll(() => columnsAt(1700)).toBe(6);
    await expect.poll(() => columnsAt(1920)).toBe(7);
    await expect.poll(() => columnsAt(2560)).toBe(7);
    const frame = page.getByRole('banner').locator('> div').first();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(1920);
  });

  test('keeps sorting, category and prices in the address, and the back button undoes them', async ({ page }) => {
    await page.goto('/product-search?keyword=shoes&channel=TAOBAO');
    const sorts = page.getByRole('navigation', { name: 'Sort by' });
    await sorts.getByRole('link', { name: 'Price, low first' }).click();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(sorts.getByRole('link', { name: 'Price, low first' })).toHaveAttribute('aria-current', 'true');
    await expect(async () => {
      const prices = await yuanPrices(page);
      expect(prices.length).toBeGreaterThan(2);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }).toPass({ timeout: 20_000 });

    const filters = page.getByRole('main').getByRole('complementary', { name: 'Filters' });
    await filters.getByLabel('Lowest price, yuan').fill('50');
    await filters.getByLabel('Highest price, yuan').fill('150');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/priceStart=50&priceEnd=150/);
    await expect(async () => {
      const prices = await yuanPrices(page);
      expect(prices.length).toBeGreaterThan(0);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(50);
      expect(Math.max(...prices)).toBeLessThanOrEqual(150);
    }).toPass({ timeout: 20_000 });

    const category = filters.getByRole('link').filter({ hasText: /\d/ }).first();
    await category.click();
    await expect(page).toHaveURL(/filters=category/);
    await expect(filters.getByRole('link', { name: 'Clear filters' })).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/filters=category/);
    await expect(page).toHaveURL(/priceStart=50/);
    await page.goBack();
    await expect(page).toHaveURL(/sort=price-asc$/);
    await page.reload();
    await expect(sorts.getByRole('link', { name: 'Price, low first' })).toHaveAttribute('aria-current', 'true');
  });

  test('gives each page of results an address', async ({ page }) => {
    await page.goto('/product-search?channel=TAOBAO');
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    const first = await results(page).first().getByRole('heading').textContent();
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(results(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(results(page).first().getByRole('heading')).toHaveText(first ?? '');
  });

  test('switches the marketplace with the words kept', async ({ page }) => {
    await page.goto('/product-search?keyword=mug&channel=TAOBAO');
    await page.getByRole('navigation', { name: 'Marketplaces' }).getByRole('link', { name: '1688' }).click();
    await expect(page).toHaveURL(/keyword=mug.*channel=ALIBABA/);
    await expect(results(page).first()).toContainText('1688');
  });

  test('says when nothing is found, and what to try', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'zzqxjkvw');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'backpack' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('backpack');
    await expect(results(page).first()).toBeVisible();
  });

  test('leads out of an empty corner of filters', async ({ page }) => {
    await page.goto('/product-search?keyword=mug&channel=ALIBABA&priceStart=9999990&priceEnd=10000000');
    await expect(page.getByText('The filters leave nothing over.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).last().click();
    await expect(results(page).first()).toBeVisible();
  });

  test.describe('when the marketplace does not answer', () => {
    test.use({ expectedErrors: [/status of 50\d|Failed to fetch|ERR_FAILED/] });

    test('keeps the shopper on a page that works', async ({ page }) => {
      await page.goto('/product-search?keyword=mug&channel=TAOBAO');
      await page.route('**/_next/data/**', (route) => route.abort());
      await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Best selling' }).click();
      await expect(page).toHaveURL(/sort=sales/);
      await expect(results(page).first()).toBeVisible();
    });
  });
});
