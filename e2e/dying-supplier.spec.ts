import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const results = (page: Page) => page.getByRole('main').getByRole('article');

/** The page of a product of which nobody can say anything now. */
test.use({ expectedErrors: [/status of 502.*\/product/] });

test.beforeEach(async ({ page }) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('https://cbu01.alicdn.com/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture })); // prettier-ignore
});

test('fills in the words of a marketplace when they come, and moves nothing', async ({ page, originOf, outside }) => {
  const main = page.getByRole('main');
  await outside('translator', 'holds');
  // of which nobody has asked the translator before
  const kettle = String(100_000 + (Date.now() % 900_000));
  await page.goto(`${originOf('harbour')}/product-search?keyword=kettle+${kettle}&channel=ALIBABA`);
  await results(page)
    .first()
    .getByRole('link', { name: `不锈钢水壶${kettle}` })
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(`不锈钢水壶${kettle}`);
  await main.getByRole('radio', { name: '磨砂' }).check({ force: true });
  const places = () =>
    page.getByRole('main').evaluate((root) =>
      [...root.querySelectorAll('h1, header > *, [role=radiogroup], label, dl > div, aside')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.tagName, x, y, width, height];
      }),
    );
  await expect(main.getByText('Not translated yet')).toBeVisible();
  // what comes by itself, when the page has nothing else to do, has come
  await expect(main.getByText(/kg with packing/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await places();

  await outside('translator', 'speaks');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Stainless steel kettle');
  await expect(main.getByRole('radio', { name: /Brushed and then coated/ })).toBeChecked();
  expect(await places()).toEqual(before);

  await page.goBack();
  await expect(results(page).first()).toContainText('Stainless steel kettle');
});

test('keeps a search standing where its marketplace dies in the middle of it', async ({ page, originOf, outside }) => {
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
