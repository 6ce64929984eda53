import type { Page } from '@playwright/test';
import { PERMISSIONS } from '../src/contract/operator.enums';
import { desksFor, type DeskLink } from '../src/shell/desk/desks';
import { expectFocusSeen, STOPS, tabTo } from './support/by-keyboard';
import { FILLED } from './support/desk-records';
import { expect, test } from './support/fixtures';
import { awake } from './support/journeys';
import { textsOf } from './support/texts';

const english = textsOf('en');
const say = (key: string) => english(`operator:${key}`);
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('[data-row]');
const sheet = (page: Page) => page.getByRole('complementary', { name: say('sheet.label') });

const skip = (page: Page) => page.getByRole('link', { name: say('frame.skip') });
const inSide = (page: Page, { name }: DeskLink) =>
  page
    .getByRole('navigation', { name: say('frame.desks') })
    .getByRole('link', { name: say(`nav.${name}`), exact: true });

/** Past the side navigation: from the top of the page, or from where a page that is scanned at has put the focus. */
async function skipSide(page: Page) {
  const isBegun = await page.evaluate(() => document.activeElement !== document.body);
  await tabTo(page, skip(page), isBegun ? 'Shift+Tab' : 'Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
}

/** The record beside its list: opened, its first tool reached, closed again where it was opened. */
async function lookBeside(page: Page) {
  // a row that the mouse opens, the keyboard opens too
  if (
    !(await rows(page)
      .first()
      .evaluate((row) => getComputedStyle(row).cursor === 'pointer'))
  )
    return;
  await page.keyboard.press('o');
  await expect(sheet(page)).toBeFocused();
  await tabTo(page, sheet(page).locator(STOPS).first());
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(rows(page).first().getByRole('link').first()).toBeFocused();
}

/** The first thing to be done on the page, with the focus seen. */
async function reachFirstStop(page: Page) {
  const stop = main(page).locator(STOPS).filter({ visible: true }).first();
  if (await stop.count()) await tabTo(page, stop);
}

/** A dialog keeps the focus, and gives it back. */
async function opensDialog(page: Page) {
  const before = await page.locator(':focus').elementHandle();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let pressed = 0; pressed < 6; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => before?.evaluate((element) => element === document.activeElement)).toBe(true);
}

test.describe('a desk by the keyboard alone', () => {
  test.describe.configure({ mode: 'parallel' });
  test('from the side to each of them, and into the last', async ({ atDesk, originOf }) => {
    const page = await atDesk('owner');
    await page.goto(`${originOf('demo')}/operator`);
    await awake(page);
    await page.keyboard.press('Tab');
    await expect(skip(page)).toBeFocused();
    const desks = desksFor(PERMISSIONS);
    for (const desk of desks) await tabTo(page, inSide(page, desk));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${desks.at(-1)?.href ?? ''}(\\?|/|$)`));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, skip(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
  });

  for (const desk of desksFor(PERMISSIONS))
    test(desk.name, async ({ atDesk, originOf }) => {
      const page = await atDesk('owner');
      await page.goto(originOf('demo') + desk.href);
      await awake(page);
      await skipSide(page);
      await reachFirstStop(page);
      const isScanned = (await page.locator('[data-scan-mode]').count()) > 0;
      if (!isScanned) await opensDialog(page);
      const filled = FILLED[desk.href.slice(1)];
      if (filled) {
        await page.goto(originOf('demo') + filled);
        await awake(page);
      }
      if (!(await rows(page).count())) return;
      await tabTo(page, rows(page).first().getByRole('link').first());
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      await expect(rows(page).first().getByRole('link').first()).toBeFocused();
      await expectFocusSeen(page);
      await lookBeside(page);
      const list = page.url();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(list);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await reachFirstStop(page);
    });
});
