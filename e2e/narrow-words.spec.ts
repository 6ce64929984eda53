import type { Page } from '@playwright/test';
import { authEndpoints } from '../src/contract/auth.endpoints';
import { LOCALES } from '../src/contract/locales';
import { expect, test } from './support/fixtures';
import { sneakerPage } from './support/products';
import { PASSWORD } from './support/shopper';

/** The page where it is wider than the window, and buttons whose words are cut off. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
    const labels = [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')].filter(
      (label) => label.offsetParent !== null && isCut(label),
    );
    return [...(isCut(document.documentElement) ? ['the page'] : []), ...labels.map((label) => label.innerText)];
  });

test.describe('on a phone, in every language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page is wider than the window, no button cuts its words', async ({ page, newShopper }) => {
    test.setTimeout(120_000);
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
