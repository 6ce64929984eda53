import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { walletHistoryEndpoints } from '../../../../src/contract/wallet-history.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { outboxRepo } from '../../../../src/server/modules/account/outbox.repo';
import { compensateLate } from '../../../../src/server/modules/purchase/late-compensation.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { giver } from '../payment/compensating';
import { startLate, editLate } from './being-late';

const late = { orderMost: 900, PLACE: { sum: 700 }, SELLER: { sum: 700 } };
type At = Awaited<ReturnType<typeof startLate>>;
const given = async (at: At) => (await at.balance()) - at.before;
const read = async <Row>(at: At, statement: SQL) =>
  ((await shopTx(at.shop.tenant.id, (tx) => tx.execute(statement))) as unknown as { rows: Row[] }).rows;

describe('a clock that was missed', () => {
  it('gives what the rule says once it is over, once, and says which', async () => {
    const at = await startLate(late);
    expect(await compensateLate(new Date(at.due.getTime() - 1))).toBe(0);
    expect(await compensateLate(at.due)).toBe(1);
    expect(await compensateLate(at.due)).toBe(0);
    expect(await given(at)).toBe(700);
    const audited = await read(
      at,
      sql`select actor_kind, action, after from audit where subject_kind = 'COMPENSATION'`,
    );
    expect(audited).toEqual([expect.objectContaining({ actor_kind: 'COMMAND', action: 'rule.late.PLACE' })]);
    const desk = await giver(at.shop, ['finance']);
    const [listed] = (await desk.list({ view: 'over' })).items;
    expect(listed).toMatchObject({ status: 'CREDITED', reason: 'MADE_LATE', askedBy: null, rule: 'PLACE' });
    expect((await desk.read(listed?.id ?? '')).timeline).toMatchObject([{ code: 'BY_RULE', staffName: null }]);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('is told to its shopper with its cause: in a message, a mail, on the balance, in the order and among what came back', async () => {
    const at = await startLate(late);
    await compensateLate(at.due);
    const as = { token: at.token };
    const [told] = (await at.shop.call(accountEndpoints.listNotifications, { query: {} }, as)).data.items;
    expect(told?.body).toMatch(`Order ${at.orderNo} took longer than we promised`);
    const [mail] = await shopTx(at.owner.tenantId, (tx) => outboxRepo(tx, at.owner).listNewest(1));
    expect(mail).toMatchObject({ subject: expect.stringContaining('A compensation for a late order') as unknown });
    const [moved] = (await at.shop.call(walletEndpoints.listTransactions, { query: {} }, as)).data.items;
    const { data: why } = await at.shop.call(
      walletHistoryEndpoints.getTransaction,
      { params: { id: moved?.id ?? '' } },
      as,
    );
    expect(why.explanation).toBe(`The shop gave you this for ${at.orderNo}. It took longer than we promised.`);
    const amount = { amount: 700, currency: at.shop.tenant.currency };
    expect((await at.get(at.id)).data.given).toEqual([
      { at: at.due.toISOString(), amount, cause: 'MADE_LATE', isTakenBack: false },
    ]);
    const [back] = (await at.shop.call(refundEndpoints.list, { query: {} }, as)).data.items;
    expect(back).toMatchObject({ cause: 'MADE_LATE', amount, status: 'REFUNDED', orderNo: at.orderNo });
  });

  it('gives a part of the service fee where the rule says so', async () => {
    const at = await startLate({ orderMost: 100_000, PLACE: { feeBasisPoints: 5_000 } });
    await compensateLate(at.due);
    const fee = (await at.get(at.id)).data.serviceFee.local.amount;
    expect(fee).toBeGreaterThan(1);
    expect(await given(at)).toBe(Math.floor(fee / 2));
  });

  it('gives for the next one too, and of all no more than an order has', async () => {
    const at = await startLate(late);
    await compensateLate(at.due);
    at.shop.clock.now = at.due;
    await at.begin(at.id);
    await at.finish(at.id);
    const [row] = await read<{ due_at: Date }>(at, sql`select due_at from purchase_order where id = ${at.id}`);
    await compensateLate(new Date(row?.due_at ?? 0));
    expect(await given(at)).toBe(900);
    await compensateLate(new Date(new Date(row?.due_at ?? 0).getTime() + 7_200_000));
    expect(await given(at)).toBe(900);
  });

  it('is owed also where the order went on before anybody looked', async () => {
    const at = await startLate(late);
    at.shop.clock.now = at.due;
    await at.begin(at.id);
    await at.finish(at.id);
    expect(await given(at)).toBe(0);
    expect(await compensateLate(at.due)).toBe(1);
    expect(await compensateLate(at.due)).toBe(0);
    expect(await given(at)).toBe(700);
    expect(await read(at, sql`select missed from purchase_order where id = ${at.id}`)).toEqual([{ missed: [] }]);
  });

  it('gives nothing for what was bought in time, or ends unbought before anybody looked', async () => {
    const at = await startLate(late);
    at.shop.clock.now = new Date(at.due.getTime() - 1);
    await at.begin(at.id);
    await at.finish(at.id);
    const { id } = await at.paidForTwo();
    at.shop.clock.now = new Date((await at.get(id)).data.buyBefore ?? '');
    await at.close(id);
    const before = await at.balance();
    expect(await compensateLate(at.shop.clock.now)).toBe(0);
    expect(await at.balance()).toBe(before);
  });

  it('waits for the next month where nothing is left of this one', async () => {
    const at = await startLate(late, 699);
    await compensateLate(at.due);
    expect(await given(at)).toBe(0);
    await editLate(at, late, 700);
    await compensateLate(new Date(at.due.getTime() + 3_600_000));
    expect(await given(at)).toBe(700);
  });

  it('gives nothing where no rule says so', async () => {
    const at = await startLate(undefined);
    expect(await compensateLate(at.due)).toBe(0);
    expect(await given(at)).toBe(0);
  });

  it('is given beside what staff give for the same order, and neither takes the other’s place', async () => {
    const at = await startLate(late);
    const [asks, allows] = [await giver(at.shop), await giver(at.shop)];
    const { data: asked } = await asks.ask(at.orderNo, 300);
    await compensateLate(at.due);
    await allows.decide(asked);
    await compensateLate(at.due);
    expect(await given(at)).toBe(1000);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });
});

it('is given by no one before its clock is over, for more than the rule says, or by what was no rule', async () => {
  const at = await startLate({ ...late, orderMost: 700 });
  const insert = (amount: number, when: Date, rule = 'PLACE', status = 'CREDITED') =>
    shopTx(
      at.shop.tenant.id,
      (tx) =>
      tx.execute(sql`insert into compensation (tenant_id, id, shopper_id, compensation_no, status, reason, about_kind, about_id, about_no, currency, amount, note, rule, created_at, updated_at)
        select tenant_id, 'c' || ${amount}, shopper_id, 'CP' || ${amount}, ${status}, 'MADE_LATE', 'PURCHASE', id, order_no, currency, ${amount}, '', ${rule}, ${when.toISOString()}::timestamptz, now() from purchase_order where id = ${at.id}`), // prettier-ignore
    );
  await expect(insert(700, new Date(at.due.getTime() - 1))).rejects.toThrow();
  await expect(insert(701, at.due)).rejects.toThrow();
  await expect(insert(700, at.due, 'SELLER')).rejects.toThrow();
  await expect(insert(700, at.due, 'PLACE', 'ASKED')).rejects.toThrow();
  await insert(700, at.due);
  await expect(insert(1, at.due)).rejects.toThrow();
  const change = shopTx(at.shop.tenant.id, (tx) => tx.execute(sql`update compensation set amount = 800`));
  await expect(change).rejects.toThrow();
});
