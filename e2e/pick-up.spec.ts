import jsQR from 'jsqr';
import sharp from 'sharp';
import { deskPaths } from '../src/contract/desk-paths';
import { playedStaffEndpoints } from '../src/demo/played-staff/played-staff.endpoints';
import { expect, test } from './support/fixtures';
import { saveHome, storeGoods } from './support/goods';
import { awake } from './support/journeys';
import { shippingOf } from './support/shipping';
import { fund, setPayPassword } from './support/shopper';

// a wrong code is refused
test.use({ expectedErrors: [/status of 422/] });

const CODE = /^\d{6}$/;

async function readQr(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('what is fetched at a station is handed out against its code, and complete', async ({
  page,
  newShopper,
  atDesk,
}) => {
  const shopper = await newShopper('kathmandu');
  await fund(shopper, 5_000_000);
  await setPayPassword(shopper);
  await saveHome(shopper);
  const at = shippingOf(page, shopper);
  const pickup = at.main.getByRole('region', { name: 'Self pick-up' });

  await test.step('a station is chosen, and who fetches it', async () => {
    await at.open(`/my/transit/new?parcels=${await storeGoods(shopper)}`);
    await at.main.getByRole('checkbox', { name: 'Fetch it at a pick-up station' }).check();
    await at.main.getByRole('radio', { name: /Counter in Pokhara/ }).click();
    const person = at.main.getByRole('group', { name: 'Who fetches it?' });
    await person.getByLabel('Name').fill('Asha Lantern');
    await person.getByLabel('Phone').fill('+977 61 555 0190');
    await person.getByRole('button', { name: 'Save' }).click();
    await at.takeLine(/^Air to Tribhuvan/);
    await at.order();
    await expect(pickup).toContainText('Counter in Pokhara');
    await expect(pickup).toContainText('Asha Lantern fetches it');
    await expect(pickup).toContainText('The code shows up here once it is at the station.');
  });

  await test.step('packed and paid it travels to the station, and its code is shown', async () => {
    await at.waitForStaff();
    await at.pay();
    await at.stands('PAID');
    while ((await at.read()).status !== 'READY_FOR_PICKUP') {
      const { done } = await shopper.api(playedStaffEndpoints.hurry, { body: {} });
      expect(done).toBeGreaterThan(0);
    }
    await page.reload();
    await at.stands('READY_FOR_PICKUP');
    const code = (await at.read()).pickup?.code ?? '';
    expect(code).toMatch(CODE);
    await expect(pickup.getByText(code, { exact: true })).toBeVisible();
    const picture = pickup.getByRole('img', { name: 'Picture of the pick-up code' });
    expect(await readQr(await picture.screenshot())).toBe(code);
  });

  await test.step('another code hands out nothing at the counter, its own does, and it is complete', async () => {
    const code = (await at.read()).pickup?.code ?? '';
    const counter = await atDesk('packer', 'kathmandu');
    await counter.goto(shopper.origin + deskPaths.shipment(at.id()));
    await awake(counter);
    const field = counter.getByLabel('Pick-up code');
    const handOut = counter.getByRole('button', { name: 'Code is right: hand it out' });
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await handOut.click();
    await expect(counter.getByText('This is not its code. Nothing was handed out.')).toBeVisible();
    await field.fill(code);
    await handOut.click();
    await expect(counter.getByRole('main').locator('header').getByText('Delivered', { exact: true })).toBeVisible();
    await page.reload();
    await at.stands('DELIVERED');
    await expect(at.main.getByText('Handed out against its code')).toBeVisible();
    await at.complete();
  });
});
