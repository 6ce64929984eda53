import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { deskPaths } from '../src/contract/desk-paths';
import { boxCodeOf } from '../src/contract/box-code';
import { benchOf, newNumber } from './support/bench';
import { buyingOf } from './support/buying';
import { expect, test } from './support/fixtures';
import { saveHome } from './support/goods';
import { awake, payFromBalance } from './support/journeys';
import { DESK, isClean, PHONE, TABLET } from './support/looks';
import { packingOf } from './support/packing';
import { shippingOf } from './support/shipping';
import { fund, PAY_PASSWORD, placeOrder, readOrder, setPayPassword } from './support/shopper';
import { openRecord, pictureFile } from './support/staff';

/** Of padding, until somebody looks at what it costs. */
const BOX = { grams: 1300, lengthMm: 340, widthMm: 260, heightMm: 300 };

test('what became dearer and came faulty is paid for, exchanged, packed again, and comes to the door', async ({
  page,
  newShopper,
  newStaff,
}) => {
  // the longest of all: four people and twenty pages
  test.slow();
  const shopper = await newShopper('wharf');
  await fund(shopper, 90_000);
  await setPayPassword(shopper);
  await saveHome(shopper);
  const order = await placeOrder(shopper);
  const { id } = order;
  await shopper.api(purchaseEndpoints.pay, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  const main = page.getByRole('main');
  const at = shippingOf(page, shopper);
  const [first, second] = [newNumber(), newNumber()];
  const paidFen = order.items[0]?.unitPrice.cny.amount ?? NaN;

  const buyer = await newStaff('wharf', 'buyer');
  const buying = buyingOf(buyer);
  await test.step('the buyer finds it dearer, and asks with a picture of the price', async () => {
    await buying.take(order.orderNo);
    await isClean(buyer.page, DESK, PHONE);
    await buying.ask(`27${newNumber().replaceAll(/\D/g, '')}`, ((paidFen + 2_000) / 100).toFixed(2));
    expect((await readOrder(shopper, order)).items[0]?.status).toBe('DEARER');
  });

  await test.step('the shopper reads it, sees the picture, and pays the difference', async () => {
    await at.open('/my');
    await main.getByRole('link', { name: /^Decide:/ }).click();
    const question = page.getByRole('region', { name: 'The price went up' });
    await expect(question).toContainText(/Now \$[\d.]+ each: \$[\d.]+ more/);
    const proof = await question.getByRole('link', { name: 'See what the seller asks now' }).getAttribute('href');
    expect(await page.evaluate(async (picture) => (await fetch(picture ?? '')).headers.get('content-type'), proof)).toMatch(/^image\//); // prettier-ignore
    await question.getByRole('button', { name: /^Pay \$[\d.]+ more$/ }).click();
    await payFromBalance(page);
    await expect(question).toBeHidden();
  });

  await test.step('it is bought, and its seller has sent it', async () => {
    await buyer.page.reload();
    await awake(buyer.page);
    await buying.place();
    await buying.send(`亲，已发货，单号 ${first}，请注意查收`);
    await isClean(buyer.page, DESK, PHONE);
    await page.reload();
    await expect(main.getByText(at.say('purchase:status.SELLER_SHIPPED'), { exact: true }).first()).toBeVisible();
  });

  const warehouse = await newStaff('wharf', 'warehouse');
  const bench = benchOf(warehouse);
  await test.step('the warehouse receives it by scan, weighs it, takes a picture, and finds it damaged', async () => {
    await bench.open('RECEIVE');
    await bench.scan(first, 'RECEIVED');
    await isClean(warehouse.page, DESK, TABLET, PHONE);
    await bench.open('INSPECT');
    await bench.lay(first, { grams: 1100, sides: [320, 210, 120] });
    await bench.photograph(await pictureFile('scratch', '#a44'));
    await bench.wedge('!R-DAMAGED');
    await isClean(warehouse.page, DESK, TABLET, PHONE);
    await bench.scan('!FAIL', 'FAILED');
    expect((await readOrder(shopper, order)).items[0]?.status).toBe('QC_FAILED');
  });

  await test.step('the shopper sees what is wrong and has it exchanged', async () => {
    await at.open('/my');
    await expect(main).toContainText('An item failed inspection');
    await main.getByRole('link', { name: /^Decide:/ }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByRole('img').first()).toBeVisible();
    await question.getByRole('radio', { name: at.say('transit:decision.choice.EXCHANGE') }).check();
    await question.getByRole('button', { name: at.say('transit:decision.send') }).click();
    await expect(question).toBeHidden();
    await expect(main).toContainText(at.say('transit:decision.after.EXCHANGING'));
  });

  await test.step('it leaves for its seller, and another one comes, passes, and is shelved', async () => {
    await openRecord(warehouse, deskPaths.parcels(), first);
    await isClean(warehouse.page, DESK, PHONE);
    await expect(warehouse.main).toContainText(warehouse.say('parcels.step.EXCHANGE', { name: 'Mei Lantern' }));
    await warehouse.main.getByLabel(/in place of/).fill(second);
    await warehouse.press('parcels.sendBack');
    await warehouse.stands('scan.status.RETURNED_TO_SELLER');
    await bench.open('RECEIVE');
    await bench.scan(second, 'RECEIVED');
    await bench.open('INSPECT');
    await bench.lay(second, { grams: 1100, sides: [320, 210, 120] });
    await bench.scan('!PASS', 'INSPECTED');
    await bench.open('SHELVE');
    await bench.scan('L-A01-1', 'SHELF');
    await bench.scan(second, 'STOCKED_IN');
  });

  await test.step('the shopper finds it in store and orders its way home', async () => {
    await at.open('/my/in-stock-items');
    await main.getByRole('checkbox', { name: at.say('transit:parcel.choose') }).check();
    await page.getByRole('link', { name: at.say('transit:bar.ship') }).click();
    await at.order();
    await at.stands('SUBMITTED');
  });

  const shipment = await at.read();
  const packer = await newStaff('wharf', 'packer');
  const packing = packingOf(packer);
  await test.step('the packer is told what a lower box would save, packs anew, and seals', async () => {
    await packing.open(shipment.orderNo);
    await packing.lay(shipment.parcels.map(({ parcelNo }) => parcelNo));
    await packing.price(BOX);
    const hint = packer.main.getByText(/mm less height saves/);
    await expect(hint).toBeVisible();
    await isClean(packer.page, DESK, PHONE);
    await packing.price({ heightMm: 80 });
    await expect(hint).toBeHidden();
    await packer.press('packing.seal');
    await packer.stands('packing.status.PENDING_PAYMENT');
  });

  await test.step('the shopper pays what it came to', async () => {
    await page.reload();
    await at.stands('PENDING_PAYMENT');
    expect((await at.read()).boxes).toMatchObject([{ grams: 1300, heightMm: 80 }]);
    await at.pay();
    await at.stands('PAID');
  });

  await test.step('its label is printed, and it leaves in a batch under the number of its carrier', async () => {
    const code = boxCodeOf(shipment.orderNo, 1);
    await packer.open(deskPaths.papers(shipment.id, 'labels'));
    await expect(packer.main.getByRole('region', { name: packer.say('packing.box', { number: 1 }) })).toContainText(
      code,
    );
    await packer.press('papers.printLabels');
    await isClean(packer.page, DESK, PHONE);
    await packing.batch('Harbour Line', code, newNumber(), () => isClean(packer.page, DESK, PHONE));
    await page.reload();
    await at.stands('OUTBOUND');
  });

  await test.step('the shopper reads each word of its way as it is said, to the door', async () => {
    await packing.openOnWay(shipment.orderNo);
    const worth = `${packer.say('shipments.declared')}: ¥${((paidFen + 2_000) / 100).toFixed(2)}`;
    await expect(packer.main).toContainText(worth);
    await isClean(packer.page, DESK, PHONE);
    for (const [state, status, words] of [
      ['PICKED_UP', 'SHIPPED', 'Collected at the wharf'],
      ['CUSTOMS', 'CUSTOMS', 'Handed to import customs'],
      ['ARRIVED', 'ARRIVED_LOCAL', 'At the sorting centre'],
      ['OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'With the courier'],
      ['DELIVERED', 'DELIVERED', 'Signed for by the receiver'],
    ] as const) {
      await packing.tell(state, words);
      await page.reload();
      await at.stands(status);
    }
    await expect(main).toContainText('Signed for by the receiver');
    await at.complete();
  });
});
