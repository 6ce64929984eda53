import { LOCALES } from '../src/contract/locales';
import { expect, test } from './support/fixtures';
import { EVERY_LOOK, inspect, PHONE, tooWide, type View } from './support/looks';
import { fillShopperPages, PUBLIC_PAGES, PUBLIC_STATES, spokenAt } from './support/pages';

const ofVisitors = [...Object.values(PUBLIC_PAGES), ...PUBLIC_STATES];

/** Every page in every language and look: `npm run test:sweep`. */
for (const locale of LOCALES)
  test.describe(`every page in ${locale}`, () => {
    test.describe.configure({ mode: 'parallel', timeout: 600_000 });
    const inLocale = (paths: string[]): View[] =>
      paths.map((path) => ({
        locale: spokenAt(path, locale),
        address: locale === 'en' ? path : `/${locale}${path}`,
      }));

    test('has no barrier and breaks no policy for a visitor', async ({ page }) => {
      await inspect(page, inLocale(ofVisitors), EVERY_LOOK);
    });

    test('has no barrier and breaks no policy for a shopper', async ({ page, newShopper }) => {
      await inspect(page, inLocale(Object.values(await fillShopperPages(await newShopper()))), EVERY_LOOK);
    });

    test('is no wider than a phone, and cuts no button’s words', async ({ page, newShopper }) => {
      await page.setViewportSize(PHONE);
      const ofShopper = Object.values(await fillShopperPages(await newShopper()));
      for (const { address } of inLocale([...ofVisitors, ...ofShopper])) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect.soft(await tooWide(page), address).toEqual([]);
      }
    });
  });
