import { expect, type Page } from '@playwright/test';
import { PASSWORD, PAY_PASSWORD } from './shopper';
import { textsOf, wordsWith, type Say } from './texts';

const english = textsOf('en');

/** The page hears by itself: what is done to it by other means than a press or a key, it does not do again later. */
export async function awake(page: Page) {
  const isAlive = () => performance.getEntriesByName('Next.js-hydration').length > 0;
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  // what its parts do first comes once the page is drawn, which a busy machine is long about
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

export const searchBox = (page: Page, say: Say = english) =>
  page.getByRole('combobox', { name: say('common:search.label') }).first();

/** Types (or pastes) into the search box and presses Enter. */
export async function searchFor(page: Page, text: string, say: Say = english) {
  await searchBox(page, say).fill(text);
  await searchBox(page, say).press('Enter');
}

/** On the login page. */
export async function logInByForm(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Ticks a value of an option as the seller writes it, so that it works in every language. */
export const choose = (page: Page, value: string) =>
  page.locator('label', { has: page.locator(`input[type="radio"][value="${value}"]`) }).click();

export async function chooseBlackSize41(page: Page) {
  await choose(page, '黑色');
  await choose(page, '41');
}

/** From a product with its options chosen to an order that waits for its payment, by cart and checkout. */
export async function orderThroughCart(page: Page, say: Say = english) {
  await page.getByRole('button', { name: say('product:buy.add'), exact: true }).click();
  // the message goes by itself after a few seconds: it is pressed as soon as it is there
  const way = page.getByRole('alert').getByRole('link', { name: say('product:buy.toCart') });
  await way.evaluate((link: HTMLElement) => link.click());
  await page.getByRole('button', { name: say('cart:summary.checkout', { count: 1 }) }).click();
  await placeTheOrder(page, say);
}

/** On the checkout: agree, order, and arrive at the order with its pay dialog open. */
export async function placeTheOrder(page: Page, say: Say = english) {
  await page.getByRole('checkbox', { name: say('cart:checkout.terms') }).check();
  await page.getByRole('button', { name: say('cart:checkout.submit') }).click();
  await expect(page).toHaveURL(/\/my\/purchase\/[^/?]+\?pay=1/);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Picks the sandbox in the pay dialog and goes to its page. */
export async function goToSandbox(page: Page, say: Say = english) {
  const dialog = page.getByRole('dialog');
  const provider = say('common:providers.SANDBOX');
  await dialog.getByRole('radio', { name: provider }).check();
  await dialog.getByRole('button', { name: provider }).click();
  await expect(page.getByRole('heading', { name: say('demo:bank.title') })).toBeVisible();
}

/** Types six digits into the cells below a label of the pay dialog. */
export async function typePin(page: Page, label = english('payment:dialog.password'), pin = PAY_PASSWORD) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`${label} 1`, { exact: true }).click();
  await page.keyboard.type(pin);
}

/** In the open pay dialog: pays from the balance, and waits until it is done. */
export async function payFromBalance(page: Page, say: Say = english) {
  await typePin(page, say('payment:dialog.password'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: wordsWith(say, 'payment:dialog.pay', 'amount') }).click();
  await expect(dialog).toBeHidden();
}
