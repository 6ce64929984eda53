import { deskPaths } from '../src/contract/desk-paths';
import { threadDeskEndpoints } from '../src/contract/thread.desk.endpoints';
import { expect, test } from './support/fixtures';
import { findingsIn } from './support/looks';
import { placeOrder } from './support/shopper';
import { callsOf } from './support/staff';
import { textsOf } from './support/texts';

const say = textsOf('en');
const QUESTION = 'Is the sole made of rubber?';
const NOTE = 'Seller answers on Mondays only';

test('a question inside an order is answered with a kept answer, and a note stays among the staff', async ({
  page,
  newShopper,
  atDesk,
  originOf,
}) => {
  const shopper = await newShopper();
  const order = await placeOrder(shopper);
  const desk = await atDesk('support');
  const calls = await callsOf(desk, originOf('demo'));
  const title = `Asked of the seller ${crypto.randomUUID().slice(0, 8)}`;
  const texts = { en: 'Dear {{name}}, we ask the seller about {{reference}}. Yours, {{shop}}' };
  const kept = await calls(threadDeskEndpoints.createAnswer, { body: { title, texts } });
  const answer = `Dear Mei Lantern, we ask the seller about ${order.orderNo}. Yours, Sampan`;
  const said = page.getByRole('list', { name: say('common:threads.tab') });

  await test.step('the shopper asks where the order is', async () => {
    await page.goto(`/my/purchase/${order.id}`);
    await page.getByLabel(say('common:threads.text')).fill(QUESTION);
    await page.getByRole('button', { name: say('common:threads.send'), exact: true }).click();
    await expect(said).toContainText(QUESTION);
  });

  await test.step('the desk finds it, notes something, and answers with a kept answer', async () => {
    await desk.goto(deskPaths.threads(shopper.email));
    expect(await findingsIn(desk)).toEqual([]);
    await desk.getByRole('link', { name: 'Mei Lantern' }).click();
    const talk = desk.getByRole('list', { name: say('operator:threads.talk') });
    await expect(talk).toContainText(QUESTION);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(order.orderNo);
    await desk.getByText(say('operator:threads.note'), { exact: true }).click();
    await desk.getByLabel(say('operator:threads.noteText')).fill(NOTE);
    await desk.getByRole('button', { name: say('operator:threads.keep') }).click();
    await expect(talk).toContainText(NOTE);
    await desk.getByRole('button', { name: say('operator:threads.canned') }).click();
    await desk.getByRole('menuitem', { name: title }).click();
    await expect(desk.getByLabel(say('operator:threads.answerText'))).toHaveValue(answer);
    expect(await findingsIn(desk)).toEqual([]);
    await desk.getByRole('button', { name: say('operator:threads.send'), exact: true }).click();
    await expect(talk).toContainText(answer);
    await expect(desk.getByText(say('operator:threads.unseen', { count: 1 }))).toBeVisible();
  });

  await test.step('the shopper reads the answer and never the note, and asks once more', async () => {
    await page.goto('/my/message?tab=conversations');
    await page.goto(`/my/purchase/${order.id}`);
    await expect(said.getByRole('listitem')).toHaveCount(2);
    await expect(said).toContainText(answer);
    await expect(page.getByText(NOTE)).toHaveCount(0);
    expect(await page.content()).not.toContain(NOTE);
    await page.getByLabel(say('common:threads.text')).fill('Thank you!');
    await page.getByRole('button', { name: say('common:threads.send'), exact: true }).click();
    await expect(said.getByRole('listitem')).toHaveCount(3);
    expect(await findingsIn(page)).toEqual([]);
  });

  await test.step('both see all of it, the desk with its note', async () => {
    await desk.reload();
    const talk = desk.getByRole('list', { name: say('operator:threads.talk') });
    await expect(talk.getByRole('listitem')).toHaveCount(4);
    for (const words of [QUESTION, NOTE, answer, 'Thank you!']) await expect(talk).toContainText(words);
    await expect(desk.getByText(say('operator:threads.unseen', { count: 1 }))).toHaveCount(0);
  });
  await calls(threadDeskEndpoints.removeAnswer, { params: { id: kept.id }, body: { version: kept.version } });
});
