import { expect, type Page } from '@playwright/test';
import { transitEndpoints } from '../../src/contract/transit.endpoints';
import type { PlayedTrouble } from '../../src/demo/played-staff/played-work.repo';
import { letStaffWork, shipGoods, storeGoods } from './goods';
import { fund, PAY_PASSWORD, setPayPassword, type Shopper } from './shopper';

/** Something of this shopper's is packed, paid, on its way, and goes wrong. @returns the id of its shipment */
export async function shipIntoTrouble(shopper: Shopper, trouble: PlayedTrouble): Promise<string> {
  await fund(shopper, 50_000);
  await setPayPassword(shopper);
  const { id } = await shipGoods(shopper, await storeGoods(shopper));
  await shopper.api(transitEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  await letStaffWork(shopper, { trouble });
  return id;
}

/** The first page of the account leads to it by this link. */
export async function followTask(page: Page, link: string, id: string) {
  const main = page.getByRole('main');
  await page.goto('/my');
  await main.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(new RegExp(`/my/transit/${id}`));
  return main;
}
