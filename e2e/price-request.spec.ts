import { expect, test } from './support/fixtures';
import { goToSandbox } from './support/journeys';
import { findings } from './support/looks';
import { textsOf } from './support/texts';

const say = textsOf('en');

test('a thing described in words is priced by the staff, ordered by the shopper, and paid', async ({
  page: shopperPage,
  newShopper,
  browser,
  originOf,
}) => {
  const title = `Bamboo lantern ${crypto.randomUUID().slice(0, 8)}`;
  await newShopper();
  await shopperPage.goto('/manual-order');
  await shopperPage.getByLabel(say('purchase:manual.field.productUrl')).fill('https://k.youshop10.com/lantern');
  await shopperPage.getByLabel(say('purchase:manual.field.title')).fill(title);
  await shopperPage.getByLabel(say('purchase:manual.field.unitPriceFen')).fill('45');
  await shopperPage.getByRole('button', { name: say('purchase:manual.submit') }).click();
  await shopperPage.getByRole('link', { name: say('purchase:manual.done.toRequest') }).click();
  await expect(shopperPage.getByText(say('purchase:manual.status.AWAITING_QUOTE'))).toBeVisible();

  const desk = await browser.newPage();
  await desk.goto(`${originOf('demo')}/operator/manual-orders`);
  await desk.getByRole('button', { name: `${say('demo:staff.use')} ${say('operator:roles.buyer')}` }).click();
  await desk.getByRole('button', { name: say('operator:login.submit') }).click();
  await desk.getByRole('link', { name: title }).click();
  await desk.getByRole('button', { name: say('operator:manual.lease.take') }).click();
  await expect(desk.getByRole('button', { name: say('operator:manual.lease.leave') })).toBeVisible();
  await desk.getByLabel(say('operator:manual.row.price')).fill('42.50');
  await desk.getByLabel(say('operator:manual.quote.freight')).fill('8');
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: say('operator:manual.quote.send') }).click();
  await expect(desk.getByText(say('operator:manual.status.QUOTED'), { exact: true }).first()).toBeVisible();
  await desk.close();

  await shopperPage.reload();
  await expect(shopperPage.getByRole('heading', { name: say('purchase:manual.quote.title') })).toBeVisible();
  expect(await findings(shopperPage)).toEqual([]);
  await shopperPage.getByRole('button', { name: say('purchase:manual.quote.accept') }).click();
  await expect(shopperPage).toHaveURL(/\/my\/purchase\/[^/?]+\?pay=1/);
  await goToSandbox(shopperPage);
  await shopperPage.getByRole('button', { name: say('demo:bank.approve') }).click();
  await expect(shopperPage.getByRole('heading', { level: 1, name: 'Paid, thank you' })).toBeVisible();
});
