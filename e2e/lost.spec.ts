import type { Page } from '@playwright/test';
import { transitEndpoints } from '../src/contract/transit.endpoints';
import { expect, test } from './support/fixtures';
import { letStaffWork } from './support/goods';
import { balanceOf } from './support/shopper';
import { followTask, shipIntoTrouble } from './support/trouble';

const main = (page: Page) => page.getByRole('main');

test('what is lost is claimed in one click, granted, and its money is on the balance', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  const id = await shipIntoTrouble(shopper, 'LOST');
  const before = await balanceOf(shopper);
  const { paid } = await shopper.api(transitEndpoints.get, { params: { id } });

  await test.step('the first page of the account says that something is owed', async () => {
    await followTask(page, 'See what we owe you', id);
    await expect(main(page).getByRole('heading', { name: 'The shipment is lost' })).toBeVisible();
    await expect(main(page).getByText(/we send it for you/)).toBeVisible();
  });

  await test.step('it is claimed', async () => {
    await main(page).getByRole('button', { name: /^Claim / }).click();
    await expect(main(page).getByText('Your claim is with us')).toBeVisible();
    await main(page).getByRole('link', { name: /^Claim RF/ }).click();
    await expect(main(page).getByText('A shipment was lost: what was paid for its way.')).toBeVisible();
  });

  await test.step('it is granted: the money is there, and the page says so', async () => {
    await letStaffWork(shopper);
    expect(await balanceOf(shopper)).toBe(before + paid.amount);
    await page.goto(`/my/transit/${id}`);
    await expect(main(page).getByText('The money is on your balance')).toBeVisible();
  });
}); // prettier-ignore
