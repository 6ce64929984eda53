import type { Page } from '@playwright/test';
import { deskPaths } from '../src/contract/desk-paths';
import { tenantEndpoints } from '../src/contract/tenant.endpoints';
import { unclaimedEndpoints } from '../src/contract/unclaimed.endpoints';
import { warehouseEndpoints } from '../src/contract/warehouse.endpoints';
import { benchOf, newNumber } from './support/bench';
import { expect, test } from './support/fixtures';
import { DESK, isClean, PHONE } from './support/looks';
import { keepSession, signUp, type Shopper } from './support/shopper';
import { textsOf } from './support/texts';

const say = textsOf('en');

/** Says that it is theirs, by the number of an order. */
async function claim({ api }: Shopper, trackingNo: string, statement: string): Promise<void> {
  const [warehouse] = await api(tenantEndpoints.listWarehouses, { query: {} });
  await api(warehouseEndpoints.saveUserWarehouse, { body: { tenantWarehouseId: warehouse?.id ?? '' } });
  const body = { trackingNo, statement, orderRef: '2711200000009', photos: [] };
  await api(unclaimedEndpoints.claim, { body });
}

/** What a shopper reads of their own claim. */
async function readClaim(page: Page, { origin }: Shopper, state: 'SUBMITTED' | 'APPROVED' | 'REJECTED') {
  await page.goto(`${origin}/my/warehouses`);
  const claims = page.getByRole('region', { name: say('proxyshipping:unclaimed.list') });
  await expect(claims).toContainText(say(`proxyshipping:unclaimed.state.${state}`));
  return claims;
}

test('of two who claim what nobody announced, the desk gives it to one and tells the other why not', async ({
  page,
  browser,
  request,
  newShopper,
  newStaff,
  watchConsole,
}) => {
  const number = newNumber();
  const owner = await newShopper('wharf');
  const rival = await signUp(request, owner.origin);
  const elsewhere = await browser.newContext();
  await watchConsole(elsewhere);
  await keepSession(elsewhere, rival);
  const rivalPage = await elsewhere.newPage();
  const warehouse = await newStaff('wharf', 'warehouse');
  const { main } = warehouse;

  await test.step('it lies at the bench without an owner, and two claim it', async () => {
    const bench = benchOf(warehouse);
    await bench.open('RECEIVE');
    await bench.scan(number, 'UNCLAIMED');
    await claim(owner, number, 'Two canvas backpacks, blue');
    await claim(rival, number, 'A bag');
    await readClaim(page, owner, 'SUBMITTED');
  });

  await test.step('the desk sees both, and gives it to one', async () => {
    await warehouse.open(deskPaths.claims());
    const row = main
      .locator('[data-row]')
      .filter({ hasText: 'Two canvas backpacks, blue' })
      .filter({ hasText: number });
    await row.getByRole('link').first().click();
    const sheet = warehouse.page.getByRole('complementary').filter({ hasText: number });
    await expect(sheet).toContainText(warehouse.say('claims.rivals', { count: 1 }));
    await expect(sheet).toContainText('2711200000009');
    await isClean(warehouse.page, DESK, PHONE);
    await sheet.getByLabel(warehouse.say('claims.toOthers')).fill('It holds two backpacks');
    await sheet.getByRole('button', { name: warehouse.say('claims.give', { name: 'Mei Lantern' }) }).click();
    await expect(sheet).toContainText(warehouse.say('claims.status.APPROVED'));
  });

  await test.step('it is in the store of the one, and the other reads that it is not theirs', async () => {
    await readClaim(page, owner, 'APPROVED');
    await page.goto(`${owner.origin}/my/in-stock-items`);
    await expect(page.getByRole('article')).toContainText(number);
    const refused = await readClaim(rivalPage, rival, 'REJECTED');
    await expect(refused).toContainText('It holds two backpacks');
    await elsewhere.close();
  });
});
