import { authEndpoints } from '../src/contract/auth.endpoints';
import { LOCALES } from '../src/contract/locales';
import { expect, test } from './support/fixtures';
import { tooWide } from './support/looks';
import { sneakerPage } from './support/products';
import { PASSWORD } from './support/shopper';

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page is wider than the window, no button cuts its words', async ({ page, newShopper }) => {
    const { api, email } = await newShopper();
    // on a second device too: only another one can be logged out
    await api(authEndpoints.login, { body: { email, password: PASSWORD } });
    for (const locale of LOCALES)
      for (const path of [sneakerPage(), '/my/account']) {
        const address = `${locale === 'en' ? '' : `/${locale}`}${path}`;
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect.soft(await tooWide(page), address).toEqual([]);
      }
  });

  test('a table of an article that is wider than the window scrolls in a frame of its own, from right to left too', async ({
    page,
    originOf,
  }) => {
    await page.goto(`${originOf('dubai')}/ar/transportation-charge`);
    const table = page.locator('article table, main table').first();
    await expect(table).toHaveAttribute('tabindex', '0');
    const frame = await table.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { direction, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const isWithin = left >= 0 && right <= document.documentElement.clientWidth;
      element.scrollTo({ left: direction === 'rtl' ? -10_000 : 10_000 });
      const reaches = Math.abs(element.scrollLeft) + element.clientWidth >= element.scrollWidth - 1;
      return { direction, isWithin, reaches, edges: [borderLeftWidth, borderRightWidth] };
    });
    expect(frame).toEqual({ direction: 'rtl', isWithin: true, reaches: true, edges: ['1px', '1px'] });
    expect(await tooWide(page)).toEqual([]);
  });
});
