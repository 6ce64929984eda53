import { demoShortLink } from '../src/demo/short-links/demo-short-link';
import { chooseBlackSize41, searchBox, searchFor } from './support/journeys';
import { expect, test } from './support/fixtures';
import { SNEAKER } from './support/products';
import { PASSWORD, signUp } from './support/shopper';

const LONG = `【淘宝】限时好价「帆布鞋」 https://item.taobao.com/item.htm?spm=a21n57&id=${SNEAKER.itemId}&skuId=${SNEAKER.skuId} 点击链接直接打开`;
const SHORT = `63￥ HU9051 ${demoShortLink({ channel: 'TAOBAO', itemId: SNEAKER.itemId })}?tk=Kd8wWcPqLm 「低帮帆布鞋 经典款」点击链接直接打开 或者 淘宝搜索直接打开`;

test.describe('a pasted share text', () => {
  for (const [form, text] of [
    ['with the product’s address among Chinese words', LONG],
    ['with a short link', SHORT],
  ] as const) {
    test(`${form} opens the product for a visitor`, async ({ page }) => {
      await page.goto('/');
      await searchFor(page, text);
      await expect(page).toHaveURL(/\/product\?url=[\w-]+&filters=$/);
      // the address tells strangers nothing
      expect(page.url()).not.toContain(SNEAKER.itemId);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);
    });
  }

  test('survives the login that buying needs, with the choice made', async ({ page, request, originOf }) => {
    const { email } = await signUp(request, originOf('demo'));
    await page.goto('/');
    await searchFor(page, LONG);
    await chooseBlackSize41(page);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);
    await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '41' })).toBeChecked();
  });

  test('asks for login first where the shop wants it, then opens the product', async ({ page, request, originOf }) => {
    const origin = originOf('seoul');
    const { email } = await signUp(request, origin);
    await page.goto(`${origin}/`);
    await searchFor(page, `这个杯子不错 https://detail.1688.com/offer/714506238841.html?spm=a26352 快来看`);
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/product\?url=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/mug/i);
  });
});

test.describe('a link that nobody can read', () => {
  test('ends in a request that a buyer answers', async ({ page, newShopper }) => {
    await newShopper();
    await page.goto('/');
    await searchFor(page, '看这个 https://shop.example.org/lamps/paper-lantern?size=l 「纸灯笼」');
    const modal = page.getByRole('dialog', { name: 'This is not a product link that we can open' });
    await modal.getByRole('button', { name: 'Order it by hand' }).click();
    await expect(page).toHaveURL(/\/manual-order\?/);
    await expect(page.getByLabel('Link to the product')).toHaveValue(
      'https://shop.example.org/lamps/paper-lantern?size=l',
    );
    await expect(page.getByLabel('What is it?')).toHaveValue('纸灯笼');

    await page.getByRole('button', { name: 'Ask for a price' }).click();
    await expect(page.getByLabel('Price you saw, in yuan')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Price you saw, in yuan').fill('48.50');
    await page.getByLabel('How many?').fill('2');
    await page.getByRole('button', { name: 'Ask for a price' }).click();
    await expect(page.getByRole('heading', { name: 'We are on it' })).toBeVisible();
    await expect(page.getByText('纸灯笼')).toBeVisible();
  });

  test('can be dismissed, and the text is still there to mend', async ({ page }) => {
    await page.goto('/');
    await searchFor(page, 'https://shop.example.org/lamps/paper-lantern');
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(searchBox(page)).toHaveValue('https://shop.example.org/lamps/paper-lantern');
  });

  test.describe('because its address was changed by hand', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('says so', async ({ page }) => {
      const response = await page.goto('/product?url=AAAAnot-our-cipherAAAA&filters=');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('dialog', { name: 'We cannot read this link' })).toBeVisible();
    });
  });
});
