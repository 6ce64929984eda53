import type { Page } from '@playwright/test';
import { transitEndpoints } from '../src/contract/transit.endpoints';
import { expect, test } from './support/fixtures';
import { letStaffWork, saveHome, storeGoods } from './support/goods';
import { payFromBalance } from './support/journeys';
import { fund, setPayPassword } from './support/shopper';

const main = (page: Page) => page.getByRole('main');

test('from a paid order to the door: stored with photos, packed, paid, tracked, delivered, complete', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  await fund(shopper, 50_000);
  await setPayPassword(shopper);
  await saveHome(shopper);

  await test.step('the goods lie in store, and are seen there', async () => {
    await storeGoods(shopper);
    await page.goto('/my/in-stock-items');
    const parcel = main(page).getByRole('article');
    await expect(parcel).toContainText(/canvas sneakers/i);
    await parcel.getByRole('button', { name: /^Photos of parcel/ }).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await parcel.getByRole('checkbox', { name: 'Ship this parcel' }).check();
    await page.getByRole('link', { name: 'Ship them' }).click();
  });

  await test.step('a shipment by sea is ordered of it', async () => {
    await main(page).getByRole('radio', { name: /^Sea/ }).click();
    await page.getByRole('checkbox', { name: /I have read the terms/ }).check();
    const summary = page.getByRole('complementary', { name: 'What it costs' });
    await expect(summary).toContainText('Sea');
    await summary.getByRole('button', { name: 'Order this shipment' }).click();
    await expect(page).toHaveURL(/\/my\/transit\/(?!new)[^/?]+$/);
    await expect(main(page).getByText('Waiting to be packed').first()).toBeVisible();
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('it is packed, weighed and paid', async () => {
    await letStaffWork(shopper);
    await page.reload();
    await expect(main(page)).toContainText('By the packed boxes');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await payFromBalance(page);
    await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await test.step('its carrier brings it to the door, each word with time and place', async () => {
    await letStaffWork(shopper);
    await page.reload();
    await expect(main(page).getByText('Delivered', { exact: true }).first()).toBeVisible();
    for (const word of ['Cleared by export customs', 'Released by import customs', 'With the courier for delivery'])
      await expect(main(page).getByText(word)).toBeVisible();
    await expect(main(page).getByText(/Sampan Express/)).toBeVisible();
  });

  await test.step('it is complete', async () => {
    await page.getByRole('button', { name: 'Everything has arrived' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Everything has arrived' }).click();
    await expect(main(page).getByText('Complete', { exact: true }).first()).toBeVisible();
    expect((await shopper.api(transitEndpoints.get, { params: { id } })).status).toBe('COMPLETED');
  });
});
