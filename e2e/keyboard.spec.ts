import type { Page } from '@playwright/test';
import { isFocused, tabTo } from './support/by-keyboard';
import { expect, test } from './support/fixtures';
import { searchBox } from './support/journeys';
import { SNEAKER } from './support/products';
import { fund, PAY_PASSWORD, setPayPassword } from './support/shopper';

const main = (page: Page) => page.getByRole('main');

/** Walks a group of radio buttons with the arrows. */
async function arrowTo(page: Page, value: string) {
  const radio = page.locator(`input[type="radio"][value="${value}"]`);
  const group = page.getByRole('radiogroup').filter({ has: radio });
  await tabTo(page, group.locator('input:enabled').first());
  await page.keyboard.press('Space');
  for (let step = 0; step < 20 && !(await radio.isChecked()); step += 1) await page.keyboard.press('ArrowRight');
  await expect(radio).toBeChecked();
}

test('buys from the first word to the paid order with the keyboard alone', async ({ page, newShopper }) => {
  const shopper = await newShopper();
  await fund(shopper, 50_000);
  await setPayPassword(shopper);

  await test.step('search', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await tabTo(page, searchBox(page));
    // each answer begins a new list: the last must be there
    const offered = page.waitForResponse(/\/product\/suggest\?.*keyword=canvas(\+|%20)sneak(&|$)/);
    await page.keyboard.type('canvas sneak');
    await (await offered).finished();
    await expect(page.getByRole('option', { name: 'canvas sneakers' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'canvas sneakers' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product-search\?keyword=canvas\+sneakers/);
  });

  await test.step('skip to the results, open the product', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await tabTo(page, main(page).getByRole('link', { name: SNEAKER.title }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);
  });

  await test.step('choose, and put it into the cart', async () => {
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    // what is missing gets the focus
    await expect(page.locator('[data-marked] input:focus')).toHaveCount(1);
    await arrowTo(page, '黑色');
    await arrowTo(page, '41');
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  await test.step('cart', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/cart');
    const more = main(page).getByRole('button', { name: /^(Increase|More|One more)/ });
    if (await more.count()) await tabTo(page, more.first());
    await tabTo(page, page.getByRole('button', { name: 'Check out 1 item' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('checkout', async () => {
    const terms = page.getByRole('checkbox', { name: /I have read the terms/ });
    await tabTo(page, page.getByRole('button', { name: 'Read them' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Read them' })).toBeFocused();
    await tabTo(page, terms, 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(terms).toBeChecked();
    await tabTo(page, page.getByRole('button', { name: 'Place the order' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my\/purchase\/[^/?]+\?pay=1/);
  });

  await test.step('pay from the balance; the dialog holds the focus and gives it back', async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const pay = page.getByRole('button', { name: 'Pay now' });
    await tabTo(page, pay);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let pressed = 0; pressed < 15; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement)), 'the focus left the dialog').toBe(
        true,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pay).toBeFocused();
    await page.keyboard.press('Enter');
    const balance = dialog.getByRole('radio', { name: /Balance/ });
    await tabTo(page, balance);
    await page.keyboard.press('Space');
    const firstDigit = dialog.getByLabel('Pay password 1', { exact: true });
    for (let pressed = 0; pressed < 10 && !(await isFocused(firstDigit)); pressed += 1)
      await page.keyboard.press('Tab');
    await expect(firstDigit).toBeFocused();
    await page.keyboard.type(PAY_PASSWORD);
    await tabTo(page, dialog.getByRole('button', { name: /^Pay \$/ }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();
  });
});

test('the question about a link that is no product gives the focus back to the box', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).focus();
  await page.keyboard.type('https://blog.example/lamps');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'This is not a product link that we can open' });
  await expect(dialog.getByRole('button', { name: 'Order it by hand' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
});

test('the account menu opens, is walked and closes by keys (SES-5)', async ({ page, newShopper }) => {
  await newShopper();
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Account of/ });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'Overview' }).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('link', { name: 'Purchases' })).toHaveCount(0);
});
