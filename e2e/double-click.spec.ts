import type { Locator } from '@playwright/test';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { walletEndpoints } from '../src/contract/wallet.endpoints';
import { expect, test } from './support/fixtures';
import { chooseBlackSize41, typePin } from './support/journeys';
import { sneakerPage } from './support/products';
import { balanceOf, fund, placeOrder, setPayPassword } from './support/shopper';

const PAGE = { query: { pageNo: 1, pageSize: 10 } };

/** The answer to the first click comes after the second: a busy machine may else leave more between them than a hand. */
async function doubleClick(button: Locator) {
  const page = button.page();
  let release: () => void = () => undefined;
  const clicked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/front/**', async (route) => {
    if (route.request().method() !== 'GET') await clicked;
    await route.continue();
  });
  await button.dblclick();
  release();
}

test.describe('a double click', () => {
  test('on “Place the order” makes one order', async ({ page, newShopper }) => {
    const { api } = await newShopper();
    await page.goto(sneakerPage());
    await chooseBlackSize41(page);
    await page.getByRole('button', { name: 'Buy now', exact: true }).click();
    await page.getByRole('checkbox', { name: /I have read the terms/ }).check();
    await doubleClick(page.getByRole('button', { name: 'Place the order' }));
    await expect(page).toHaveURL(/\/my\/purchase\/[^/?]+\?pay=1/);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await api(purchaseEndpoints.list, PAGE)).total).toBe(1);
  });

  test('on “Pay” takes the money once', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    await fund(shopper, 10_000);
    await setPayPassword(shopper);
    const order = await placeOrder(shopper);
    await page.goto(`/my/purchase/${order.id}?pay=1`);
    await typePin(page);
    await doubleClick(page.getByRole('button', { name: /^Pay \$/ }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible();
    expect(await balanceOf(shopper)).toBe(10_000 - order.total.local.amount);
    const { items } = await shopper.api(walletEndpoints.listTransactions, PAGE);
    expect(items.filter(({ kind }) => kind === 'PAYMENT')).toHaveLength(1);
  });

  test('on “Add to cart” adds once', async ({ page, newShopper }) => {
    await newShopper();
    await page.goto(sneakerPage());
    await chooseBlackSize41(page);
    await doubleClick(page.getByRole('button', { name: 'Add to cart', exact: true }));
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('group', { name: /^Quantity of/ }).getByRole('textbox')).toHaveValue('1');
  });

  test('on “Continue to Test payment” starts one charge', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    const order = await placeOrder(shopper);
    await page.goto(`/my/purchase/${order.id}?pay=1`);
    const starts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/third-pay/')) starts.push(request.url());
    });
    await doubleClick(page.getByRole('dialog').getByRole('button', { name: 'Continue to Test payment' }));
    await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
    expect(starts).toHaveLength(1);
  });
});
