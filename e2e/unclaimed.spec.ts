import { deskPaths } from '../src/contract/desk-paths';
import { tenantEndpoints } from '../src/contract/tenant.endpoints';
import { warehouseEndpoints } from '../src/contract/warehouse.endpoints';
import { benchOf, newNumber } from './support/bench';
import { expect, test } from './support/fixtures';
import { DESK, isClean, PHONE } from './support/looks';
import type { Shopper } from './support/shopper';
import { openRecord } from './support/staff';

/** One digit of it misread. */
const slipOf = (number: string) => `${number.slice(0, -1)}${String((Number(number.at(-1)) + 1) % 10)}`;

/** Of a code on a label in the rain. */
const misread = (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;

/** @returns the code under which the warehouse knows this shopper */
async function announce({ api }: Shopper, number: string): Promise<string> {
  const [warehouse] = await api(tenantEndpoints.listWarehouses, { query: {} });
  const body = { tenantWarehouseId: warehouse?.id ?? '' };
  const { id: userWarehouseId, code } = await api(warehouseEndpoints.saveUserWarehouse, { body });
  await api(warehouseEndpoints.fileForecasts, { body: { userWarehouseId, trackingNos: [number] } });
  return code;
}

test('what comes without an owner is matched by the desk with who waits for it, and found in store', async ({
  page,
  newShopper,
  newStaff,
}) => {
  const shopper = await newShopper('wharf');
  const awaited = newNumber();
  const came = slipOf(awaited);
  const code = await announce(shopper, awaited);
  const warehouse = await newStaff('wharf', 'warehouse');
  const { main, say } = warehouse;
  const bench = benchOf(warehouse);

  await test.step('nobody waits for its number: it is put aside as nobody’s', async () => {
    await bench.open('RECEIVE');
    await bench.scan(came, 'UNCLAIMED');
  });

  await test.step('the desk says whose it may be, and why, and a person gives it', async () => {
    await openRecord(warehouse, deskPaths.parcels(), came);
    await warehouse.stands('scan.status.UNCLAIMED');
    const proposal = main.getByRole('listitem').filter({ hasText: code });
    await expect(proposal).toContainText(`65${say('parcels.points')}`);
    await expect(proposal).toContainText(`${say('parcels.mark.NUMBER')} · ${say('parcels.mark.AWAITED')}`);
    await expect(proposal).toContainText(awaited);
    await main.getByLabel(say('claims.label')).fill(`收件人 ${misread(code)}`);
    await warehouse.press('parcels.writeLabel');
    await expect(proposal).toContainText(`115${say('parcels.points')}`);
    await expect(proposal).toContainText(say('parcels.mark.CODE'));
    await isClean(warehouse.page, DESK, PHONE);
    await proposal.getByRole('button').click();
    const question = warehouse.page.getByRole('dialog');
    await expect(question).toContainText(say('parcels.giveFollows', { name: 'Mei Lantern' }));
    await question.getByRole('button', { name: say('parcels.give'), exact: true }).click();
    await warehouse.stands('scan.status.RECEIVED');
  });

  await test.step('its owner sees that it has come', async () => {
    await page.goto(`${shopper.origin}/my/in-stock-items`);
    await expect(page.getByRole('article')).toContainText(came);
    await expect(page.getByRole('article')).toContainText('Being inspected');
  });

  await test.step('it goes on like any other, and is found in store', async () => {
    await bench.open('INSPECT');
    await bench.lay(came, { grams: 420, sides: [200, 150, 80] });
    await bench.scan('!PASS', 'INSPECTED');
    await bench.open('SHELVE');
    await bench.scan('L-B02-1', 'SHELF');
    await bench.scan(came, 'STOCKED_IN');
    await page.reload();
    const parcel = page.getByRole('article');
    await expect(parcel).toContainText('0.42 kg');
    await expect(parcel.getByRole('checkbox', { name: 'Ship this parcel' })).toBeEnabled();
    const { items } = await shopper.api(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 10 } });
    expect(items).toMatchObject([{ status: 'STOCKED_IN', source: 'FORECAST' }]);
  });
});
