import type { Locator, Page } from '@playwright/test';
import { cartEndpoints } from '../src/contract/cart.endpoints';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { buyingOf } from './support/buying';
import { expect, test } from './support/fixtures';
import { shipGoods, storeGoods } from './support/goods';
import { fund, PAY_PASSWORD, placeOrder, setPayPassword } from './support/shopper';
import { SNEAKER, sneakerPage } from './support/products';

const PHONE = { width: 390, height: 844 };

/** What only a browser that lays out and paints can tell. */
const boxOf = async (part: Locator) => (await part.boundingBox())!;

/** From 0, black, to 255: the brightest part of a colour as computed. */
const brightnessOf = (part: Locator) =>
  part.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });

test.describe('in the dark, on a phone', () => {
  test.use({ viewport: PHONE });

  test('hearts lie on dark circles, on cards and on a product', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'colorScheme', value: 'dark', url: baseURL! }]);
    for (const path of ['/product-search?keyword=shoes', sneakerPage()]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const hearts = page.locator('button[aria-pressed][aria-label*="favourites"]');
      await expect(hearts.first()).toBeAttached();
      for (const heart of await hearts.all()) expect(await brightnessOf(heart), path).toBeLessThan(90);
    }
  });
});

const copyPhone = async (page: Page) => {
  const support = page.getByRole('button', { name: 'Get support' });
  if (await support.isVisible()) await support.click();
  await page.getByRole('button', { name: 'Copy +61 2 5550 0123' }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
};

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: { width: 1440, height: 900 } })) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a message leaves the way to cart, account and search open', async ({ page, context, newShopper }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await newShopper();
      await page.goto('/faq', { waitUntil: 'networkidle' });
      await copyPhone(page);
      const message = page.getByRole('alert').filter({ hasText: 'Copied' });
      await expect(message).toBeVisible();
      const header = page.getByRole('banner');
      const ways = header.getByRole('link').or(header.getByRole('button')).or(header.getByRole('combobox'));
      const lowest = async () =>
        Math.max(...(await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().bottom))));
      // the header changes with the way that the page has been scrolled
      await expect.poll(async () => (await boxOf(message)).y - (await lowest())).toBeGreaterThanOrEqual(0);
    });

    test.describe('away from the network', () => {
      test.use({ expectedErrors: [/net::ERR_FAILED/] });

      test('the cart says so, apart from the way to try again', async ({ page, newShopper }) => {
        const { api } = await newShopper();
        const { productUrl, skuId } = SNEAKER;
        await api(cartEndpoints.add, { body: { productUrl, productSkuId: skuId, quantity: 1 } });
        await page.route('**/api/front/cart/refresh*', (route) => route.abort());
        await page.goto('/cart', { waitUntil: 'networkidle' });
        const alert = page.getByRole('complementary', { name: 'Summary' }).getByRole('alert');
        const again = alert.getByRole('button', { name: 'Try again' });
        await again.scrollIntoViewIfNeeded();
        const between = await alert.evaluate((node) => {
          const range = document.createRange();
          range.selectNodeContents(document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode()!);
          const { top } = node.querySelector('button')!.getBoundingClientRect();
          return top - range.getBoundingClientRect().bottom;
        });
        expect(between).toBeGreaterThanOrEqual(6);
        await page.unroute('**/api/front/cart/refresh*');
        await again.click();
        await expect(alert).toBeHidden();
      });
    });
  });
}

const CORNERS = [
  [0.02, 0.5],
  [0.5, 0.5],
  [0.98, 0.5],
];

/** Nothing lies on it, from one end to the other. */
const isOnTop = (part: Locator) =>
  part.evaluate((node, points) => {
    node.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = node.getBoundingClientRect();
    return points.every(([across, down]) => {
      const top = document.elementFromPoint(x + width * across!, y + height * down!);
      return top !== null && (node.contains(top) || top.contains(node));
    });
  }, CORNERS);

test('a parcel in a shipment shows its state and how many photos it has beside each other', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  await fund(shopper, 50_000);
  await setPayPassword(shopper);
  await shipGoods(shopper, await storeGoods(shopper));
  for (const locale of ['', '/ar', '/uz'])
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${locale}/my/in-stock-items?view=shipping`, { waitUntil: 'networkidle' });
      const card = page.getByRole('main').getByRole('article').first();
      const state = card.locator('[data-tone]').first();
      const count = card.locator('button [aria-hidden]:has(svg)').first();
      const [a, b] = [await boxOf(state), await boxOf(count)];
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect.soft([isApart, await isOnTop(state)], `${locale} ${String(width)}`).toEqual([true, true]);
    }
});

/** Lines that the words of a label take. */
const linesOf = (label: Locator) =>
  label.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** It is as wide as what stands in it. */
const isWhole = (field: Locator) =>
  field.evaluate((node) => {
    const free = node.cloneNode() as HTMLElement;
    free.style.cssText = 'position: absolute; inline-size: max-content; min-inline-size: 0';
    node.after(free);
    const wanted = free.offsetWidth;
    free.remove();
    return wanted <= (node as HTMLElement).offsetWidth;
  });

test('what was paid at a seller is noted in fields that hold their words and the hour', async ({
  newShopper,
  newStaff,
}) => {
  const shopper = await newShopper('wharf');
  await fund(shopper, 90_000);
  await setPayPassword(shopper);
  const { id, orderNo } = await placeOrder(shopper);
  await shopper.api(purchaseEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  const buyer = await newStaff('wharf', 'buyer');
  await buyingOf(buyer).take(orderNo);
  const { main, page, say } = buyer;
  const paidAt = main.locator('input[type="datetime-local"]');
  await paidAt.fill('2026-10-20T22:40');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['account', 'paidAt', 'reference'])
      expect.soft(await linesOf(main.getByText(say(`buying.place.${name}`), { exact: true })), name).toBe(1);
    expect.soft(await isWhole(paidAt), String(width)).toBe(true);
  }
});

test('a queue on a phone has its tools in one row, and of each order what and whose it is at one edge', async ({
  atDesk,
  originOf,
}) => {
  const page = await atDesk('owner');
  await page.setViewportSize(PHONE);
  await page.goto(`${originOf('demo')}/operator/buying?view=open`, { waitUntil: 'networkidle' });
  const tools = page.getByRole('button', { name: /^(Marketplace|Days in its state|Group|Columns|Keep this view)$/ });
  const middles = (await Promise.all((await tools.all()).map(boxOf))).map(({ y, height }) => y + height / 2);
  expect(middles.length).toBeGreaterThan(3);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  await expect(page.getByRole('button', { name: /^Rows/ })).toHaveCount(0);
  for (const row of await page.locator('[data-row]').all()) {
    const [picture, words] = [await boxOf(row.locator('img')), await boxOf(row.getByRole('link'))];
    expect(Math.abs(picture.y - words.y)).toBeLessThan(6);
  }
});
