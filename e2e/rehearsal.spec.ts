import { expect, test } from './support/fixtures';
import { saveHome, storeGoods } from './support/goods';
import { shippingOf } from './support/shipping';
import { balanceOf, fund, setPayPassword } from './support/shopper';

test('a rehearsal tells the price of the packed boxes; who likes it pays, and they leave', async ({
  page,
  newShopper,
}) => {
  const shopper = await newShopper();
  await fund(shopper, 90_000);
  await setPayPassword(shopper);
  await saveHome(shopper);
  const at = shippingOf(page, shopper);
  await at.open(`/my/transit/new?parcels=${await storeGoods(shopper)}`);
  const before = await balanceOf(shopper);

  await test.step('it is ordered, and nothing is paid', async () => {
    await at.payBy('REHEARSAL');
    await expect(at.summary).toContainText('then you decide within 14 days');
    await at.order();
    await at.stands('SUBMITTED');
    await expect(at.main.getByRole('button', { name: 'Pay', exact: true })).toBeHidden();
  });

  await test.step('packed, it has an exact price and a day until which it holds', async () => {
    await at.waitForStaff();
    await at.stands('PENDING_PAYMENT');
    await expect(at.main).toContainText('By the packed boxes');
    const { payBefore, boxes, isEstimated } = await at.read();
    expect(isEstimated).toBe(false);
    expect(boxes[0]?.grams).toBeGreaterThan(0);
    expect(Math.round((Date.parse(payBefore ?? '') - Date.now()) / 86_400_000)).toBe(14);
    expect(await balanceOf(shopper)).toBe(before);
  });

  await test.step('to let it go would cost the fee of the rehearsal, which is told before', async () => {
    await at.main.getByRole('button', { name: 'Close this shipment' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(/Unpacking costs \$\d/);
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('taken, it is paid and comes to the door', async () => {
    await at.pay();
    await at.stands('PAID');
    expect(await balanceOf(shopper)).toBe(before - (await at.read()).total.amount);
    await at.waitForStaff();
    await at.stands('DELIVERED');
  });
});
