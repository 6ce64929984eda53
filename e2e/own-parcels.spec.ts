import type { Page } from '@playwright/test';
import { playedStaffEndpoints } from '../src/demo/played-staff/played-staff.endpoints';
import { warehouseEndpoints } from '../src/contract/warehouse.endpoints';
import { newNumber } from './support/bench';
import { expect, test } from './support/fixtures';
import { letStaffWork } from './support/goods';

const main = (page: Page) => page.getByRole('main');

test('a parcel from the shopper’s own seller: announced, received, photographed, in store', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  const number = newNumber();

  await test.step('the shopper gets an address and announces what comes there', async () => {
    await page.goto('/my/warehouses');
    await main(page).getByRole('button', { name: 'Get my address' }).first().click();
    await main(page).getByRole('textbox', { name: 'Tracking numbers' }).fill(number.toLowerCase());
    await main(page).getByRole('button', { name: 'Announce' }).click();
    const forecast = main(page).getByRole('listitem').filter({ hasText: number });
    await expect(forecast).toContainText('On its way');
  });

  await test.step('the staff receive, weigh, photograph and shelve it', async () => {
    await letStaffWork(shopper);
    await page.reload();
    await expect(main(page).getByRole('listitem').filter({ hasText: number })).toContainText('Arrived');
    await page.goto('/my/in-stock-items');
    const parcel = main(page).getByRole('article');
    await expect(parcel).toContainText('Sent by you');
    await expect(parcel).toContainText(number);
    await expect(parcel).toContainText(/[\d.]+ kg/);
    const photos = parcel.getByRole('button', { name: /^Photos of parcel/ });
    // on the picture stand a scale and a label: what is written of it covers neither
    const picture = (await photos.getByRole('img', { includeHidden: true }).first().boundingBox())!;
    const measured = (await photos.getByText(/kg$/).boundingBox())!;
    expect(measured.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    await photos.click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(parcel.getByRole('checkbox', { name: 'Ship this parcel' })).toBeEnabled();
  });
});

test('a parcel without a name: looked for by its number, claimed with what proves it, in store', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  const number = newNumber();
  await shopper.api(playedStaffEndpoints.hurry, { body: { brings: number } });
  await page.goto('/my/warehouses');
  await main(page).getByRole('button', { name: 'Get my address' }).first().click();

  await test.step('its number finds what can be done, and not whether it is there', async () => {
    const field = main(page).getByRole('textbox', { name: 'Tracking number', exact: true });
    for (const looked of [newNumber(), number]) {
      await field.fill(looked);
      await main(page).getByRole('button', { name: 'Look for it' }).click();
      await expect(main(page)).toContainText(`we do not say whether ${looked} is here`);
    }
    await main(page).getByRole('button', { name: 'Claim it' }).click();
  });

  await test.step('the claim asks for a proof, and is sent with one', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/What is in it/).fill('Two canvas backpacks');
    await dialog.getByRole('button', { name: 'Claim it' }).click();
    await expect(dialog.getByLabel(/Order number/)).toHaveAccessibleDescription('Add a picture or the order number.');
    await dialog.getByLabel(/Order number/).fill('2711200000001');
    await dialog.getByRole('button', { name: 'Claim it' }).click();
    await expect(dialog).toBeHidden();
    const claim = main(page).getByRole('region', { name: 'Claimed parcels' });
    await expect(claim).toContainText(number);
  });

  await test.step('the staff give it to whoever showed something, and it comes into store', async () => {
    await letStaffWork(shopper);
    await page.goto('/my/in-stock-items');
    await expect(main(page).getByRole('article')).toContainText(number);
    const { items } = await shopper.api(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 10 } });
    expect(items).toMatchObject([{ status: 'STOCKED_IN', source: 'FORECAST' }]);
  });
});
