import { chromium, request, type Browser, type BrowserContext } from 'playwright';
import { walletEndpoints } from '../../src/contract/wallet.endpoints';
import { chargeOf, keepSession, placeOrder, signUp } from '../../e2e/support/shopper';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../support/find-browser';
import { firstLoadKb } from './first-load';
import { addressOf, routesOf, type Seen } from './routes';
import type { RunningServer } from './server-process';
import { fixed, row } from './table';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MOST_KB = 200;
/** What moves does so within this time of the last answer. */
const SETTLED_MS = 400;

interface PageFigures {
  html: string;
  status: number;
  shift: number;
  paintMs: number;
}
type Account = Awaited<ReturnType<typeof signUp>>;

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

/** Pages that send a visitor to the login are visited by a shopper. */
async function needsLogin(url: string): Promise<boolean> {
  const { pathname, port, search } = new URL(url);
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status >= 300 && answer.status < 400;
}

async function visitBoth(browser: Browser, url: string, account: Account) {
  const isShopper = await needsLogin(url);
  const open = async (viewport: typeof DESK) => {
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    if (isShopper) await keepSession(context, account);
    return visit(context, url);
  };
  return [await open(DESK), await open(PHONE)] as const;
}

async function prepare(origin: string, productUrl: string): Promise<{ account: Account; seen: Seen }> {
  const calls = await request.newContext();
  const account = await signUp(calls, origin);
  const order = await placeOrder(account);
  const { start } = await account.api(walletEndpoints.createDeposit, {
    body: { amount: 5000, channel: 'SANDBOX' },
  });
  const seen = {
    productUrl,
    orderId: order.id,
    paymentNo: order.payment?.paymentNo ?? '',
    chargeId: chargeOf(start),
  };
  return { account, seen };
}

/** Every route: what its first visit downloads, how far it moves while it loads and when its largest part is painted. */
export async function benchInBrowser(server: RunningServer, productUrl: string) {
  const executablePath = findBrowser();
  if (!executablePath) return console.log(`\n${BROWSER_HELP}`);
  const origin = `http://localhost:${server.port}`;
  const { account, seen } = await prepare(origin, productUrl);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  console.log('\nfirst visits in Chromium; layout shift and largest contentful paint at 1440 and 390 pixels');
  row('route', 'kB gzip', 'shift', 'paint ms', 'shift', 'paint ms');
  const heavy: string[] = [];
  const moved: string[] = [];
  for (const route of routesOf()) {
    const [desk, phone] = await visitBoth(browser, origin + addressOf(route, seen), account);
    const kb = firstLoadKb(desk.html, '.next');
    if (kb > MOST_KB) heavy.push(route);
    if (desk.shift + phone.shift >= 0.0005) moved.push(route);
    const cells = [desk, phone].flatMap(({ shift, paintMs }) => [fixed(shift, 3), fixed(paintMs, 0)]);
    row(route, fixed(kb), ...cells, desk.status === 200 ? '' : `answered ${desk.status}`);
  }
  await browser.close();
  console.log(heavy.length ? `above ${MOST_KB} kB: ${heavy.join(' ')}` : `no route above ${MOST_KB} kB`);
  console.log(moved.length ? `moving while they load: ${moved.join(' ')}` : 'no route moves while it loads');
}
