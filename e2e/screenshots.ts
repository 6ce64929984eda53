import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, request, type Page } from 'playwright';
import sharp from 'sharp';
import { cartEndpoints } from '../src/contract/cart';
import { catalogEndpoints } from '../src/contract/catalog';
import { BROWSER_FLAGS, BROWSER_HELP, findBrowser } from '../tests/support/find-browser';
import { chooseBlackSize41 } from './support/journeys';
import { CLOCK_URL, MUG_URL, SNEAKER, sneakerPage } from './support/products';
import { startShop } from './support/server';
import { fund, keepSession, placeOrder, setPayPassword, signUp, type Shopper } from './support/shopper';

const FOLDER = join('docs', 'screenshots');
const PORT = 3112;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  name: string;
  path: string;
  shop?: string;
  viewport?: typeof DESK;
  isDark?: boolean;
  isVisitor?: boolean;
  /** What is done on the page before its picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const shotsOf = (orderPath: string): Shot[] => [
  { name: 'home', path: '/', isVisitor: true },
  { name: 'search', path: '/product-search?keyword=shoes&channel=TAOBAO', isVisitor: true },
  { name: 'product', path: sneakerPage(), prepare: chooseSneaker },
  { name: 'cart', path: '/cart' },
  { name: 'checkout', path: '/cart', prepare: goToCheckout },
  { name: 'order', path: orderPath },
  { name: 'balance', path: '/my/balance' },
  { name: 'login', path: '/auth/login', isVisitor: true },
  { name: 'home-phone', path: '/', viewport: PHONE, isVisitor: true },
  { name: 'product-phone', path: sneakerPage(), viewport: PHONE, isVisitor: true },
  { name: 'home-dark', path: '/', isDark: true, isVisitor: true },
  { name: 'product-dark', path: sneakerPage(), isDark: true, isVisitor: true },
  { name: 'home-dubai', path: '/ar', shop: 'dubai', isVisitor: true },
  { name: 'product-dubai', path: `/ar${sneakerPage()}`, shop: 'dubai', isVisitor: true },
];

async function chooseSneaker(page: Page) {
  await chooseBlackSize41(page);
  // the shop's own sum instead of the estimate
  await page.getByRole('complementary', { name: 'Buy' }).getByText('Total', { exact: true }).waitFor();
}

async function goToCheckout(page: Page) {
  await page.getByRole('button', { name: /^Check out/ }).click();
  await page.getByRole('button', { name: 'Place the order' }).waitFor();
}

/** Something to see on every page: money in the balance, an order, three things in the cart. */
async function fillShop(shopper: Shopper): Promise<string> {
  await fund(shopper, 12_000);
  await setPayPassword(shopper);
  const { id } = await placeOrder(shopper);
  const { api } = shopper;
  for (const productUrl of [SNEAKER.productUrl, MUG_URL, CLOCK_URL]) {
    const { skus, minOrderQuantity } = await api(catalogEndpoints.getProduct, { query: { productUrl } });
    const sku = skus.find(({ stock }) => stock > minOrderQuantity);
    if (sku)
      await api(cartEndpoints.add, { body: { productUrl, productSkuId: sku.skuId, quantity: minOrderQuantity } });
  }
  return `/my/purchase/${id}`;
}

async function takeAll(origin: string) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(BROWSER_HELP);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const calls = await request.newContext();
  try {
    const account = await signUp(calls, origin);
    const orderPath = await fillShop(account);
    mkdirSync(FOLDER, { recursive: true });
    for (const { name, path, shop, viewport = DESK, isDark, isVisitor, prepare } of shotsOf(orderPath)) {
      const { port } = new URL(origin);
      const base = shop ? `http://${shop}.localhost:${port}` : origin;
      const context = await browser.newContext({ viewport, locale: 'en-US', reducedMotion: 'reduce' });
      if (!isVisitor) await keepSession(context, account);
      if (isDark) await context.addCookies([{ name: 'colorScheme', value: 'dark', url: base }]);
      const page = await context.newPage();
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await prepare?.(page);
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      const picture = await page.screenshot();
      await sharp(picture)
        .png({ palette: true, quality: 90, effort: 10 })
        .toFile(join(FOLDER, `${name}.png`));
      await context.close();
      console.log(`${name}.png`);
    }
  } finally {
    await calls.dispose();
    await browser.close();
  }
}

/** `npm run screenshots [address]`: pictures of the main pages, of a running shop or of one started for it. */
async function main(given: string | undefined) {
  if (given) return takeAll(new URL(given).origin);
  const { origin, stop } = await startShop(PORT, '.data/screenshots');
  try {
    await takeAll(origin);
  } finally {
    await stop();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
