import { transitEndpoints } from '../src/contract/transit.endpoints';
import { expect, test } from './support/fixtures';
import { shippingOf } from './support/shipping';
import { balanceOf } from './support/shopper';
import { followTask, shipIntoTrouble } from './support/trouble';

test('what came back is shipped again: a new shipment at a price of its own, which arrives', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  const id = await shipIntoTrouble(shopper, 'RETURNED');
  const at = shippingOf(page, shopper);
  const before = await balanceOf(shopper);

  await test.step('the first page of the account asks what becomes of it', async () => {
    const main = await followTask(page, 'Say what becomes of it', id);
    await expect(main.getByRole('heading', { name: 'The shipment came back' })).toBeVisible();
    await expect(main).toContainText('pay the freight of the new shipment');
  });

  await test.step('its parcels are chosen for a new one', async () => {
    await at.main.getByRole('button', { name: 'Ship them again' }).click();
    await expect(page).toHaveURL(/\/my\/transit\/new\?parcels=/);
    await at.order();
    await at.stands('SUBMITTED');
    expect(at.id()).not.toBe(id);
    const old = await shopper.api(transitEndpoints.get, { params: { id } });
    expect(old).toMatchObject({ status: 'CLOSED', closeReason: 'RETURNED', actions: [] });
  });

  await test.step('it is packed, paid, and comes to the door', async () => {
    await at.waitForStaff();
    await at.pay();
    await at.stands('PAID');
    expect(await balanceOf(shopper)).toBe(before - (await at.read()).total.amount);
    await at.waitForStaff();
    await at.stands('DELIVERED');
  });
});
