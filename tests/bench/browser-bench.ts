import { chromium, request, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright';
import { deskPaths } from '../../src/contract/desk-paths';
import { DESK_PAGES, fillShopperPages, PUBLIC_PAGES } from '../../e2e/support/pages';
import { keepSession, signUp } from '../../e2e/support/shopper';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../support/find-browser';
import { firstLoadKb } from './first-load';
import type { RunningServer } from './server-process';
import { fixed, row } from './table';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MOST_KB = 200;
const MOST_OF_DESK_KB = 300;
/** What moves does so within this time of the last answer. */
const SETTLED_MS = 400;

interface PageFigures {
  html: string;
  status: number;
  shift: number;
  paintMs: number;
}
type State = BrowserContextOptions['storageState'];
/** Who looks at which pages, by their files. */
interface Round {
  pages: Record<string, string>;
  state: State;
}

/** Keeps the figures of the browser's own observers on the window. */
function watchPage() {
  const figures = { shift: 0, paintMs: 0 };
  Object.assign(window, { benchFigures: figures });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) figures.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    figures.paintMs = list.getEntries().at(-1)?.startTime ?? figures.paintMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** A first visit: nothing of the shop is in this browser's cache. */
async function visit(context: BrowserContext, url: string): Promise<PageFigures> {
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const response = await page.goto(url, { waitUntil: 'load' });
  const html = (await response?.text()) ?? '';
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(SETTLED_MS);
  const { shift, paintMs } = await page.evaluate(
    () => (window as unknown as { benchFigures: { shift: number; paintMs: number } }).benchFigures,
  );
  await context.close();
  return { html, status: response?.status() ?? 0, shift, paintMs };
}

/** What a browser keeps of a shopper with goods on every stretch of their way, and of the shop's owner. */
async function rounds(browser: Browser, origin: string): Promise<Round[]> {
  const account = await signUp(await request.newContext(), origin);
  const shopper = await browser.newContext();
  await keepSession(shopper, account);
  const staff = await browser.newContext();
  const page = await staff.newPage();
  await page.goto(`${origin}${deskPaths.login(deskPaths.home())}`);
  await page.getByRole('button', { name: 'Fill in Owner' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${origin}${deskPaths.home()}`);
  // a record needs something that it is about
  const queues = Object.entries(DESK_PAGES).filter(([route]) => !route.includes('['));
  return [
    { pages: PUBLIC_PAGES, state: undefined },
    { pages: await fillShopperPages(account), state: await shopper.storageState() },
    { pages: Object.fromEntries(queues), state: await staff.storageState() },
  ];
}

/** Every route: what its first visit downloads, how far it moves while it loads and when its largest part is painted. */
export async function benchInBrowser(server: RunningServer) {
  const executablePath = findBrowser();
  if (!executablePath) return console.log(`\n${BROWSER_HELP}`);
  const origin = `http://localhost:${server.port}`;
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  console.log('\nfirst visits in Chromium; layout shift and largest contentful paint at 1440 and 390 pixels');
  row('route', 'kB gzip', 'shift', 'paint ms', 'shift', 'paint ms');
  const heavy: string[] = [];
  const moved: string[] = [];
  for (const { pages, state: storageState } of await rounds(browser, origin))
    for (const [route, path] of Object.entries(pages)) {
      const open = async (viewport: typeof DESK) =>
        visit(await browser.newContext({ viewport, locale: 'en-US', storageState }), origin + path);
      const [desk, phone] = [await open(DESK), await open(PHONE)];
      const kb = firstLoadKb(desk.html, '.next');
      if (kb > (route.startsWith('operator') ? MOST_OF_DESK_KB : MOST_KB)) heavy.push(route);
      if (desk.shift + phone.shift >= 0.0005) moved.push(route);
      const cells = [desk, phone].flatMap(({ shift, paintMs }) => [fixed(shift, 3), fixed(paintMs, 0)]);
      row(route, fixed(kb), ...cells, desk.status === 200 ? '' : `answered ${desk.status}`);
    }
  await browser.close();
  console.log(
    heavy.length ? `too heavy: ${heavy.join(' ')}` : `no route above ${MOST_KB} kB, no desk above ${MOST_OF_DESK_KB}`,
  );
  console.log(moved.length ? `moving while they load: ${moved.join(' ')}` : 'no route moves while it loads');
}
