import type { Page } from '@playwright/test';
import { typePin } from './support/journeys';
import { expect, test } from './support/fixtures';
import { balanceOf, fund, PAY_PASSWORD, placeOrder, readOrder, setPayPassword } from './support/shopper';

test.use({ expectedErrors: [/status of 4(03|22|29)/] });

const BALANCE = 10_000;

/** What was refused is taken out, and the focus goes where it is typed again. */
async function expectEmptied(page: Page) {
  const first = page.getByRole('dialog').getByLabel('Pay password 1', { exact: true });
  await expect(first).toHaveValue('');
  await expect(first).toBeFocused();
}

test.describe('a wrong pay password', () => {
  test('leaves the order unpaid and the balance whole, and the right one still pays', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    await fund(shopper, BALANCE);
    await setPayPassword(shopper);
    const order = await placeOrder(shopper);
    await page.goto(`/my/purchase/${order.id}?pay=1`);

    await typePin(page, 'Pay password', '739999');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('The pay password is not right.');
    expect((await readOrder(shopper, order)).status).toBe('PENDING_PAYMENT');
    expect(await balanceOf(shopper)).toBe(BALANCE);

    await expectEmptied(page);
    await typePin(page, 'Pay password', PAY_PASSWORD);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('Paid', { exact: true }).first()).toBeVisible();
    expect((await readOrder(shopper, order)).status).toBe('PAID');
    expect(await balanceOf(shopper)).toBe(BALANCE - order.total.local.amount);
  });

  test('locks after five tries, for the right one too', async ({ page, newShopper }) => {
    const shopper = await newShopper();
    await fund(shopper, BALANCE);
    await setPayPassword(shopper);
    const order = await placeOrder(shopper);
    await page.goto(`/my/purchase/${order.id}?pay=1`);
    const alert = page.getByRole('dialog').getByRole('alert');

    for (const pin of ['739991', '739992', '739993', '739994', '739995']) {
      await typePin(page, 'Pay password', pin);
      const answer = page.waitForResponse((response) => response.url().endsWith('/pay'));
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await answer;
      await expect(alert).toHaveText('The pay password is not right.');
      await expectEmptied(page);
    }
    await typePin(page, 'Pay password', PAY_PASSWORD);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(alert).toHaveText(/Too many wrong pay passwords/);
    expect((await readOrder(shopper, order)).status).toBe('PENDING_PAYMENT');
    expect(await balanceOf(shopper)).toBe(BALANCE);
  });
});
