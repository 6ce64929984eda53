import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { awake } from './support/journeys';

const PHONE = { width: 390, height: 844 };
const navRow = (page: Page) => page.getByRole('navigation', { name: 'Pages of the shop' }).getByRole('list');
const scrolledBy = (page: Page) => navRow(page).evaluate((row) => Math.round(Math.abs(row.scrollLeft)));
const opening = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '';

test.describe('the row of pages', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('scrolls by wheel, mouse, keys and touch, and shows where one is (FRM-4)', async ({ page }) => {
    await page.goto('/faq');
    await awake(page);
    const current = navRow(page).locator('[aria-current="page"]');
    await expect(current).toHaveText('Questions and answers');
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(100);

    const box = (await navRow(page).boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => scrolledBy(page)).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.mouse.down();
    await page.mouse.move(middle.x - 120, middle.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(90);
    await expect(page).toHaveURL(/\/faq$/);

    await navRow(page).getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('End');
    await expect(navRow(page).getByRole('link').last()).toBeFocused();
    await expect(navRow(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });

    await navRow(page).evaluate((row) => (row.scrollLeft = 0));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: middle.y }] });
    await touch('touchStart', 300);
    for (let x = 280; x >= 100; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => scrolledBy(page)).toBeGreaterThan(90);
  });

  test('runs the other way from right to left (FRM-4)', async ({ page, originOf }) => {
    await page.goto(`${originOf('dubai')}/ar/faq`);
    await awake(page);
    const row = page.locator('header + nav ul');
    await expect(row.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    const box = (await row.boundingBox())!;
    await page.mouse.move(box.x + 100, box.y + 20);
    await page.mouse.wheel(0, -3000);
    // a part of a pixel beyond, where the row's width is not a whole one
    await expect.poll(() => row.evaluate((list) => Math.abs(list.scrollLeft))).toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, 80);
    await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBeLessThan(-60);
  });
});

test('the header turns to its scrolled style after 65 % of the window (FRM-5)', async ({ page }) => {
  await page.goto('/payment-guide');
  await awake(page);
  const header = page.getByRole('banner');
  const scrollTo = (share: number) => page.evaluate((part) => window.scrollTo(0, window.innerHeight * part), share);
  await scrollTo(0.6);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await scrollTo(0.7);
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).toBeInViewport();
  await scrollTo(0);
  await expect(header).not.toHaveAttribute('data-scrolled');
});

test('the clock tells the shop’s time, every second (FRM-1)', async ({ page, originOf }) => {
  await page.goto(`${originOf('kathmandu')}/about`);
  await expect(page.getByText('UTC+5:45')).toBeVisible();
  const time = page.locator('time').first();
  await expect(time).toHaveText(/^\d\d:\d\d:\d\d$/);
  // read and compared in one moment of the page
  const isRight = (node: Element) => {
    const wall = (ago: number) => new Date(Date.now() + 5.75 * 3_600_000 - ago).toISOString().slice(11, 19);
    return [wall(0), wall(1000)].includes(node.textContent ?? '');
  };
  for (let second = 0; second < 3; second += 1) {
    await expect.poll(() => time.evaluate(isRight)).toBe(true);
    await expect(time).not.toHaveText((await time.textContent()) ?? '');
  }
  await expect(page.getByText('1 CNY = 19.6Rs.')).toBeVisible();
});

