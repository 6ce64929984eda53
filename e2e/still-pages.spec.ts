import type { Page } from '@playwright/test';
import { cartEndpoints } from '../src/contract/cart.endpoints';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { expect, test } from './support/fixtures';
import { saveHome, storeGoods } from './support/goods';
import { SNEAKER } from './support/products';
import { fund, setPayPassword } from './support/shopper';

/** How far parts of the page have moved that nobody had touched, as browsers reckon it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!hadRecentInput) sum += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // what was noted before comes within a frame
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test.describe('a page stands still while it comes', () => {
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  })) {
    test.describe(size, () => {
      test.use({ viewport });

      test('the cart, with what is in it chosen', async ({ page, newShopper }) => {
        const { api } = await newShopper();
        const { productUrl, skuId } = SNEAKER;
        await api(cartEndpoints.add, { body: { productUrl, productSkuId: skuId, quantity: 1 } });
        await page.goto('/cart', { waitUntil: 'networkidle' });
        await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
        await expect(page.locator('[aria-busy="false"]').getByText('Service fee').first()).toBeAttached();
        expect(await shiftOf(page)).toBeLessThan(0.01);
      });

      test('a new shipment, and an order of the account', async ({ page, newShopper }) => {
        const shopper = await newShopper();
        await fund(shopper, 50_000);
        await setPayPassword(shopper);
        await saveHome(shopper);
        const parcelId = await storeGoods(shopper);
        await page.goto(`/my/transit/new?parcels=${parcelId}`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('radio', { name: /^Air/ })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Order this shipment' })).toBeEnabled();
        expect(await shiftOf(page)).toBeLessThan(0.01);
        const [order] = (await shopper.api(purchaseEndpoints.list, { query: { pageNo: 1, pageSize: 1 } })).items;
        await page.goto(`/my/purchase/${order?.id}`, { waitUntil: 'networkidle' });
        await expect(page.getByRole('textbox', { name: 'Your message' })).toBeAttached();
        expect(await shiftOf(page)).toBeLessThan(0.01);
      });

      test('the way of who is logged in past sign-up', async ({ page, newShopper }) => {
        await newShopper();
        await page.goto('/auth/register', { waitUntil: 'networkidle' });
        await expect(page).toHaveURL(/\/$/);
        expect(await shiftOf(page)).toBeLessThan(0.01);
      });
    });
  }
});
