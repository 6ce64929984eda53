import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { saveHome, storeGoods } from './support/goods';
import { payFromBalance } from './support/journeys';
import { shippingOf } from './support/shipping';
import { balanceOf, fund, setPayPassword, type Shopper } from './support/shopper';

/** To a shipment by air whose estimate is paid, and which nobody has packed. */
async function payEstimate(page: Page, shopper: Shopper) {
  await fund(shopper, 90_000);
  await setPayPassword(shopper);
  await saveHome(shopper);
  const at = shippingOf(page, shopper);
  await at.open(`/my/transit/new?parcels=${await storeGoods(shopper)}`);
  await at.takeLine(/^Air/);
  await at.payBy('PAY_FIRST');
  const before = await balanceOf(shopper);
  await at.order();
  await at.stands('PENDING_PAYMENT');
  await expect(at.main).toContainText('Estimate before packing');
  // what is paid first is asked for at once
  await payFromBalance(page);
  await at.stands('PAID');
  const { estimate } = await at.read();
  const estimated = estimate.total.amount;
  expect(await balanceOf(shopper)).toBe(before - estimated);
  return { ...at, before, estimated };
}

test('boxes heavier than was estimated leave once the difference is paid', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  const at = await payEstimate(page, shopper);

  await test.step('packed, it stands still and asks for the difference', async () => {
    await at.waitForStaff({ packs: 'HEAVIER' });
    await expect(at.main).toContainText('The difference is due');
    await expect(at.main).toContainText('By the packed boxes');
    await expect(at.main).toContainText('It came to more than estimated: the difference is due.');
    expect((await at.read()).boxes).toMatchObject([{ trackingNo: '' }]);
    expect(await balanceOf(shopper)).toBe(at.before - at.estimated);
  });

  await test.step('the first page of the account leads to its payment, and it leaves', async () => {
    await at.open('/my');
    await at.main.getByRole('link', { name: /^Pay: TO/ }).click();
    await payFromBalance(page);
    await expect(at.main).toContainText('It came to more than estimated: you paid the difference.');
    await expect(at.main.getByText('The difference is due', { exact: true })).toBeHidden();
    const { invoice, reconciliation } = await at.read();
    expect(reconciliation?.outcome).toBe('TOP_UP');
    expect(invoice?.total.amount).toBeGreaterThan(at.estimated);
    expect(await balanceOf(shopper)).toBe(at.before - (invoice?.total.amount ?? NaN));
    await at.waitForStaff();
    await at.stands('DELIVERED');
  });
});

test('of boxes lighter than was estimated the difference comes back', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  const at = await payEstimate(page, shopper);
  await at.waitForStaff({ packs: 'LIGHTER' });
  await at.stands('DELIVERED');
  await expect(at.main).toContainText('It came to less than estimated: the difference was paid back.');
  const { invoice, paid, refunded, reconciliation } = await at.read();
  expect(reconciliation?.outcome).toBe('REFUND');
  expect({ paid: paid.amount, refunded: refunded.amount }).toEqual({
    paid: at.estimated,
    refunded: at.estimated - (invoice?.total.amount ?? NaN),
  });
  expect(await balanceOf(shopper)).toBe(at.before - (invoice?.total.amount ?? NaN));
  await at.open('/my/refunds');
  await expect(at.main).toContainText('The shipment cost less than you paid for it.');
});