test('the first byte has scheme and direction, and the switches keep them (ENT-8)', async ({
  page,
  request,
  originOf,
}) => {
  const plain = opening(await (await request.get('/about')).text());
  expect(plain).toContain('dir="ltr"');
  expect(plain).toContain('data-mantine-color-scheme="light"');
  const chosen = await request.get('/about', { headers: { cookie: 'colorScheme=dark; direction=rtl' } });
  expect(opening(await chosen.text())).toContain('dir="rtl"');
  expect(opening(await chosen.text())).toContain('data-mantine-color-scheme="dark"');

  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.getByRole('button', { name: 'Write from right to left' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const kept = Object.fromEntries((await page.context().cookies(originOf('demo'))).map((one) => [one.name, one]));
  const days = (name: string) => ((kept[name]?.expires ?? 0) - Date.now() / 1000) / 86_400;
  for (const name of ['colorScheme', 'direction', 'primaryColor']) {
    expect(kept[name], name).toBeDefined();
    // browsers cap the life of a cookie at 400 days, whatever the page asks for
    expect(days(name)).toBeGreaterThan(399);
  }
});

test('a click copies the phone and a message says so at the top right, also from right to left (FRM-9, FRM-14)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const direction of ['ltr', 'rtl']) {
    await context.addCookies([
      { name: 'direction', value: direction, url: page.url() === 'about:blank' ? 'http://localhost' : page.url() },
    ]);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /\+61 2 5550 0123/ })
      .click();
    const notice = page.getByRole('alert').filter({ hasText: 'Copied' });
    const isAtTopRight = (node: Element) => {
      const { x, y } = node.getBoundingClientRect();
      return x > 720 && y < 200;
    };
    await expect.poll(() => notice.evaluate(isAtTopRight)).toBe(true);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+61 2 5550 0123');
    await expect(notice).toBeHidden();
  }
});

test('a message that was tapped closes like any other, for a tap is no mouse that rests on it (FRM-14)', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Get support' }).tap();
  await footer.getByRole('button', { name: /5550 0123/ }).tap();
  // by hand or copied, it says so
  const notice = page.getByRole('alert').filter({ hasText: '+61 2 5550 0123' });
  await notice.tap();
  await expect(notice).toBeHidden();
  await page.close();
});

test('terms and privacy open in a dialog with the shop’s own words (FRM-8)', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Privacy policy and terms' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Privacy', exact: true })).toBeAttached();
  await expect(dialog).toContainText('Sampan Trading Pty Ltd');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('how to use: an article here, a banner and steps with pictures there (RTE-9)', async ({ page, originOf }) => {
  await page.goto('/how-to-use');
  await expect(page.getByRole('heading', { level: 1, name: 'How to use Sampan' })).toBeVisible();
  await expect(page.locator('main li img')).toHaveCount(0);

  await page.goto(`${originOf('hanoi')}/vi/how-to-use`);
  const steps = page.locator('main > div > ol > li');
  await expect(steps).toHaveCount(5);
  const sides = await steps.evaluateAll((items) =>
    items.map((item) => {
      const [picture, words] = [item.querySelector('img'), item.querySelector('h2')];
      return picture!.getBoundingClientRect().left < words!.getBoundingClientRect().left ? 'start' : 'end';
    }),
  );
  expect(sides).toEqual(['start', 'end', 'start', 'end', 'start']);
  for (const picture of await steps.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
});

test.describe('the page of an address that is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is that of an info page which the shop has not; its row does not name it (RTE-3)', async ({
    page,
    originOf,
  }) => {
    const origin = originOf('kathmandu');
    await page.goto(`${origin}/about`);
    await expect(navRow(page).getByRole('link', { name: 'How to use' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'OEM service' })).toHaveCount(0);
    expect((await page.goto(`${origin}/oem-service`))?.status()).toBe(404);
    expect((await page.goto('/oem-service'))?.status()).toBe(200);
  });

  test('keeps the shopper’s menu', async ({ page, newShopper }) => {
    await newShopper();
    const answer = await page.goto('/no-such-page', { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^(?!Sampan).+ · /);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('pages are drawn with the settings that they carry (RTE-10)', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await expect(page.getByRole('search')).toHaveAttribute('data-collapsed');
  const decoration = await page.evaluate(
    () => getComputedStyle(document.querySelector('#__next > div')!, '::before').content,
  );
  expect(decoration).toBe('""');
  await page.goto('/auth/login');
  await expect(page.getByRole('search')).toHaveCount(0);
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).paddingBlockEnd)).toBe('0px');
  await page.goto('/demo/outbox');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fcart$/);
});
