import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { letStaffWork } from './support/goods';
import { followTask, shipIntoTrouble } from './support/trouble';

const main = (page: Page) => page.getByRole('main');

test('what customs have taken is released for papers, and delivered', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  const id = await shipIntoTrouble(shopper, 'SEIZED');

  await test.step('the first page of the account says that papers are wanted', async () => {
    await followTask(page, 'See what is wanted', id);
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
