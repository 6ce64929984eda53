import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { DefaultRole } from '../../src/contract/staff-roles';
import { keepSession, signUp, type Shopper } from './shopper';
import { enterDesks, leave, staffOf, type Desk } from './staff';

const outsidePort = process.env.E2E_OUTSIDE_PORT ?? '3112';

export type ShopName = 'demo' | 'hanoi' | 'tashkent' | 'seoul' | 'dubai' | 'kathmandu' | OfJourneys | PaidByBanks;
/** Made for the journeys: one whose money is real, one whose staff nobody plays, and those of one journey alone. */
type OfJourneys = 'harbour' | 'wharf' | OwnShop;
export type OwnShop = `own-${string}`;
/** In their own money, paid by banks that are played (`outside('banks', …)`). */
type PaidByBanks = 'saigon' | 'santiago' | 'jakarta';

interface Fixtures {
  /** Errors of the console that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Address of a shop: `http://hanoi.localhost:3110`. */
  originOf: (shop: ShopName) => string;
  /** A shopper of this test alone, logged in in the test's browser (or in the context given). */
  newShopper: (shop?: ShopName, context?: BrowserContext) => Promise<Shopper>;
  /** Somebody of the staff of a demo shop, in a browser of their own that is watched as the test's is. */
  atDesk: (role: DefaultRole, shop?: ShopName) => Promise<Page>;
  /** A shop with test money and such staff, for a journey that changes what a shop is. @returns its label */
  ownShop: (wanted: { roles: DefaultRole[]; settings?: object }) => Promise<OwnShop>;
  /** Does something to a company outside: `outside('1688', 'dies')`. @returns what it says */
  outside: (name: string, verb: string, body?: unknown) => Promise<unknown>;
  /** Somebody of the staff in a browser of their own. */
  newStaff: (shop: ShopName, role: DefaultRole) => Promise<Desk>;
  /** Has the console of a further browser watched as well. */
  watchConsole: (context: BrowserContext) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  originOf: async ({ baseURL }, use) => {
    const { origin, port } = new URL(baseURL ?? '');
    await use((shop) => (shop === 'demo' ? origin : `http://${shop}.localhost:${port}`));
  },

  newShopper: async ({ context, request, originOf }, use) => {
    await use(async (shop = 'demo', browser = context) => {
      const account = await signUp(request, originOf(shop));
      await keepSession(browser, account);
      return account;
    });
  },

  newStaff: async ({ browser, originOf, watchConsole }, use) => {
    const pages: Page[] = [];
    await use(async (shop, role) => {
      const context = await browser.newContext();
      await watchConsole(context);
      const page = await context.newPage();
      pages.push(page);
      return enterDesks(page, originOf(shop), role);
    });
    for (const page of pages) await leave(page);
  },

  atDesk: async ({ browser, originOf, watchConsole }, use) => {
    const pages: Page[] = [];
    await use(async (role, shop = 'demo') => {
      const page = await staffOf(browser, originOf(shop), role);
      await watchConsole(page.context());
      pages.push(page);
      return page;
    });
    for (const page of pages) await leave(page);
  },

  ownShop: async ({ outside }, use) => {
    await use(async ({ roles, settings = {} }) => {
      const id = `own-${crypto.randomUUID().slice(0, 13)}` as const;
      await outside('shops', 'opens', { id, roles, settings });
      return id;
    });
  },

  outside: async ({ request }, use) => {
    await use(async (name, verb, data = {}) => {
      const answer = await request.post(`http://localhost:${outsidePort}/${name}/${verb}`, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    });
  },

  // a page that logs an error, throws, or breaks its own security policy fails the test, whatever else it shows
  watchConsole: [
    async ({ context, expectedErrors }, use) => {
      const found: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) found.push(text);
      };
      const watch = async (browser: BrowserContext) => {
        browser.on('console', (message) => {
          if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
        });
        await browser.addInitScript(() =>
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            console.error(`CSP: ${violatedDirective} stopped ${blockedURI}`),
          ),
        );
        browser.on('weberror', (error) => note(String(error.error())));
      };
      await watch(context);
      await use(watch);
      expect(found, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
