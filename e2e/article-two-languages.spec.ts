import type { Page } from '@playwright/test';
import { deskPaths } from '../src/contract/desk-paths';
import { expect, test } from './support/fixtures';
import { findingsIn } from './support/looks';
import { textsOf, wordsWith } from './support/texts';

const say = textsOf('en');
const TITLE = 'How to pay us';
const editorOf = (page: Page) => page.getByRole('textbox', { name: say('operator:content.html') });
const publishing = (page: Page) => page.getByRole('region', { name: say('operator:content.publish') });

async function write(page: Page, title: string, words: string) {
  await page.getByLabel(say('operator:content.title')).fill(title);
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

async function save(page: Page) {
  await page.getByRole('button', { name: say('operator:content.save') }).click();
  await expect(page.getByText(say('operator:content.unsaved'))).toHaveCount(0);
}

async function publish(page: Page) {
  const button = publishing(page).getByRole('button', { name: wordsWith(say, 'operator:content.publishNow', 'number', 'name') }); // prettier-ignore
  await button.click();
  await expect(publishing(page)).toContainText(say('operator:content.allShown'));
}

test('an article is written, looked at as shoppers will, mended, and read in two languages', async ({
  page: reader,
  ownShop,
  atDesk,
  originOf,
}) => {
  const shop = await ownShop({ roles: ['editor'], settings: { enabledArticles: ['PAYMENT_GUIDE'] } });
  const origin = originOf(shop);
  const desk = await atDesk('editor', shop);

  await test.step('it is missing, and begun from the list', async () => {
    await desk.goto(deskPaths.articles());
    expect(await findingsIn(desk)).toEqual([]);
    await desk.getByRole('link', { name: say('operator:content.type.PAYMENT_GUIDE') }).click();
    await expect(desk.getByText(say('operator:content.neverShown'))).toBeVisible();
    await write(desk, TITLE, 'Every order of ');
    await desk.getByRole('button', { name: '{{shop.name}}' }).click();
    await desk.keyboard.type(' is paid by card. Read on');
    for (let letters = 0; letters < 'Read on'.length; letters += 1) await desk.keyboard.press('Shift+ArrowLeft');
    await desk.getByRole('button', { name: say('operator:content.editor.link'), exact: true }).click();
    await desk.getByRole('textbox', { name: say('operator:content.editor.linkTo') }).fill('/nowhere');
    await desk.getByRole('button', { name: say('operator:content.editor.linkSave'), exact: true }).click();
    await save(desk);
  });

  await test.step('a link that leads nowhere stands in the way', async () => {
    await expect(publishing(desk)).toContainText(say('operator:content.finding.DEAD_LINK'));
    await expect(publishing(desk)).toContainText('/nowhere');
    await expect(publishing(desk).getByRole('button', { name: /^Publish edition/ })).toBeDisabled();
    expect(await findingsIn(desk)).toEqual([]);
    const before = await reader.request.get(`${origin}/payment-guide`.replace(/\/\/[^:]+/, '//localhost'), {
      headers: { Host: new URL(origin).host },
    });
    expect(before.status()).toBe(404);
  });

  await test.step('mended, the preview is the real page with the shop’s own name in it', async () => {
    await editorOf(desk).getByText('Read on').click();
    await desk.getByRole('button', { name: say('operator:content.editor.unlink') }).click();
    await save(desk);
    await expect(publishing(desk)).toContainText(say('operator:content.nothingFound'));
    await desk.getByText(say('operator:content.way.preview'), { exact: true }).click();
    const frame = desk.frameLocator(`iframe[title="${say('operator:content.previewOf', { name: 'English' })}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(frame.getByText('Every order of Test Shop is paid by card. Read on')).toBeVisible();
    await expect(frame.getByRole('banner')).toBeVisible();
    // a page of the shop has landmarks of its own
    expect(await findingsIn(desk, undefined, 'iframe')).toEqual([]);
    await publish(desk);
  });

  await test.step('a translation is written beside what shoppers read', async () => {
    await desk.getByRole('link', { name: /^Tiếng Việt/ }).click();
    const source = desk.getByRole('group', { name: TITLE });
    await expect(source).toContainText('is paid by card');
    await write(desk, 'Cách thanh toán', 'Thanh toán bằng thẻ.');
    await save(desk);
    const lacking = say('operator:content.finding.VARIABLE_LACKING');
    await expect(publishing(desk)).toContainText(lacking);
    await publishing(desk)
      .getByRole('checkbox', { name: say('operator:content.meant', { what: lacking }) })
      .check();
    expect(await findingsIn(desk)).toEqual([]);
    await publish(desk);
  });

  await test.step('a shopper reads it in both', async () => {
    await reader.goto(`${origin}/en/payment-guide`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expect(reader.getByRole('main')).toContainText('Every order of Test Shop is paid by card.');
    await reader.goto(`${origin}/vi/payment-guide`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Cách thanh toán');
    await expect(reader.getByRole('main')).toContainText('Thanh toán bằng thẻ.');
    expect(await findingsIn(reader)).toEqual([]);
  });
});
