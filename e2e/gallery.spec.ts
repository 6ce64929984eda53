import { expect, test } from './support/fixtures';
import { chooseBlackSize41 } from './support/journeys';
import { sneakerPage } from './support/products';

test('the thumbnails in sight are whole, whichever picture is shown', async ({ page }) => {
  await page.goto(sneakerPage());
  await chooseBlackSize41(page);
  const rail = page
    .getByRole('group')
    .locator('ul')
    .filter({ has: page.locator('button[aria-current="true"]') });
  const cut = () =>
    rail.first().evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const boxes = [...list.children].map((one) => one.getBoundingClientRect());
      const isCut = ({ top: from, bottom: to }: DOMRect) => to > top && from < bottom && (from < top || to > bottom);
      return { scrolled: list.scrollTop > 0, cut: boxes.filter(isCut).length };
    });
  await expect.poll(cut).toEqual({ scrolled: true, cut: 0 });
});
