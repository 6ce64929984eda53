import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, request, type APIRequestContext, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { cartEndpoints } from '../src/contract/cart.endpoints';
import { catalogEndpoints } from '../src/contract/catalog.endpoints';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../tests/support/find-browser';
import { takeDesks } from './desk-screenshots';
import { listStates } from './state-screenshots';
import { chooseBlackSize41 } from './support/journeys';
import { fillShopperPages, PUBLIC_PAGES } from './support/pages';
import { CLOCK_URL, MUG_URL } from './support/products';
import { startShop } from './support/server';
import { keepSession, signUp } from './support/shopper';

const FOLDER = join('docs', 'screenshots');
const PORT = 3112;

/** A shop as one kind of shopper sees it: between them wide and narrow, light and dark, from either side. */
interface Look {
  suffix: string;
  host: string;
  prefix: string;
  viewport: { width: number; height: number };
  scale: number;
  scheme: 'light' | 'dark';
}
const LOOKS: Look[] = [
  {
    suffix: '',
    host: 'localhost',
    prefix: '',
    viewport: { width: 1440, height: 900 },
    scale: 1,
    scheme: 'light',
  },
  {
    suffix: '-phone',
    host: 'dubai.localhost',
    prefix: '/ar',
    viewport: { width: 390, height: 844 },
    scale: 2,
    scheme: 'dark',
  },
];
/** Dubai does no sourcing. */
const SHOP_HAS_NONE = ['sourcing-service-phone'];

const nameOf = (route: string) => (route === 'index' ? 'home' : route.replaceAll(/[[\]]/g, '').replaceAll('/', '-'));

/** Pages to take, and how they are reached: by a visitor, or by a shopper with something on every page. */
async function listPages(calls: APIRequestContext, origin: string, locale: string) {
  const shopper = await signUp(calls, origin, locale);
  const own = await fillShopperPages(shopper);
  const { api } = shopper;
  for (const productUrl of [MUG_URL, CLOCK_URL]) {
    const { skus, minOrderQuantity: quantity } = await api(catalogEndpoints.getProduct, { query: { productUrl } });
    const sku = skus.find(({ stock }) => stock > quantity);
    if (sku) await api(cartEndpoints.add, { body: { productUrl, productSkuId: sku.skuId, quantity } });
  }
  const { shops } = await api(cartEndpoints.get, {});
  const cartItemIds = shops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id));
  return { shopper, own, intent: JSON.stringify({ kind: 'cart', cartItemIds }) };
}

async function takePage(page: Page, url: string, file: string) {
  await page.goto(url, { waitUntil: 'networkidle' });
  // a phone has the choice in a sheet of its own
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  if (isWide && new URL(url).pathname === '/product') await chooseBlackSize41(page);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(join(FOLDER, file));
  console.log(file);
}

type Known = Awaited<ReturnType<typeof listStates>>['shopper'];

/** Pages in a browser of their own: of a visitor, or of a shopper. */
async function takePages(
  browser: Browser,
  { origin, look, shopper, intent }: { origin: string; look: Look; shopper?: Known; intent?: string },
  pages: Record<string, string>,
) {
  const { viewport, scale: deviceScaleFactor, scheme, prefix, suffix } = look;
  const context = await browser.newContext({ viewport, deviceScaleFactor, locale: 'en-US', reducedMotion: 'reduce' });
  if (shopper) await keepSession(context, shopper);
  await context.addCookies([{ name: 'colorScheme', value: scheme, url: origin }]);
  if (intent) await context.addInitScript((kept) => sessionStorage.setItem('checkout', kept), intent);
  const page = await context.newPage();
  for (const [route, path] of Object.entries(pages)) {
    const name = nameOf(route) + suffix;
    if (!SHOP_HAS_NONE.includes(name)) await takePage(page, origin + prefix + path, `${name}.webp`);
  }
  await context.close();
}

const originOf = ({ host }: Look, port: string) => `http://${host}:${port}`;
const localeOf = ({ prefix }: Look) => prefix.slice(1) || 'en';

async function takeLook(browser: Browser, calls: APIRequestContext, port: string, look: Look) {
  const origin = originOf(look, port);
  const { shopper, own, intent } = await listPages(calls, origin, localeOf(look));
  await takePages(browser, { origin, look, intent }, PUBLIC_PAGES);
  await takePages(browser, { origin, look, shopper, intent }, own);
}

/** What has been of a regular: every state of an order and of a shipment that theirs are in. */
async function takeStates(browser: Browser, calls: APIRequestContext, port: string, look: Look) {
  const origin = originOf(look, port);
  const { shopper, pages } = await listStates(calls, origin, localeOf(look));
  await takePages(browser, { origin, look, shopper }, pages);
}

/** What is taken alone, while pictures of all else stay as they are; nothing: everything. */
type Part = 'shoppers' | 'states' | 'desks';

/** @param routes of the staff's pages; none: all of them */
async function takeAll(origin: string, part: Part | undefined, routes: string[]) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  if (!part) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const calls = await request.newContext();
  const { port } = new URL(origin);
  const has = (one: Part) => !part || part === one;
  try {
    if (has('shoppers')) for (const look of LOOKS) await takeLook(browser, calls, port, look);
    if (has('states')) for (const look of LOOKS) await takeStates(browser, calls, port, look);
    if (has('desks'))
      await takeDesks(browser, calls, origin, routes, (page, url, route) =>
        takePage(page, url, `${nameOf(route)}.webp`),
      );
  } finally {
    await calls.dispose();
    await browser.close();
  }
}

const isPart = (word: string | undefined): word is Part => word === 'shoppers' || word === 'states' || word === 'desks';

/**
 * `npm run screenshots [address] [shoppers | states | desks [route…]]`: every page, or a part of them, of running demo
 * shops or of some started for it.
 */
async function main(args: string[]) {
  const given = args.find((arg) => arg.startsWith('http'));
  const [word, ...routes] = args.filter((arg) => arg !== given);
  if (word && !isPart(word)) throw new Error(`not a part: ${word}`);
  const part = isPart(word) ? word : undefined;
  if (given) return takeAll(new URL(given).origin, part, routes);
  const { origin, stop } = await startShop(PORT, '.data/screenshots');
  try {
    await takeAll(origin, part, routes);
  } finally {
    await stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
