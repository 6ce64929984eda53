import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { transitEndpoints } from '../src/contract/transit.endpoints';
import { expect, test } from './support/fixtures';
import { letStaffWork, shipGoods, storeGoods } from './support/goods';
import { fund, PAY_PASSWORD, setPayPassword } from './support/shopper';

const main = (page: Page) => page.getByRole('main');

test('what customs have taken is released for papers, and delivered', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  await fund(shopper, 50_000);
  await setPayPassword(shopper);
  const { id } = await shipGoods(shopper, await storeGoods(shopper));
  const params = { id };
  await shopper.api(transitEndpoints.pay, { params, body: { payPassword: PAY_PASSWORD } });
  await letStaffWork(shopper, { trouble: 'SEIZED' });

  await test.step('the first page of the account says that papers are wanted', async () => {
    await page.goto('/my');
    await main(page).getByRole('link', { name: 'See what is wanted' }).click();
    await expect(page).toHaveURL(new RegExp(`/my/transit/${id}`));
    await expect(main(page).getByRole('heading', { name: 'Customs holds the shipment' })).toBeVisible();
    await expect(main(page)).toContainText('The invoice does not say what the goods are made of');
  });

  await test.step('papers are sent', async () => {
    const buffer = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await main(page).getByLabel('Pictures of the papers').setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });
    await main(page).getByLabel(/What you send/).fill('The receipt; the shoes are of canvas.');
    await main(page).getByRole('button', { name: 'Send the papers' }).click();
    await expect(main(page).getByText('Your papers are with us')).toBeVisible();
    await expect(main(page).getByText('The receipt; the shoes are of canvas.')).toBeVisible();
  });

  await test.step('customs release it, and it arrives', async () => {
    await letStaffWork(shopper);
    await page.reload();
    await expect(main(page).getByText('Delivered', { exact: true }).first()).toBeVisible();
    await expect(main(page).getByText('Released by import customs')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Customs holds the shipment' })).toBeHidden();
  });
}); // prettier-ignore
