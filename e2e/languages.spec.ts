import { expect, test } from './support/fixtures';
import { chooseBlackSize41, goToSandbox, orderThroughCart, searchFor } from './support/journeys';
import { sneakerPage, SNEAKER } from './support/products';
import { textsOf } from './support/texts';

for (const [shop, locale, direction, keyword, currency] of [
  ['hanoi', 'vi', 'ltr', 'giày', '₫'],
  ['dubai', 'ar', 'rtl', 'حذاء', 'AED'],
] as const) {
  test.describe(`buying in ${locale} at ${shop}`, () => {
    test.use({ locale });
    const say = textsOf(locale);

    test('from a word to a paid order', async ({ page, newShopper, originOf }) => {
      const origin = originOf(shop);
      await newShopper(shop);
      await page.goto(`${origin}/`);
      await expect(page).toHaveURL(`${origin}/${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);

      await searchFor(page, keyword, say);
      await expect(page).toHaveURL(new RegExp(`/${locale}/product-search\\?`));
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/product\\?url=`));

      await page.goto(`${origin}/${locale}${sneakerPage()}`);
      await chooseBlackSize41(page);
      await orderThroughCart(page, say);
      await expect(page).toHaveURL(new RegExp(`/${locale}/my/purchase/`));
      await expect(page.getByRole('dialog')).toContainText(currency);
      await goToSandbox(page, say);
      await page.getByRole('button', { name: say('demo:bank.approve') }).click();
      await expect(page.getByText(say('payment:return.paid'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/`));
    });
  });
}

test.describe('the language of an address', () => {
  const redirectOf = (headers: Record<string, string>) => ({ headers, maxRedirects: 0 });

  test('without a prefix follows the browser, among those the shop speaks', async ({ request }) => {
    const french = await request.get('/', redirectOf({ 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' }));
    expect(french.status()).toBe(307);
    expect(french.headers().location).toBe('/fr');
    const english = await request.get('/', redirectOf({ 'Accept-Language': 'en-GB,fr;q=0.5' }));
    expect(english.status()).toBe(200);
    const unknown = await request.get('/', redirectOf({ 'Accept-Language': 'tlh' }));
    expect(unknown.status()).toBe(200);
  });

  test('without a prefix prefers the language chosen before', async ({ request }) => {
    const chosen = { 'Accept-Language': 'fr', Cookie: 'NEXT_LOCALE=ko' };
    const response = await request.get('/product-search?keyword=mug', redirectOf(chosen));
    expect(response.status()).toBe(307);
    expect(response.headers().location).toBe('/ko/product-search?keyword=mug');
  });

  test('falls back to the shop’s own where the shop does not speak it', async ({ request, originOf }) => {
    const { host } = new URL(originOf('hanoi'));
    const korean = await request.get('/ko', redirectOf({ Host: host, 'Accept-Language': 'ko' }));
    expect(korean.status()).toBe(307);
    expect(korean.headers().location).toBe('/vi');
    const unprefixed = await request.get('/', redirectOf({ Host: host, 'Accept-Language': 'ko' }));
    expect(unprefixed.headers().location).toBe('/vi');
  });

  test('changes by the menu, and stays changed', async ({ page }) => {
    await page.goto(sneakerPage());
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('link', { name: '한국어' }).click();
    await expect(page).toHaveURL(/\/ko\/product\?url=/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(SNEAKER.title);
    await page.goto('/product-search?keyword=mug');
    await expect(page).toHaveURL(/\/ko\/product-search/);
  });

  test('may be read right to left in any language', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Write from right to left' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test.describe('an address without a shop', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 in the visitor’s language, with no shop’s name', async ({ page, originOf }) => {
    const response = await page.goto(originOf('demo').replace('//localhost', '//nobody.localhost'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no shop at this address');
    await expect(page.locator('body')).not.toContainText('Sampan');
  });
});
