import type { Page } from '@playwright/test';
import { walletEndpoints } from '../src/contract/wallet.endpoints';
import { expect, test } from './support/fixtures';
import { chooseBlackSize41, orderThroughCart, searchFor, typePin } from './support/journeys';
import { SNEAKER } from './support/products';
import { balanceOf, PASSWORD, PAY_PASSWORD } from './support/shopper';

/** 89.00 yuan at 0.1389 and 2 % margin, free delivery, the smallest fee of 8.00 yuan: what every page must say. */
const GOODS = '$12.61';
const FEE = '$1.13';
const TOTAL = '$13.74';
const TOP_UP = '$20.00';
const REST = '$6.26';

const main = (page: Page) => page.getByRole('main');

test.describe('from a word to a paid order', () => {
  test('search, choose, cart, checkout, top up, pay password, paid', async ({ page, newShopper }) => {
    const shopper = await newShopper();

    await test.step('find it by a word', async () => {
      await page.goto('/');
      await searchFor(page, 'canvas sneakers');
      await main(page).getByRole('link', { name: SNEAKER.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);
    });

    await test.step('choose colour and size; the price names every fee', async () => {
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByText('Please choose: Size')).toBeVisible();
      await chooseBlackSize41(page);
      const receipt = page.getByRole('complementary', { name: 'Buy' });
      for (const sum of [GOODS, FEE, TOTAL]) await expect(receipt).toContainText(sum);
    });

    await test.step('cart and checkout say the same', async () => {
      await orderThroughCart(page);
      await expect(page.getByRole('dialog', { name: `Pay ${TOTAL}` })).toBeVisible();
      await page.keyboard.press('Escape');
      for (const sum of [GOODS, FEE, TOTAL]) await expect(main(page)).toContainText(sum);
      await expect(main(page).getByText('To pay', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    });
    const orderPage = new URL(page.url()).pathname;

    await test.step('top up through the sandbox', async () => {
      await page.goto('/my/balance');
      await page.getByRole('button', { name: 'Top up' }).click();
      const dialog = page.getByRole('dialog', { name: 'Top up your balance' });
      await dialog.getByLabel('Amount').fill('20');
      await dialog.getByRole('button', { name: /^Continue to pay/ }).click();
      await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
      await expect(main(page)).toContainText(TOP_UP);
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(main(page).getByText('Paid, thank you')).toBeVisible();
      await main(page).getByRole('link', { name: 'See your balance' }).click();
      await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText(TOP_UP);
    });

    await test.step('set a pay password and pay', async () => {
      await page.goto(orderPage);
      await page.getByRole('button', { name: 'Pay now' }).click();
      await typePin(page, 'New pay password', PAY_PASSWORD);
      await typePin(page, 'Once more', '111222');
      await page.getByRole('dialog').getByLabel('Login password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Set and pay' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(/not the same/);
      await typePin(page, 'Once more', PAY_PASSWORD);
      await page.getByRole('button', { name: 'Set and pay' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
    });

    await test.step('the books agree', async () => {
      await page.goto('/my/balance');
      await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText(REST);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toContainText('Payment');
      await expect(rows.nth(1)).toContainText(`-${TOTAL}`);
      await expect(rows.nth(1)).toContainText(REST);
      await expect(rows.nth(2)).toContainText('Top-up');
      await expect(rows.nth(2)).toContainText(`+${TOP_UP}`);
      expect(await balanceOf(shopper)).toBe(626);
      const { total } = await shopper.api(walletEndpoints.listTransactions, { query: { pageNo: 1, pageSize: 10 } });
      expect(total).toBe(2);
    });
  });

  test('buy now, pay at once, then close the order: the whole sum comes back', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    await page.goto('/product-search?keyword=canvas%20sneakers&channel=TAOBAO');
    await main(page).getByRole('link', { name: SNEAKER.title }).click();
    await chooseBlackSize41(page);
    await page.getByRole('button', { name: 'Buy now', exact: true }).click();
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(page.getByText('Please agree to the terms to order.')).toBeVisible();
    await page.getByRole('checkbox', { name: /I have read the terms/ }).check();
    await page.getByRole('button', { name: 'Place the order' }).click();
    const dialog = page.getByRole('dialog', { name: `Pay ${TOTAL}` });
    await dialog.getByRole('button', { name: 'Continue to Test payment' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await main(page).getByRole('link', { name: 'See your orders' }).click();
    await main(page).getByRole('article').getByRole('link', { name: 'Details' }).click();

    await page.getByRole('button', { name: 'Close the order' }).click();
    const question = page.getByRole('dialog', { name: 'Close this order?' });
    await expect(question).toContainText(`${TOTAL} comes back to you`);
    await expect(question.getByRole('radio', { name: /To my balance/ })).toBeChecked();
    await question.getByRole('button', { name: 'Close the order' }).click();
    await expect(main(page).getByText('You closed it').first()).toBeVisible();
    expect(await balanceOf(shopper)).toBe(1374);
  });
});
