import { LOCALE_FACTS, LOCALES } from '../src/contract/locales';
import { test } from './support/fixtures';
import { DESK, inspect, PHONE, type View } from './support/looks';
import { fillShopperPages, PUBLIC_PAGES, PUBLIC_STATES, spokenAt } from './support/pages';

/** So many tests share the pages of one kind, and so many workers can. */
const PARTS = 2;
const partsOf = <T>(items: T[]) =>
  Array.from({ length: PARTS }, (_, part) => items.filter((_, at) => at % PARTS === part));

const FROM_LEFT = LOCALES.filter((locale) => LOCALE_FACTS[locale].direction === 'ltr');
const desk = [{ size: DESK, scheme: 'light' }] as const;
const phone = [{ size: PHONE, scheme: 'dark' }] as const;

/** Each page once, each in the language after that of the page before: the whole product of both is `test:sweep`'s. */
const inTurn = (paths: string[], first: number): View[] =>
  paths.map((path, at) => {
    const locale = FROM_LEFT[(first + at) % FROM_LEFT.length] ?? 'en';
    return { locale: spokenAt(path, locale), address: locale === 'en' ? path : `/${locale}${path}` };
  });
const inArabic = (paths: string[], origin: string): View[] =>
  paths.map((path) => ({ locale: spokenAt(path, 'ar'), address: `${origin}/ar${path}` }));

/** Dubai does no sourcing. */
const SHOP_HAS_NONE = '/sourcing-service';
const ofVisitors = [...Object.values(PUBLIC_PAGES), ...PUBLIC_STATES];

// two looks show each page wide and narrow, light and dark, from left to right and from right to left
test.describe('every page, wide and narrow, light and dark', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [part, paths] of partsOf(ofVisitors).entries()) {
    test(`has no barrier and breaks no policy for a visitor, part ${String(part + 1)}`, async ({ page }) => {
      await inspect(page, inTurn(paths, part * paths.length), [...desk]);
    });

    test(`has none for a visitor who reads from right to left, part ${String(part + 1)}`, async ({
      page,
      originOf,
    }) => {
      const offered = paths.filter((path) => path !== SHOP_HAS_NONE);
      await inspect(page, inArabic(offered, originOf('dubai')), [...phone]);
    });
  }

  for (let part = 0; part < PARTS; part += 1) {
    // every page below /my among them (RTE-7, RTE-8): one that is not there would answer 404, which the console tells
    test(`has no barrier and breaks no policy for a shopper, part ${String(part + 1)}`, async ({
      page,
      newShopper,
    }) => {
      const paths = partsOf(Object.values(await fillShopperPages(await newShopper())))[part] ?? [];
      await inspect(page, inTurn(paths, part * paths.length), [...desk]);
    });

    test(`has none for a shopper who reads from right to left, part ${String(part + 1)}`, async ({
      page,
      newShopper,
      originOf,
    }) => {
      const paths = partsOf(Object.values(await fillShopperPages(await newShopper('dubai'))))[part] ?? [];
      await inspect(page, inArabic(paths, originOf('dubai')), [...phone]);
    });
  }
});
