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
});
