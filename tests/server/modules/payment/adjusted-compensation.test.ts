import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { bookAt } from '../wallet/adjusting';
import { giver, letDown, startGiving } from './compensating';

/** A compensation on the balance of its shopper, with its event in the book. */
async function given() {
  const shop = await startGiving();
  const who = await letDown(shop);
  const [asks, allows] = [await giver(shop), await giver(shop)];
  const { data: asked } = await asks.ask(who.no, 300);
  await allows.decide(asked);
  const [first, second] = [await bookAt(shop, ['finance']), await bookAt(shop, ['finance-approver'])];
  const [event] = (await first.book.list({ keyword: who.no })).items.filter(({ kind }) => kind === 'COMPENSATION');
  const askBack = async (id: string) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    return second.book.decide((await first.book.ask(id)).data);
  };
  const takeBack = async (id: string) => (await askBack(id)).data;
  const listed = async () => (await shop.call(refundEndpoints.list, { query: {} }, who)).data.items[0];
  return { shop, who, asks, id: asked.id, eventId: event?.id ?? '', askBack, takeBack, listed };
}

it('is taken back where its posting is: in its queue, its record and among what came back, and given again with it', async () => {
  const at = await given();
  expect(await at.asks.read(at.id)).toMatchObject({ status: 'CREDITED', given: { amount: 300 } });
  const taken = await at.takeBack(at.eventId);
  expect(await at.who.balance()).toBe(0);
  const record = await at.asks.read(at.id);
  expect(record).toMatchObject({ status: 'TAKEN_BACK', given: { amount: 0 } });
  expect(record.timeline.at(-1)).toMatchObject({ code: 'TAKEN_BACK' });
  expect((await at.asks.list({ view: 'over' })).items).toMatchObject([{ id: at.id, status: 'TAKEN_BACK' }]);
  expect(await at.listed()).toMatchObject({
    status: 'TAKEN_BACK',
    steps: [{ step: 'REFUNDED' }, { step: 'TAKEN_BACK' }],
  });

  await at.takeBack(taken.adjustedBy ?? '');
  expect(await at.who.balance()).toBe(300);
  expect(await at.asks.read(at.id)).toMatchObject({ status: 'CREDITED', given: { amount: 300 } });
  expect((await at.asks.read(at.id)).timeline.at(-1)).toMatchObject({ code: 'GIVEN_AGAIN' });
  expect(await at.listed()).toMatchObject({ status: 'REFUNDED' });
  expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
});

it('leaves its sum to the month again, from which it is given again or not at all', async () => {
  const at = await given();
  const left = async () => (await at.asks.about(at.who.no)).data.budget.left.amount;
  expect(await left()).toBe(700);
  const taken = await at.takeBack(at.eventId);
  expect(await left()).toBe(1000);
  const allows = await giver(at.shop);
  const ask = async (sum: number) => allows.decide((await at.asks.ask((await letDown(at.shop)).no, sum)).data);
  expect((await ask(800)).status).toBe(200);
  // 200 are left
  const again = await at.askBack(taken.adjustedBy ?? '');
  expect(again.problem).toMatchObject({ status: 409, code: 'BUDGET_SPENT' });
  expect(await at.who.balance()).toBe(0);
  expect(await at.asks.read(at.id)).toMatchObject({ status: 'TAKEN_BACK' });
  expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
});

it('is no way round the second person: nothing stands as taken back that nobody has allowed', async () => {
  const shop = await startGiving();
  const { data: asked } = await (await giver(shop)).ask((await letDown(shop)).no, 300);
  const write = shopTx(shop.tenant.id, (tx) =>
    tx.execute(sql`update compensation set status = 'TAKEN_BACK' where id = ${asked.id}`),
  );
  await expect(write).rejects.toThrow();
});

it('that was taken back before a release said so is found by its migration, and one that was given again is not', async () => {
  const [taken, again] = [await given(), await given()];
  await taken.takeBack(taken.eventId);
  await again.takeBack((await again.takeBack(again.eventId)).adjustedBy ?? '');
  await systemTx(async (tx) => {
    await tx.execute(sql`update compensation set status = 'CREDITED' where id = ${taken.id}`);
    await tx.execute(sql`update refund set status = 'REFUNDED' where tenant_id = ${taken.shop.tenant.id}`);
    const statements = readFileSync('src/server/db/migrations/0109_taken_back.sql', 'utf8').split('--> statement-breakpoint'); // prettier-ignore
    for (const statement of statements.filter((one) => one.includes('UPDATE'))) await tx.execute(sql.raw(statement));
  });
  expect(await taken.asks.read(taken.id)).toMatchObject({ status: 'TAKEN_BACK' });
  expect((await taken.listed())?.steps.at(-1)).toMatchObject({ step: 'TAKEN_BACK' });
  expect(await again.asks.read(again.id)).toMatchObject({ status: 'CREDITED' });
  expect(await again.listed()).toMatchObject({ status: 'REFUNDED' });
});
