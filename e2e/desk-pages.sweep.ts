import { DESK_LOCALES } from '../src/contract/desk-locales';
import { operatorDeskEndpoints } from '../src/contract/operator.desk.endpoints';
import { deskAddresses } from './support/desk-records';
import { expect, test } from './support/fixtures';
import { EVERY_LOOK, inspect, PHONE, tooWide } from './support/looks';
import { callsOf } from './support/staff';

/** Every page of the desks in each of their languages and in every look: `npm run test:sweep`. */
for (const locale of DESK_LOCALES)
  // one after the other: the language is the person's
  test(`every page of the desks in ${locale} has no barrier, is no wider than a phone, and cuts no button’s words`, async ({
    atDesk,
    originOf,
  }) => {
    test.setTimeout(1_800_000);
    const origin = originOf('demo');
    const page = await atDesk('owner');
    const call = await callsOf(page, origin);
    const read = (language: typeof locale) => call(operatorDeskEndpoints.setLanguage, { query: { language } });
    await read('en');
    const found = await deskAddresses(page, origin);
    expect(found.length).toBeGreaterThan(60);
    const addresses = found.map((path) => (locale === 'en' ? path : `/${locale}${path}`));
    await read(locale);
    await inspect(
      page,
      addresses.map((address) => ({ address, locale })),
      EVERY_LOOK,
    );
    await page.setViewportSize(PHONE);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect.soft(await tooWide(page), address).toEqual([]);
    }
    await read('en');
  });
