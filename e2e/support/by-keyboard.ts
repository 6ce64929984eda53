import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './looks';

/** More than any page has: whoever needs more is in a trap. */
const MOST_TABS = 300;

/** What Tab stops at, and can be used. */
export const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has the focus, and sees that the eye can follow. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  // a way on that is not open yet takes no focus
  await expect(target).toBeEnabled();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await isFocused(target)) return expectFocusSeen(page);
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${String(target)} by ${key}`);
}

/** The place of the focus looks other than without it: an outline, a border, a ground. The caret does not count. */
export async function expectFocusSeen(page: Page) {
  const focused = page.locator(':focus');
  const box = await focused.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest' });
    // a hidden box is shown by its label, a search field by its form
    const shown = [element, (element as HTMLInputElement).labels?.[0], element.closest('form[role="search"]')];
    const boxes = shown.flatMap((each) => each?.getBoundingClientRect() ?? []);
    const x = Math.max(Math.min(...boxes.map(({ left }) => left)) - 8, 0);
    const y = Math.max(Math.min(...boxes.map(({ top }) => top)) - 8, 0);
    const right = Math.max(...boxes.map((box) => box.right)) + 8;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + 8;
    return { x, y, width: right - x, height: bottom - y };
  });
  await settle(page);
  const seen = await page.screenshot({ clip: box });
  const element = await focused.elementHandle();
  await element?.evaluate((node) => (node as HTMLElement).blur());
  await settle(page);
  const unseen = await page.screenshot({ clip: box });
  await element?.evaluate((node) => (node as HTMLElement).focus());
  expect(seen.equals(unseen), `${await focused.evaluate((node) => node.outerHTML.slice(0, 200))} shows no focus`).toBe(
    false,
  );
}
