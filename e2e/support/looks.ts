import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALE_FACTS, type Locale } from '../../src/contract/locales';
import { expect, test } from './fixtures';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Look {
  size: typeof DESK;
  scheme: 'light' | 'dark';
}

/** Wide and narrow, light and dark: what the sweeps show each page in. */
export const EVERY_LOOK: Look[] = [DESK, PHONE].flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ size, scheme })),
);

/** A page in one language of one shop. */
export interface View {
  address: string;
  locale: Locale;
}

/** What fades or slides is at its end at once, from now on as well: half-way nothing can be read, and no two looks are alike. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    // a notice that goes by itself begins to while the page is looked through; the same function is never listened to twice
    const win = window as { endsAtOnce?: (event: Event) => void };
    win.endsAtOnce ??= ({ target }) => {
      const changes = target instanceof Element ? target.getAnimations() : [];
      for (const change of changes) if (change instanceof CSSTransition) change.finish();
    };
    document.addEventListener('transitionrun', win.endsAtOnce, true);
    // what has come with the last press begins to move a few frames later, and one move may bring the next
    for (let still = 0; still < 4; still += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document.getAnimations().filter((change) => change instanceof CSSTransition);
      for (const change of moving) change.finish();
      if (moving.length) still = 0;
    }
  });

/**
 * What axe finds on the page as it stands: rule, what it is about, where.
 * @param without a selector of what is another page, e.g. in a frame
 */
export async function findings(page: Page, without?: string): Promise<string[]> {
  await settle(page);
  // to write down all that is well as well takes axe twice the time
  const asked = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (without) asked.exclude(without);
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, any }) => `${impact} ${id}: ${help} | ${target.join(' ')} | ${any[0]?.message ?? ''}`),
  );
}

/** The same on a phone and in the window of a desk, in which it then stands. */
export async function findingsIn(page: Page, sizes = [PHONE, DESK], without?: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const each of await findings(page, without)) found.push(`${size.width}: ${each}`);
  }
  return found;
}

/** Colours are custom properties below this attribute: what the server writes for the cookie, without a new visit. */
const paint = (page: Page, scheme: Look['scheme']) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-mantine-color-scheme', name), scheme);

/**
 * Goes to each page and notes all that axe finds in each look; errors of the console are the fixture's.
 * @param fitting windows that it is no wider than, with no button's words cut off
 */
export async function inspect(page: Page, views: View[], looks: Look[], fitting: (typeof DESK)[] = []) {
  for (const { address, locale } of views)
    await test.step(address, async () => {
      await page.setViewportSize(looks[0]?.size ?? DESK);
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect.soft(page.locator('html'), address).toHaveAttribute('dir', LOCALE_FACTS[locale].direction);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      for (const { size, scheme } of looks) {
        await page.setViewportSize(size);
        await paint(page, scheme);
        expect.soft(await findings(page), `${address} ${size.width} ${scheme}`).toEqual([]);
      }
      for (const size of fitting) {
        await page.setViewportSize(size);
        expect.soft(await tooWide(page), `${address} ${size.width}`).toEqual([]);
      }
    });
}

/** The page where it is wider than the window, and buttons whose words are cut off. */
export const tooWide = (page: Page) =>
  page.evaluate(async () => {
    // in letters that are not the shop's, words are of another width
    await document.fonts.ready;
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
    const labels = [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')].filter(
      (label) => label.offsetParent !== null && isCut(label),
    );
    return [...(isCut(document.documentElement) ? ['the page'] : []), ...labels.map((label) => label.innerText)];
  });

export const TABLET = { width: 768, height: 1024 };

let pictures = 0;
const picturePath = (page: Page, { width }: typeof DESK) =>
  test
    .info()
    .outputPath(`${String((pictures += 1))}${new URL(page.url()).pathname.replaceAll('/', '-')}-${String(width)}.png`);

/** Nothing is found on the page as it stands, at each size; then it is as wide as before. */
export async function isClean(page: Page, ...sizes: (typeof DESK)[]) {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await findings(page), `${page.url()} ${size.width}`).toEqual([]);
    expect.soft(await tooWide(page), `${page.url()} ${size.width}`).toEqual([]);
    // to be looked at: LOOK=1 npm run e2e dearer
    if (process.env.LOOK) await page.screenshot({ path: picturePath(page, size), fullPage: true });
  }
  if (before) await page.setViewportSize(before);
}
