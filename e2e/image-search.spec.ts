import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { awake } from './support/journeys';
import { SNEAKER } from './support/products';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Search by picture' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Search by picture' }).first().click();

/** The main picture of a demo product, once the shop has looked at it (it does so in its first minute). */
async function pictureOf(request: APIRequestContext, productUrl: string): Promise<Buffer> {
  const product = (await (
    await request.get(`/api/front/product?productUrl=${encodeURIComponent(productUrl)}`)
  ).json()) as { images: string[]; productId: string };
  const image = product.images[0] ?? '';
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/api/front/product/search?imageUrl=${encodeURIComponent(image)}&pageSize=3`);
        const { items } = (await answer.json()) as { items: { productId: string }[] };
        return items.map(({ productId }) => productId);
      },
      { timeout: 300_000, intervals: [2_000] },
    )
    .toContain(product.productId);
  return (await request.get(image)).body();
}

/** As a photograph of another colour would be: recoloured, cut, and saved with less care. */
const recoloured = (picture: Buffer) =>
  sharp(picture)
    .extract({ left: 40, top: 60, width: 700, height: 700 })
    .modulate({ hue: 150 })
    .jpeg({ quality: 50 })
    .toBuffer();

async function expectFound(page: Page) {
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/product-search' &&
      (searchParams.get('imageUrl') ?? '').includes('/api/bucket/t/demo/') &&
      searchParams.get('filters') === '' &&
      searchParams.get('channel') === 'TAOBAO',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks like your picture');
  await expect(panel(page)).toBeHidden();
  await expect(results(page).first()).toBeVisible();
  const firstThree = async () => (await results(page).allInnerTexts()).slice(0, 3).join('\n');
  await expect.poll(firstThree).toMatch(SNEAKER.title);
}

test.describe('image search', () => {
  test.setTimeout(420_000);

  test('finds a product by a recoloured JPEG of it, and then another one', async ({ page, request }) => {
    const picture = await pictureOf(request, SNEAKER.productUrl);
    await page.goto('/');
    await openPanel(page);
    const chooser = page.waitForEvent('filechooser');
    await panel(page)
      .getByRole('button', { name: /Choose a picture/ })
      .click();
    await (await chooser).setFiles({ name: 'shoe.jpg', mimeType: 'image/jpeg', buffer: await recoloured(picture) });
    await expectFound(page);

    // what was uploaded is small, a JPEG, and stands beside the heading
    const shown = page.getByRole('main').locator('header img');
    const uploaded = await request.get((await shown.getAttribute('src')) ?? '');
    expect(uploaded.headers()['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(await uploaded.body()).metadata();
    expect(Math.max(width, height)).toBe(200);

    await page.getByRole('button', { name: 'Search another picture' }).click();
    const [next] = await Promise.all([
      page.waitForEvent('filechooser'),
      panel(page)
        .getByRole('button', { name: /Choose a picture/ })
        .click(),
    ]);
    const before = page.url();
    await next.setFiles({ name: 'shoe.png', mimeType: 'image/png', buffer: await sharp(picture).png().toBuffer() });
    await expect(page).not.toHaveURL(before);
    await expectFound(page);
    expect(new URL(page.url()).searchParams.get('imageUrl')).toMatch(/\.png$/);
  });

  test('takes a picture that is pasted into the search box', async ({ page, request }) => {
    const picture = await recoloured(await pictureOf(request, SNEAKER.productUrl));
    await page.goto('/product-search?keyword=mug&channel=TAOBAO');
    await awake(page);
    await page.getByRole('combobox', { name: 'Paste a product link or search' }).first().focus();
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'shoe.jpg', { type: 'image/jpeg' }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, picture.toString('base64'));
    await expectFound(page);
  });

  test('says why a picture is refused, and closes by Escape with the focus where it was', async ({ page }) => {
    await page.goto('/');
    await openPanel(page);
    await expect(panel(page)).toHaveCSS('height', '322px');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      panel(page)
        .getByRole('button', { name: /Choose a picture/ })
        .click(),
    ]);
    await chooser.setFiles({ name: 'film.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.getByText('Only JPEG and PNG pictures can be searched with.')).toBeVisible();
    await expect(panel(page)).toContainText('One JPEG or PNG picture, at most 10 MB');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search by picture' }).first()).toBeFocused();
  });

  test('says on the page that a stranger’s picture cannot be searched with', async ({ page }) => {
    await page.goto('/product-search?imageUrl=https%3A%2F%2Felsewhere.test%2Fa.jpg&filters=&channel=TAOBAO');
    await expect(page.getByRole('main')).toContainText('This picture cannot be searched with');
    await expect(page.getByRole('button', { name: 'Search another picture' })).toBeVisible();
  });
});
