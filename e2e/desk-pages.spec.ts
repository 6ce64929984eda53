import { deskAddresses, SCAN_PAGES } from './support/desk-records';
import { test } from './support/fixtures';
import { DESK, inspect, PHONE, TABLET, type View } from './support/looks';

const LOOKS = [[{ size: DESK, scheme: 'light' }], [{ size: PHONE, scheme: 'dark' }]] as const;
const inEnglish = (addresses: string[]): View[] => addresses.map((address) => ({ address, locale: 'en' }));

/** Each page once, by turns wide and light or narrow and dark; the journeys look at those that matter most in both. */
test.describe('every page of the desks', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });
  for (const part of [0, 1])
    test(`has no barrier, breaks no policy and is no wider than a phone, part ${String(part + 1)}`, async ({
      atDesk,
      originOf,
    }) => {
      const page = await atDesk('owner');
      const addresses = (await deskAddresses(page, originOf('demo'))).filter((_, at) => at % 2 === part);
      for (const [turn, looks] of LOOKS.entries()) {
        const views = addresses.filter((_, at) => at % LOOKS.length === turn);
        await inspect(page, inEnglish(views), [...looks], [PHONE]);
      }
    });

  test('is read on a tablet where things are scanned', async ({ atDesk }) => {
    await inspect(await atDesk('owner'), inEnglish(SCAN_PAGES), [{ size: TABLET, scheme: 'light' }], [TABLET]);
  });
});
