import { describe, expect, it } from 'vitest';
import { createPayme } from '../../../../src/server/adapters/payment/payme/payme';
import { atCaller } from '../../../support/payment/calling-bank';
import { fundBalance, PAY_PASSWORD } from '../../../support/money';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { SUM } from '../../../support/payment/at-provider';

const KEY = 'key-of-the-cash-desk';
const auth = (key = KEY) => `Basic ${Buffer.from(`Paycom:${key}`).toString('base64')}`;

async function atPayme() {
  const at = await atCaller(createPayme(), (account) => ({ account, keys: { key: ['next-key-there', KEY] }, settings: { mode: 'test' } }));
  const { data } = await at.start();
  if (data.kind !== 'redirect') throw new Error(data.kind);
  const link = Buffer.from(new URL(data.url).pathname.slice(1), 'base64').toString();
  const order_id = /ac\.order_id=(\w+)/.exec(link)?.[1] ?? '';
  const sent = (method: string, params: object, authorization = auth()) => ({
    init: { method: 'POST', headers: { authorization }, body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }) },
  });
  const ask = async (method: string, params: object) => {
    const { status, body, again } = await at.twice(sent(method, params));
    expect([status, again]).toEqual([200, body]);
    const { result, error } = JSON.parse(body) as { result?: Record<string, unknown>; error?: { code: number; message: object } };
    return result ?? error?.code;
  };
  const time = () => at.shop.clock.now.getTime();
  const account = { order_id };
  return { ...at, link, sent, ask, time, account, create: (id: string) => ask('CreateTransaction', { id, time: time(), amount: SUM, account }) };
} // prettier-ignore
const isPaidOnce = async (at: Awaited<ReturnType<typeof atPayme>>) => {
  expect((await at.comeBack()).status).toBe('PAID');
  expect([await at.sales(), await at.balance(), await at.clearing()]).toEqual([SUM, 0, SUM]);
  expect(await at.bookProblems()).toEqual([]);
};

