import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';
import { SNEAKER } from './support/products';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Until the worker of this build answers for the page. */
const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Paths of all that is kept in the browser, by the name of what keeps it. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return { names, paths: files.flat() };
  });

test('an installed shop without a line says so, keeps nothing of its shopper, and comes back by itself', async ({
  page,
  context,
  newShopper,
}) => {
  await newShopper();
  await page.goto('/my/account');
  await controlled(page);
  await page.goto('/cart');
  await page.goto('/my');
  await expect.poll(async () => (await kept(page)).paths.some((path) => path.startsWith('/_next/static/'))).toBe(true);
  const { paths } = await kept(page);
  expect(paths).toContain('/offline.html');
  expect(paths.filter((path) => !/^\/(offline\.html|app-icon\.png|_next\/static\/.+)$/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.locator('main img')).toHaveJSProperty('complete', true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('banner')).toBeVisible();
});

/** As a system hands over what another app shared: a form posted to the address that the manifest names. */
const share = async (page: Page, shared: { text?: string; picture?: Buffer }) => {
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? '';
    return (await (await fetch(address)).json()) as { share_target: ShareTarget };
  });
  const { action, method, enctype, params } = manifest.share_target;
  const named = { action, method, enctype, text: params.text, picture: params.files[0]?.name ?? '' };
  await page.evaluate(
    ({ form: facts, text, picture }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: facts.action, method: facts.method, enctype: facts.enctype });
      const words = Object.assign(document.createElement('input'), { name: facts.text, value: text });
      const file = Object.assign(document.createElement('input'), { type: 'file', name: facts.picture });
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
        const given = new DataTransfer();
        given.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
        file.files = given.files;
      }
      form.append(words, file);
      document.body.append(form);
      form.submit();
    },
    { form: named, text: shared.text ?? '', picture: shared.picture?.toString('base64') },
  );
};
interface ShareTarget {
  action: string;
  method: string;
  enctype: string;
  params: { text: string; files: { name: string }[] };
}

test('an installed shop opens what the Taobao app shares, and searches with a shared picture', async ({ page }) => {
  await page.goto('/');
  await controlled(page);
  await share(page, {
    text: `【淘宝】限时好价「帆布鞋」 https://item.taobao.com/item.htm?id=${SNEAKER.itemId} 点击链接直接打开`,
  });
  await expect(page).toHaveURL(/\/product\?url=[\w-]+&filters=$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SNEAKER.title);

  await share(page, { text: 'https://shop.example.org/lamps/paper-lantern' });
  await expect(page.getByRole('dialog', { name: 'We cannot read this link' })).toBeVisible();

  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b45309' } })
    .jpeg()
    .toBuffer();
  await share(page, { picture });
  await expect(page).toHaveURL(/\/product-search\?imageUrl=[^&]+&filters=&channel=TAOBAO$/);
  // it is nowhere but in the search
  expect((await kept(page)).names).not.toContain('shared');
});
