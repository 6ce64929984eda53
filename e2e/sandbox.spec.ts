import type { Page } from '@playwright/test';
import { paymentEndpoints } from '../src/contract/payment.endpoints';
import { goToSandbox } from './support/journeys';
import { expect, test } from './support/fixtures';
import { balanceOf, placeOrder, readOrder, type Shopper } from './support/shopper';

const RETURN = /\/payment\/return/;

/** A new order, and the browser on the sandbox's page to pay it. */
async function orderAtSandbox(page: Page, shopper: Shopper) {
  const order = await placeOrder(shopper);
  await page.goto(`/my/purchase/${order.id}?pay=1`);
  await goToSandbox(page);
  return order;
}
const decide = (page: Page, name: 'Approve' | 'Decline' | 'Close without paying') =>
  page.getByRole('button', { name }).click();
const outcome = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('paying at the sandbox', () => {
  test('approved: the callback has settled it before the shopper is back', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    const order = await orderAtSandbox(page, shopper);
    const decided = page.waitForResponse((response) => response.url().endsWith('/decision'));
    await decide(page, 'Approve');
    await decided;
    await expect.poll(async () => (await readOrder(shopper, order)).status).toBe('PAID');
    await expect(page).toHaveURL(RETURN);
    await expect(outcome(page)).toHaveText('Paid, thank you');
    await page.getByRole('link', { name: 'See your orders' }).click();
    await expect(page.getByRole('article', { name: `Order ${order.orderNo}` })).toContainText('Paid');
  });

  test('approved with the callback held back: coming back asks the bank and settles it', async ({
    page,
    newShopper,
  }) => {
    const shopper = await newShopper();
    const order = await orderAtSandbox(page, shopper);
    // the connection breaks on the way back, so that nothing asks yet
    await page.route(RETURN, (route) => route.abort());
    await page.getByRole('checkbox', { name: /Hold back the callback/ }).check();
    const leaving = page.waitForRequest(RETURN);
    await decide(page, 'Approve');
    const returnUrl = (await leaving).url();
    expect((await readOrder(shopper, order)).status).toBe('PENDING_PAYMENT');
    await page.unroute(RETURN);
    await page.goto(returnUrl);
    await expect(outcome(page)).toHaveText('Paid, thank you');
    expect((await readOrder(shopper, order)).status).toBe('PAID');
  });

  for (const [decision, name] of [
    ['declined', 'Decline'],
    ['closed', 'Close without paying'],
  ] as const) {
    test(`${decision}: nothing is paid, and paying can be tried again`, async ({ page, newShopper }) => {
      const shopper = await newShopper();
      const order = await orderAtSandbox(page, shopper);
      await decide(page, name);
      await expect(outcome(page)).toHaveText('The payment did not go through. Nothing was taken.');
      expect((await readOrder(shopper, order)).status).toBe('PENDING_PAYMENT');

      await page.goto(`/my/purchase/${order.id}?pay=1`);
      await goToSandbox(page);
      await decide(page, 'Approve');
      await expect(outcome(page)).toHaveText('Paid, thank you');
      expect((await readOrder(shopper, order)).status).toBe('PAID');
    });
  }

  test('a decided page says so and leads back', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    await orderAtSandbox(page, shopper);
    const bank = page.url();
    await decide(page, 'Decline');
    await expect(page).toHaveURL(RETURN);
    await page.goto(bank);
    await expect(page.getByText('This payment has been decided.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(outcome(page)).toHaveText('The payment did not go through. Nothing was taken.');
  });
});

test.describe('the return page', () => {
  test('believes the books, not its address, and never pays twice', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    const order = await orderAtSandbox(page, shopper);
    await decide(page, 'Decline');
    await expect(page).toHaveURL(RETURN);
    const back = new URL(page.url());

    for (const claim of ['status=PAID', 'paid=1&success=true', 'chargeStatus=approved&result=success']) {
      await page.goto(`${back.href}${back.search ? '&' : '?'}${claim}`);
      await expect(outcome(page)).toHaveText('The payment did not go through. Nothing was taken.');
    }
    expect((await readOrder(shopper, order)).status).toBe('PENDING_PAYMENT');

    await page.goto(`/my/purchase/${order.id}?pay=1`);
    await goToSandbox(page);
    await decide(page, 'Approve');
    await expect(outcome(page)).toHaveText('Paid, thank you');
    await page.reload();
    await page.reload();
    await expect(outcome(page)).toHaveText('Paid, thank you');
    const paid = await readOrder(shopper, order);
    expect(paid.timeline.filter(({ status }) => status === 'PAID')).toHaveLength(1);
    // a second charge would have gone to the balance
    expect(await balanceOf(shopper)).toBe(0);
  });

  test.describe('of somebody else', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('is not here for another shopper', async ({ page, newShopper, browser, originOf }) => {
      const context = await browser.newContext();
      const owner = await newShopper('demo', context);
      await context.close();
      const order = await placeOrder(owner);
      const { items } = await owner.api(paymentEndpoints.listUnpaid, { query: { pageNo: 1, pageSize: 10 } });
      const paymentNo = items.find(({ orderNo }) => orderNo === order.orderNo)?.paymentNo ?? '';
      expect(paymentNo).not.toBe('');
      await newShopper();
      const response = await page.goto(`${originOf('demo')}/payment/return?paymentNo=${paymentNo}`);
      expect(response?.status()).toBe(404);
      await expect(outcome(page)).toHaveText('This page is not here');
    });
  });
});
