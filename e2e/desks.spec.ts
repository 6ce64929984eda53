import { expect, test } from './support/fixtures';
import { findings } from './support/looks';
import { DESK_PAGES } from './support/pages';

test.describe('the desks', () => {
  for (const path of Object.values(DESK_PAGES))
    test(`${path} sends who is not of the staff to their login with 307`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`/operator/login?redirectUrl=${encodeURIComponent(path)}`);
    });

  test('are entered by the staff of the shop, read in their own language, and left', async ({ page, originOf }) => {
    await page.goto(`${originOf('demo')}/operator`);
    // their language stays with them: no other journey goes as this one
    await page.getByRole('button', { name: 'Fill in Reader' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Hello|你好/);
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('staffToken');
    const person = page.getByRole('button', { name: /^(You|你)/ });
    await person.click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
    await expect(page).toHaveURL(/\/zh-CN\/operator$/);
    await person.click();
    await page.getByRole('button', { name: '退出登录' }).click();
    // nothing was asked after the session had ended: that would lead there with a way back, and be told in the console
    await expect(page).toHaveURL(/\/operator\/login$/);
  });

  test('draw the curves of the dashboard also where the browser has kept what draws them', async ({
    atDesk,
    originOf,
  }) => {
    const page = await atDesk('owner');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(`${originOf('demo')}/operator/dashboard`);
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
});
