import type { Page } from '@playwright/test';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { expect, test } from './support/fixtures';
import { letStaffWork } from './support/goods';
import { payFromBalance } from './support/journeys';
import { balanceOf, fund, PAY_PASSWORD, placeOrder, setPayPassword, type Shopper } from './support/shopper';

const FUNDS = 50_000;
const main = (page: Page) => page.getByRole('main');

async function payOrder(shopper: Shopper) {
  await fund(shopper, FUNDS);
  await setPayPassword(shopper);
  const { id } = await placeOrder(shopper);
  return shopper.api(purchaseEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD } });
}

test('what fails its inspection goes back to its seller, and its money to its shopper', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  const { items, total } = await payOrder(shopper);
  await letStaffWork(shopper, { finds: 'FAULT' });

  await test.step('the first page of the account asks what becomes of it', async () => {
    await page.goto('/my');
    await expect(main(page)).toContainText('An item failed inspection');
    await main(page)
      .getByRole('link', { name: /^Decide:/ })
      .click();
    await expect(page).toHaveURL(/\/my\/in-stock-items/);
    const question = page.getByRole('dialog');
    await question.getByRole('radio', { name: 'Send it back' }).check();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toBeHidden();
    await expect(main(page)).toContainText('It goes back to the seller.');
  });

  await test.step('once its seller has it the money is back', async () => {
    await page.goto('/my/refunds');
    await expect(main(page)).toContainText('Goods go back');
    await letStaffWork(shopper);
    await page.reload();
    await expect(main(page)).toContainText('It failed our inspection and goes back to its seller.');
    await expect(main(page)).toContainText('The money is back');
    const price = items[0]?.total.local.amount ?? NaN;
    expect(await balanceOf(shopper)).toBe(FUNDS - total.local.amount + price);
  });
});

test('what became dearer is bought once the difference is paid', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  const { id } = await payOrder(shopper);
  await letStaffWork(shopper, { finds: 'DEARER' });
  const question = page.getByRole('region', { name: 'The price went up' });

  await test.step('the first page of the account leads to the question', async () => {
    await page.goto('/my');
    await expect(main(page)).toContainText('A price went up');
    await main(page)
      .getByRole('link', { name: /^Decide:/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/my/purchase/${id}`));
    await expect(question).toContainText(/Now \$[\d.]+ each: \$[\d.]+ more/);
  });

  await test.step('the difference is paid from the balance', async () => {
    await question.getByRole('button', { name: /^Pay \$[\d.]+ more$/ }).click();
    await payFromBalance(page);
    await expect(question).toBeHidden();
    await expect(main(page)).toContainText(/You paid \$[\d.]+ more for it/);
  });

  await test.step('it is bought, and comes into store', async () => {
    await letStaffWork(shopper);
    await page.reload();
    await expect(main(page)).toContainText('Paid for higher prices');
    expect((await shopper.api(purchaseEndpoints.get, { params: { id } })).status).toBe('STOCKED_IN');
  });
});
