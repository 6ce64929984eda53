import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { deskPaths } from '../../src/contract/desk-paths';
import { operatorDeskEndpoints } from '../../src/contract/operator.desk.endpoints';
import type { DefaultRole } from '../../src/contract/staff-roles';
import sharp from 'sharp';
import { apiOf, besideBrowser, type Api } from './api';
import { awake } from './journeys';
import { textsOf, type Say } from './texts';

/** Somebody of the staff before their screen. */
export interface Desk {
  page: Page;
  main: Locator;
  /** Their words: `say('buying.place.do')`. */
  say: Say;
  /** Opens a page of the desks, which hears by itself from then on. */
  open: (path: string) => Promise<void>;
  /** Presses a button, by the key of its word. */
  press: (key: string, values?: Record<string, string | number>) => Promise<void>;
  /** What the record that is open says of itself. */
  stands: (key: string) => Promise<void>;
}

const english = textsOf('en');

/** A shop that shows its staff on their login page lets in whoever presses there. */
export async function enterDesks(page: Page, origin: string, role: DefaultRole): Promise<Desk> {
  const say: Say = (key, values) => english(`operator:${key}`, values);
  const main = page.getByRole('main');
  await page.goto(origin + deskPaths.login());
  await page.getByRole('button', { name: `${english('demo:staff.use')} ${say(`roles.${role}`)}`, exact: true }).click();
  await page.getByRole('button', { name: say('login.submit') }).click();
  // to look at a password takes a busy machine its time
  await expect(page).toHaveURL(origin + deskPaths.home(), { timeout: 60_000 });
  return {
    page,
    main,
    say,
    async open(path) {
      await page.goto(origin + path);
      await awake(page);
    },
    press: (key, values) =>
      main
        .getByRole('button', { name: say(key, values), exact: true })
        .first()
        .click(),
    stands: (key) => expect(main.locator('header').getByText(say(key), { exact: true })).toBeVisible(),
  };
}

/** Looks the one record of a number up in its list, and opens it as a page of its own. */
export async function openRecord(
  { main, open, page }: Desk,
  list: string,
  number: string,
  view?: string,
): Promise<void> {
  await open(`${list}?${new URLSearchParams({ ...(view && { view }), q: number }).toString()}`);
  const rows = main.locator('[data-row]');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${list}/[^/?]+$`));
  await awake(page);
}

/** What somebody at a desk takes a picture of. */
export async function pictureFile(name: string, background = '#7a5') {
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background } });
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

const PASSWORD = 'Sampan-demo-2';

/**
 * Somebody of a demo shop's staff at the desks, in a browser of their own.
 * @param origin of the shop: `http://hanoi.localhost:3110`; plain `http://localhost:3110` is demo
 */
export async function staffOf(browser: Browser, origin: string, role: DefaultRole): Promise<Page> {
  const { hostname } = new URL(origin);
  const shop = hostname === 'localhost' ? 'demo' : hostname.split('.')[0];
  const context = await browser.newContext({ baseURL: origin });
  const { url, headers } = besideBrowser(`${origin}/api${operatorDeskEndpoints.logIn.path}`);
  const data = { email: `${role}@${shop}.example`, password: PASSWORD };
  const answer = await context.request.post(url, { headers, data });
  if (!answer.ok()) throw new Error(`${role} is not let in: ${await answer.text()}`);
  // the answer came from `localhost`: its cookie is taken to the shop's own host
  const given = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  await context.clearCookies();
  for (const { value: line } of given) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  }
  return context.newPage();
}

/** The calls of whoever is logged in at this page, without its screens. */
export async function callsOf(page: Page, origin: string): Promise<Api> {
  const cookies = await page.context().cookies(origin);
  return apiOf(page.request, origin, { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
}

/** Ends the session of a page that a test is done with: beyond ten of one person the oldest ends, be it in use or not. */
export async function leave(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const context = page.context();
  const call = origin === 'null' ? undefined : await callsOf(page, origin);
  // a page that stands open would ask on, and be refused
  await page.close();
  // who has logged out by hand has nothing to end
  await call?.(operatorDeskEndpoints.logOut, {}).catch(() => undefined);
  await context.close();
}
