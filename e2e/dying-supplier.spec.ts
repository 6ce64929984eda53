import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const results = (page: Page) => page.getByRole('main').getByRole('article');

/** The page of a product of which nobody can say anything now. */
test.use({ expectedErrors: [/status of 502.*\/product/] });

test('keeps a search standing where its marketplace dies in the middle of it', async ({ page, originOf, outside }) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('https://cbu01.alicdn.com/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture })); // prettier-ignore
  await page.goto(`${originOf('harbour')}/product-search?keyword=mug&channel=ALIBABA`);
  await expect(results(page).first()).toContainText('Mug 1');

  await outside('1688', 'dies');
  const further = page.getByRole('link', { name: 'Page 2', exact: true });
  await further.click();
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(trouble).toContainText('cannot be reached at the moment');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mug');

  // what it said before is there
  await page.goBack();
  await expect(results(page).first()).toContainText('Mug 1');
  await results(page).first().getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be reached at the moment');
  await page.goBack();

  await further.click();
  await expect(trouble).toBeVisible();
  await outside('1688', 'lives');
  await trouble.getByRole('button').click();
  await expect(results(page).first()).toContainText(/Mug (?!1\b)\d+/);
});
