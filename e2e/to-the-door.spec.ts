import { expect, test } from './support/fixtures';
import { DESK, PHONE, tooWide } from './support/looks';
import { shippingOf } from './support/shipping';
import { goHome } from './support/way-home';

const SHOPS = [
  { shop: 'demo', locale: 'en', size: DESK, funds: 60_000, line: /^Sea/, number: undefined },
  {
    shop: 'dubai',
    locale: 'ar',
    size: PHONE,
    funds: 200_000,
    line: /^بحر/,
    number: { label: 'رقم الهوية الإماراتية', value: '784-1990-1234567-1' },
  },
] as const;

test.describe('from a paid order to the door: stored with photos, packed, paid, tracked, delivered, complete, reviewed', () => {
  for (const { shop, locale, size, funds, line, number } of SHOPS)
    test(`on the ${shop} shop, ${size.width} wide`, async ({ page, newShopper }) => {
      const shopper = await newShopper(shop);
      await page.setViewportSize(size);
      const look = async (what: string) => {
        expect.soft(await tooWide(page), what).toEqual([]);
        // to be looked at: LOOK=1 npm run e2e to-the-door
        if (process.env.LOOK) await page.screenshot({ path: test.info().outputPath(`${what}.png`), fullPage: true });
      };
      await goHome({ shopper, at: shippingOf(page, shopper, locale), funds, line, number, look });
    });
});
