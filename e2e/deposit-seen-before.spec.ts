import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { deskPaths } from '../src/contract/desk-paths';
import { offlineDepositEndpoints } from '../src/contract/offline-deposit.endpoints';
import { walletEndpoints } from '../src/contract/wallet.endpoints';
import { expect, test } from './support/fixtures';
import { findingsIn } from './support/looks';
import { balanceOf, type Shopper } from './support/shopper';
import { textsOf } from './support/texts';

const say = textsOf('en');
const SUM = 7_500;
const REASON = 'This transfer is on another balance already.';

/** Of a bank's app, with a number of its own: no other journey shows one like it. */
function receipt() {
  const digits = crypto.randomUUID().replaceAll(/\D/g, '').padEnd(12, '7');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="900"><rect width="540" height="900" fill="#fff"/><rect width="540" height="120" fill="#0a6"/><text x="40" y="320" font-size="64">${digits.slice(0, 6)}</text><text x="40" y="520" font-size="64">${digits.slice(6, 12)}</text></svg>`,
    ),
  );
}
const fileOf = (buffer: Buffer) => ({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });

/** In the shopper's open dialog. */
async function showReceipt(page: Page, buffer: Buffer) {
  const dialog = page.getByRole('dialog', { name: say('account:offline.title') });
  await dialog.getByLabel(say('account:offline.picture')).setInputFiles(fileOf(buffer));
  await dialog.getByLabel(say('account:offline.payer')).fill(`Payer ${crypto.randomUUID().slice(0, 8)}`);
  await dialog.getByRole('button', { name: say('account:offline.submit') }).click();
  return dialog;
}

async function beginTransfer(page: Page, { api }: Shopper): Promise<string> {
  await api(offlineDepositEndpoints.startOfflineDeposit, { body: { amount: SUM } });
  const { items } = await api(walletEndpoints.listDeposits, { query: {} });
  await page.goto('/my/balance?tab=deposits');
  await page.getByRole('button', { name: say('account:offline.open') }).click();
  return items[0]?.depositNo ?? '';
}

test('a receipt that was shown before is known again, and the desk sees where', async ({
  page,
  browser,
  newShopper,
  atDesk,
}) => {
  const picture = await receipt().jpeg({ quality: 90 }).toBuffer();
  const desk = await atDesk('finance');
  const first = await newShopper();

  const firstNo = await test.step('a transfer is shown, and credited by the desk', async () => {
    const number = await beginTransfer(page, first);
    const dialog = await showReceipt(page, picture);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say('account:deposits.UNDER_REVIEW'))).toBeVisible();
    await desk.goto(`${deskPaths.deposits()}?q=${number}`);
    await desk.getByRole('link', { name: number }).click();
    await expect(desk.getByRole('img', { name: say('operator:deposits.proof', { number: 1 }) })).toBeVisible();
    await desk.getByRole('button', { name: say('operator:deposits.credit.do', { sum: '$75.00' }) }).click();
    await expect(desk.getByText(say('operator:deposits.status.CREDITED'), { exact: true }).first()).toBeVisible();
    expect(await balanceOf(first)).toBe(SUM);
    return number;
  });

  const context = await browser.newContext();
  const second = await newShopper('demo', context);
  const other = await context.newPage();

  const secondNo = await test.step('the same file is not taken a second time; another copy of it is', async () => {
    const number = await beginTransfer(other, second);
    const dialog = await showReceipt(other, picture);
    await expect(dialog.getByRole('alert')).toContainText(say('common:errors.PROOF_USED'));
    await showReceipt(other, await sharp(picture).resize(420).jpeg({ quality: 60 }).toBuffer());
    await expect(dialog).toBeHidden();
    return number;
  });

  await test.step('at the desk it says that it was seen before, and leads to the first', async () => {
    await desk.goto(`${deskPaths.deposits()}?q=${secondNo}`);
    await desk.getByRole('link', { name: secondNo }).click();
    const warning = desk.getByRole('alert').filter({ hasText: say('operator:deposits.twins') });
    const twin = warning.getByRole('listitem').filter({ hasText: say('operator:deposits.twin.PICTURE') });
    await expect(twin).toContainText(say('operator:deposits.status.CREDITED'));
    expect(await findingsIn(desk)).toEqual([]);
    await twin.getByRole('link', { name: firstNo }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(firstNo);
    expect(await findingsIn(desk)).toEqual([]);
    await desk.goBack();
  });

  await test.step('it is refused with a reason that its shopper reads', async () => {
    await desk.getByLabel(say('operator:deposits.refuse.reason')).fill(REASON);
    await desk.getByRole('button', { name: say('operator:deposits.refuse.do') }).click();
    await expect(desk.getByText(say('operator:deposits.status.REJECTED'), { exact: true }).first()).toBeVisible();
    await other.goto('/my/balance?tab=deposits');
    await expect(other.getByText(say('account:deposits.REJECTED'), { exact: true })).toBeVisible();
    await other.getByRole('button', { name: say('account:offline.open') }).click();
    await expect(other.getByRole('dialog')).toContainText(say('account:offline.refused', { note: REASON }));
    expect(await balanceOf(second)).toBe(0);
  });
  await context.close();
});
