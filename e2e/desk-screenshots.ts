import type { Browser, Page } from 'playwright';
import { deskPaths } from '../src/contract/desk-paths';
import { DESK_PAGES } from './support/pages';

type Take = (page: Page, url: string, route: string) => Promise<void>;

/** Each desk as the owner of the demo shop sees it, and of each queue the first record. */
export async function takeDesks(browser: Browser, origin: string, take: Take) {
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
    if (!route.includes('[')) await take(page, origin + path, route);
    else {
      const queue = path.slice(0, path.lastIndexOf('/'));
      await page.goto(origin + queue, { waitUntil: 'networkidle' });
      const record = page.locator(`main a[href^="${queue}/"]`).first();
      if (await record.count()) await take(page, origin + ((await record.getAttribute('href')) ?? queue), route);
    }
  }
  await context.close();
}
