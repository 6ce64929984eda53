import type { APIRequestContext, Browser, Page } from 'playwright';
import { deskPaths } from '../src/contract/desk-paths';
import { threadEndpoints } from '../src/contract/thread.endpoints';
import { FILLED, firstRecord } from './support/desk-records';
import { DESK_PAGES } from './support/pages';
import { signUp } from './support/shopper';

type Take = (page: Page, url: string, route: string) => Promise<void>;

/** Asked by somebody who has bought nothing yet: nobody plays those who write to the shop. */
const QUESTIONS = ['Do you also ship skis? They are 170 cm long.', 'Can you pack the cups one by one?'];

async function askTheShop(calls: APIRequestContext, origin: string) {
  for (const text of QUESTIONS) {
    const { api } = await signUp(calls, origin);
    await api(threadEndpoints.write, { body: { kind: 'NONE', text, photos: [] } });
  }
}

/** An empty table shows little: what waits first is laid on one, with its first parcel; a page that is loaded anew finds it there. */
async function layOnTable(page: Page, origin: string) {
  await page.goto(`${origin}${deskPaths.packing()}`, { waitUntil: 'networkidle' });
  const orderNo =
    (await page
      .getByText(/^TO\d{6}[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? '';
  await page.goto(`${origin}${deskPaths.packingBench()}`, { waitUntil: 'networkidle' });
  const scan = async (code: string) => {
    // longer than the field takes for one code what comes behind the other
    await page.waitForTimeout(500);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(orderNo);
  const parcel = page.getByText(/^PC\d{6}[A-Z0-9]{8}/).first();
  await scan((await parcel.textContent()) ?? '');
  await page.waitForTimeout(500);
}

/** Of a queue's records the first one; undefined where there is none. */
async function addressOf(page: Page, origin: string, route: string, path: string): Promise<string | undefined> {
  if (route === 'operator/batches/sheet') {
    const batch = await firstRecord(page, origin, deskPaths.batches());
    return batch && deskPaths.batchSheet(batch.slice(batch.lastIndexOf('/') + 1));
  }
  return route.includes('[')
    ? firstRecord(page, origin, path.slice(0, path.lastIndexOf('/')))
    : (FILLED[route] ?? path);
}

/** Each desk as the owner of the demo shop sees it, and of each queue the first record. @param wanted routes; none: all */
export async function takeDesks(
  browser: Browser,
  calls: APIRequestContext,
  origin: string,
  wanted: string[],
  take: Take,
) {
  await askTheShop(calls, origin);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}${deskPaths.login(deskPaths.home())}`);
  await page.getByRole('button', { name: 'Fill in Owner' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${origin}${deskPaths.home()}`);
  for (const [route, path] of Object.entries(DESK_PAGES)) {
    if (wanted.length > 0 && !wanted.includes(route)) continue;
    if (route === 'operator/packing/bench') await layOnTable(page, origin);
    const address = await addressOf(page, origin, route, path);
    if (address) await take(page, origin + address, route);
  }
  await context.close();
}
