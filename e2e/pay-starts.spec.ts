import type { Page } from '@playwright/test';
import type { Sent } from '../tests/support/payment/played-bank';
import { besideBrowser } from './support/api';
import { expect, test, type ShopName } from './support/fixtures';
import { placeOrder, readOrder, type Shopper } from './support/shopper';
import { textsOf } from './support/texts';

const say = textsOf('en');
const NAMES = { VNPAY: 'VNPay', MOMO: 'MoMo', WEBPAY: 'Webpay', MIDTRANS: 'Midtrans' };

/** A shopper on the way to a bank, and what may be done there. */
interface AtBank {
  page: Page;
  shopper: Shopper;
  /** The shopper has paid. @returns the call of the bank's server, which has not come yet */
  decide: () => Promise<Sent>;
  /** The same, and its server tells the shop. */
  tell: () => Promise<void>;
  /** Until the browser stands there. */
  arrive: () => Promise<void>;
}
const dialogOf = (page: Page) => page.getByRole('dialog');
const isPaid = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(say('payment:return.paid'));

interface Journey {
  shop: ShopName;
  bank: keyof typeof NAMES;
  /** Where the bank has several ways. */
  way?: string;
  /** From the pressed button until the shop's page says that it is paid. */
  pays: (at: AtBank) => Promise<void>;
}

const JOURNEYS: Record<string, Journey> = {
  redirect: {
    shop: 'saigon',
    bank: 'VNPAY',
    way: 'PAGE',
    async pays({ page, tell, arrive }) {
      await arrive();
      const back = new URL(page.url()).searchParams.get('vnp_ReturnUrl') ?? '';
      await tell();
      await page.goto(back);
      await isPaid(page);
    },
  },
  QR: {
    shop: 'saigon',
    bank: 'VNPAY',
    way: 'QR',
    async pays({ page, tell }) {
      await expect(dialogOf(page).getByRole('img', { name: say('payment:start.picture') })).toBeVisible();
      await tell();
      await expect(dialogOf(page)).toBeHidden();
    },
  },
  link: {
    shop: 'saigon',
    bank: 'MOMO',
    async pays({ page, tell, arrive }) {
      await arrive();
      await tell();
      await page.getByRole('link', { name: 'Quay lại' }).click();
      await isPaid(page);
    },
  },
  form: {
    shop: 'santiago',
    bank: 'WEBPAY',
    async pays({ page, decide, arrive }) {
      await arrive();
      await decide();
      await page.getByRole('link', { name: 'Volver al comercio' }).click();
      await isPaid(page);
    },
  },
  script: {
    shop: 'jakarta',
    bank: 'MIDTRANS',
    way: 'SNAP',
    async pays({ page, tell }) {
      const frame = page.frameLocator('iframe[title="Snap"]');
      await expect(frame.getByRole('heading')).toHaveText('SB-Mid-client-G123456789');
      await frame.getByRole('button', { name: 'Leave' }).click();
      // closed, it can be opened again, if not by what could be the second half of a double click
      await expect(async () => {
        await dialogOf(page)
          .getByRole('button', { name: /Midtrans/ })
          .press('Enter');
        await expect(frame.getByRole('heading')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await tell();
      await frame.getByRole('button', { name: 'Pay' }).click();
      await isPaid(page);
    },
  },
  code: {
    shop: 'jakarta',
    bank: 'MIDTRANS',
    way: 'TRANSFER',
    async pays({ page, tell }) {
      await expect(dialogOf(page).getByLabel(say('payment:start.code'))).toHaveText(/^\d{16}$/);
      await tell();
      await expect(dialogOf(page)).toBeHidden();
    },
  },
};

for (const [kind, { shop, bank, way, pays }] of Object.entries(JOURNEYS))
  test(`a start by ${kind} leads to a paid order`, async ({ page, newShopper, outside }) => {
    const shopper = await newShopper(shop);
    const order = await placeOrder(shopper);
    await page.goto(`${shopper.origin}/my/purchase/${order.id}?pay=1`);
    const dialog = dialogOf(page);
    await dialog.locator(`input[type="radio"][value="${bank}"]`).check();
    if (way) await dialog.getByLabel(say('common:payWay')).selectOption(way);
    await dialog.getByRole('button', { name: say('payment:dialog.goTo', { provider: NAMES[bank] }) }).click();

    const decide = async () => (await outside('banks', 'pays', { bank })) as Sent;
    const tell = async () => {
      const { search = '', init } = await decide();
      const {
        method,
        headers,
        body: data,
      } = init as { method: string; headers?: Record<string, string>; body?: string };
      const { url, headers: host } = besideBrowser(`${shopper.origin}/api/front/third-pay/${bank}/callback${search}`);
      expect((await page.request.fetch(url, { method, headers: { ...headers, ...host }, data })).ok()).toBe(true);
    };
    const arrive = async () => page.waitForURL(`${String(await outside('banks', 'where', { bank }))}/**`);
    await pays({ page, shopper, decide, tell, arrive });
    await expect.poll(async () => (await readOrder(shopper, order)).status).toBe('PAID');
  });
