import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/contract/locales';
import type { TransitMode, TransitStatus } from '../../src/contract/transit';
import { transitEndpoints } from '../../src/contract/transit.endpoints';
import { letStaffWork } from './goods';
import { payFromBalance } from './journeys';
import type { Shopper } from './shopper';
import { textsOf } from './texts';

/** What a shopper does about a shipment, each step as one call, by the words of the shop in a language. */
export function shippingOf(page: Page, shopper: Shopper, locale: Locale = 'en') {
  const say = textsOf(locale);
  const home = locale === 'en' ? shopper.origin : `${shopper.origin}/${locale}`;
  const main = page.getByRole('main');
  const summary = page.getByRole('complementary', { name: say('transit:compose.receipt') });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const stands = (status: TransitStatus) =>
    expect(main.getByText(say(`transit:status.${status}`), { exact: true }).first()).toBeVisible();
  const id = () => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return {
    say,
    main,
    summary,
    stands,
    id,
    read: () => shopper.api(transitEndpoints.get, { params: { id: id() } }),

    open: (path: string) => page.goto(home + path),

    /** On the page of a new shipment. */
    takeLine: (name: RegExp) => main.getByRole('radio', { name }).click(),
    payBy: (mode: TransitMode) => main.getByRole('radio', { name: say(`transit:mode.${mode}`), exact: true }).check(),

    /** Agrees, orders, and arrives at the order. */
    async order() {
      await summary.getByRole('checkbox', { name: say('transit:compose.terms') }).check();
      await summary.getByRole('button', { name: say('transit:compose.submit') }).click();
      await expect(page).toHaveURL(/\/my\/transit\/(?!new)[^/?]+(\?pay=1)?$/);
    },

    async pay(button: 'pay' | 'payTopUp' = 'pay') {
      await press(say(`transit:actions.${button}`));
      await payFromBalance(page, say);
    },

    /** The warehouse and the carrier do all that they can, and the shopper looks again. */
    async waitForStaff(wishes: Parameters<typeof letStaffWork>[1] = {}) {
      await letStaffWork(shopper, wishes);
      await page.reload();
    },

    async complete() {
      await press(say('transit:actions.complete'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('transit:actions.complete') })
        .click();
      await stands('COMPLETED');
    },
  };
}
