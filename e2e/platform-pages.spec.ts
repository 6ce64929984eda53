import { platformPaths } from '../src/contract/platform-paths';
import { STOPS, tabTo } from './support/by-keyboard';
import { expect, test } from './support/fixtures';
import { awake } from './support/journeys';
import { EVERY_LOOK, inspect, PHONE, type View } from './support/looks';
import { enterPlatform, platformAt } from './support/platform';

const PAGES = [
  ...[platformPaths.home(), platformPaths.create(), platformPaths.notices(), platformPaths.health()],
  ...[platformPaths.shop('demo'), platformPaths.account()],
];

test('every page above the shops has no barrier, is no wider than a phone, and is used by the keyboard', async ({
  page,
  baseURL,
  outside,
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const above = { email: `${id}@platform.example`, password: 'Far-above-all-shops-7' };
  await outside('platform', 'adds', above);
  const view = (path: string): View => ({ address: platformAt(baseURL, path), locale: 'en' });
  await inspect(page, [view(platformPaths.login())], EVERY_LOOK, [PHONE]);
  await enterPlatform(page, baseURL, above);
  await inspect(page, PAGES.map(view), EVERY_LOOK, [PHONE]);
  const main = page.getByRole('main');
  for (const path of PAGES)
    await test.step(`${path} by the keyboard`, async () => {
      await page.goto(platformAt(baseURL, path));
      await awake(page);
      const way = page.getByRole('banner').getByRole('link').last();
      await tabTo(page, way);
      const stops = main.locator(STOPS).filter({ visible: true });
      if (!(await stops.count())) return;
      await tabTo(page, stops.first());
      await tabTo(page, stops.last());
    });
  await page.goto(platformAt(baseURL, platformPaths.home()));
  await awake(page);
  await tabTo(page, page.getByRole('banner').locator(`a[href$="${platformPaths.health()}"]`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/platform\/health$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
