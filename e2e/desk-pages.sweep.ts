import { DESK_LOCALES } from '../src/contract/desk-locales';
import { operatorDeskEndpoints } from '../src/contract/operator.desk.endpoints';
import { deskAddresses, SCAN_PAGES } from './support/desk-records';
import { expect, test } from './support/fixtures';
import { EVERY_LOOK, inspect, PHONE, TABLET, type View } from './support/looks';
import { callsOf } from './support/staff';

const ON_TABLETS = (['light', 'dark'] as const).map((scheme) => ({ size: TABLET, scheme }));

/** Every page of the desks in each of their languages and in every look: `npm run test:sweep`. */
for (const locale of DESK_LOCALES)
  // one after the other: the language is the person's
  test(`every page of the desks in ${locale} has no barrier, and is no wider than its screen`, async ({
    atDesk,
    originOf,
  }) => {
    test.setTimeout(3_600_000);
    const origin = originOf('demo');
    const page = await atDesk('owner');
    const call = await callsOf(page, origin);
    const read = (language: typeof locale) => call(operatorDeskEndpoints.setLanguage, { query: { language } });
    const views = (paths: string[]): View[] =>
      paths.map((path) => ({ locale, address: locale === 'en' ? path : `/${locale}${path}` }));
    await read('en');
    const found = await deskAddresses(page, origin);
    expect(found.length).toBeGreaterThan(60);
    await read(locale);
    await inspect(page, views(found), EVERY_LOOK, [PHONE]);
    await inspect(page, views(SCAN_PAGES), ON_TABLETS, [TABLET]);
    await read('en');
  });