describe('Payme', () => {
  it('is started by a link that says who, what and how much', async () => {
    const at = await atPayme();
    expect(at.link).toMatch(
      new RegExp(`^m=${at.scope.tenantId};ac\\.order_id=\\w{20};a=${String(SUM)};c=http[^;]+;l=en;cr=UZS$`),
    );
  });

  it('asks, creates and performs, each call twice, and money counts once', async () => {
    const at = await atPayme();
    expect(await at.ask('CheckPerformTransaction', { amount: SUM, account: at.account })).toEqual({ allow: true });
    const created = at.time();
    const transaction = at.account.order_id;
    expect(await at.create('p1')).toEqual({ create_time: created, transaction, state: 1 });
    expect((await at.comeBack()).status).toBe('PROCESSING');
    at.pass(5000);
    const performed = { transaction, perform_time: at.time(), state: 2 };
    expect(await at.ask('PerformTransaction', { id: 'p1' })).toEqual(performed);
    at.pass(86_400_000);
    expect(await at.ask('PerformTransaction', { id: 'p1' })).toEqual(performed);
    const times = { create_time: created, perform_time: performed.perform_time, cancel_time: 0 };
    expect(await at.ask('CheckTransaction', { id: 'p1' })).toEqual({ ...times, transaction, state: 2, reason: null });
    await isPaidOnce(at);
  });

  it('that performs many times at once is taken once', async () => {
    const at = await atPayme();
    await at.create('p1');
    await Promise.all(Array.from({ length: 10 }, () => at.deliver(at.sent('PerformTransaction', { id: 'p1' }))));
    await isPaidOnce(at);
  });

  it('cancels what was not performed, and another transaction may follow', async () => {
    const at = await atPayme();
    await at.create('p1');
    const cancelled = { transaction: at.account.order_id, cancel_time: at.time(), state: -1 };
    expect(await at.ask('CancelTransaction', { id: 'p1', reason: 3 })).toEqual(cancelled);
    expect(await at.ask('CheckTransaction', { id: 'p1' })).toMatchObject({ state: -1, reason: 3, perform_time: 0 });
    expect((await at.comeBack()).status).toBe('UNPAID');
    expect(await at.ask('PerformTransaction', { id: 'p1' })).toBe(-31008);
    expect(await at.create('p2')).toMatchObject({ state: 1 });
    expect(await at.ask('PerformTransaction', { id: 'p2' })).toMatchObject({ state: 2 });
    await isPaidOnce(at);
  });

  it('cannot cancel what was performed', async () => {
    const at = await atPayme();
    await at.create('p1');
    await at.ask('PerformTransaction', { id: 'p1' });
    expect(await at.ask('CancelTransaction', { id: 'p1', reason: 5 })).toBe(-31007);
    await isPaidOnce(at);
  });

  it.each([
    ['another sum', -31001, { amount: SUM + 1 }],
    ['an order that is not there', -31050, { account: { order_id: 'nobody' } }],
    ['a transaction of yesterday', -31008, { time: 0 }],
  ])('is refused %s', async (_, code, change) => {
    const at = await atPayme();
    const asked = { id: 'p1', time: at.time(), amount: SUM, account: at.account, ...change };
    expect(await at.ask('CreateTransaction', asked)).toBe(code);
    expect(await at.ask('CheckTransaction', { id: 'p1' })).toBe(-31003);
    expect(await at.clearing()).toBe(0);
  });

  it('is refused a second transaction while the first one waits', async () => {
    const at = await atPayme();
    await at.create('p1');
    expect(await at.create('p2')).toBe(-31050);
    expect(await at.ask('CheckPerformTransaction', { amount: SUM, account: at.account })).toBe(-31050);
  });

  it('takes no money for what was paid in another way meanwhile', async () => {
    const at = await atPayme();
    await at.create('p1');
    await fundBalance(at.shop, at.shopper, SUM);
    const pay = { params: { id: at.due.id }, body: { payPassword: PAY_PASSWORD } };
    expect((await at.shop.call(paymentEndpoints.pay, pay, { token: at.shopper.token })).status).toBe(200);
    expect(await at.ask('PerformTransaction', { id: 'p1' })).toBe(-31008);
    expect(await at.clearing()).toBe(0);
  });

  it('takes no money after twelve hours', async () => {
    const at = await atPayme();
    await at.create('p1');
    at.pass(43_200_001);
    expect(await at.ask('PerformTransaction', { id: 'p1' })).toBe(-31008);
    expect(await at.ask('CheckTransaction', { id: 'p1' })).toMatchObject({ state: -1, reason: 4 });
  });

  it('is told what it created in a span, as it stands now, to compare books', async () => {
    const at = await atPayme();
    const from = at.time();
    await at.create('p1');
    at.pass(5000);
    const cancelled = at.time();
    await at.ask('CancelTransaction', { id: 'p1', reason: 3 });
    at.pass(5000);
    const created = at.time();
    await at.create('p2');
    at.pass(5000);
    const performed = at.time();
    await at.ask('PerformTransaction', { id: 'p2' });
    expect(await at.ask('CheckTransaction', { id: 'p2' })).toMatchObject({ state: 2, reason: null });

    const { transactions } = (await at.ask('GetStatement', { from, to: created })) as {
      transactions: { account: { order_id: string } }[];
    };
    const [first, second] = transactions.map(({ account }) => account.order_id);
    expect(first).toBe(at.account.order_id);
    const sum = { amount: SUM };
    expect(transactions).toEqual([
      { ...sum, id: 'p1', time: from, create_time: from, perform_time: 0, cancel_time: cancelled, account: { order_id: first }, transaction: first, state: -1, reason: 3 },
      { ...sum, id: 'p2', time: created, create_time: created, perform_time: performed, cancel_time: 0, account: { order_id: second }, transaction: second, state: 2, reason: null },
    ]); // prettier-ignore
    expect(await at.ask('GetStatement', { from: from + 1, to: created - 1 })).toEqual({ transactions: [] });
    expect(await at.ask('GetStatement', { from: created, to: created })).toMatchObject({
      transactions: [{ id: 'p2' }],
    });
    // of another cash desk nothing is told, and a start that nobody went on with is no transaction
    const other = await atPayme();
    expect(await other.ask('GetStatement', { from: 0, to: other.time() })).toEqual({ transactions: [] });
  });

  it('is heard under its key alone', async () => {
    const at = await atPayme();
    for (const given of [auth('other'), auth(''), '', `Bearer ${KEY}`]) {
      const answer = await at.deliver(at.sent('CreateTransaction', { id: 'p1', time: at.time(), amount: SUM, account: at.account }, given));
      expect([answer.status, (JSON.parse(answer.body) as { error: { code: number } }).error.code]).toEqual([200, -32504]);
    }
    expect(await at.ask('CheckTransaction', { id: 'p1' })).toBe(-31003);
  }); // prettier-ignore

  it.each([
    ['{', -32700],
    ['', -32700],
    ['[]', -32600],
    ['{"method":"CreateTransaction","params":{"id":1}}', -32600],
    ['{"method":"PerformTransaction","params":{"id":""}}', -32600],
    ['{"method":"constructor","params":{}}', -32601],
    ['{"method":"ChangePassword","params":{"password":"x"}}', -32601],
    ['{"method":"GetStatement","params":{"from":1,"to":9007199254740991}}', -32600],
    ['{"method":"GetStatement","params":{"from":-1,"to":2}}', -32600],
  ])('is told that %s is no call of its', async (body, code) => {
    const at = await atPayme();
    const answer = await at.deliver({ init: { method: 'POST', headers: { authorization: auth() }, body } });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code, message: { ru: expect.any(String) as string } } });
  });
});
