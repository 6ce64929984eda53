import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { webhookDeskEndpoints as calls } from '../../../../src/contract/webhook.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { startHooked, type Hooked } from './hooked-shop';

let at: Hooked | undefined;
const start = async () => (at = await startHooked());
afterEach(() => at?.receiver.close());

describe('the webhooks of a shop', () => {
  it('show no secret again, and keep it sealed', async () => {
    const { shop, owner, webhook, secret } = await start();
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const { data } = await shop.call(calls.list, {}, owner);
    expect(data.items).toEqual([webhook]);
    const rows = await shopTx(shop.tenant.id, (tx) =>
      tx.execute(sql`select w::text as all from webhook w union all select a::text from audit a`),
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it('refuse an address that is none, is there already, or one too many', async () => {
    const { shop, owner, webhook } = await start();
    const add = (url: string) => shop.call(calls.create, { body: { url, kinds: ['order.paid'] } }, owner);
    const codeOf = async (url: string) => (await add(url)).problem.errors?.[0];
    expect(await codeOf('https://10.0.0.1/hook')).toEqual({ path: 'url', code: 'invalid_format' });
    expect(await codeOf('http://erp.example/hook')).toEqual({ path: 'url', code: 'invalid_format' });
    expect(await codeOf(webhook.url)).toEqual({ path: 'url', code: 'taken' });
    for (let count = 1; count < 10; count += 1) expect((await add(`https://erp.example/${count}`)).status).toBe(200);
    expect(await codeOf('https://erp.example/10')).toEqual({ path: 'url', code: 'too_many' });
  });

  it('are changed as they were read: who was slower sees how it is', async () => {
    const { shop, owner, webhook, params } = await start();
    const body = { url: webhook.url, kinds: ['order.paid' as const], isOn: true, version: 1 };
    expect((await shop.call(calls.change, { params, body }, owner)).data).toMatchObject({
      version: 2,
      kinds: ['order.paid'],
    });
    for (const late of [
      await shop.call(calls.change, { params, body }, owner),
      await shop.call(calls.rotate, { params, body: { version: 1 } }, owner),
      await shop.call(calls.remove, { params, query: { version: 1 } }, owner),
    ])
      expect(late.problem).toMatchObject({ status: 409, data: { now: { version: 2, kinds: ['order.paid'] } } });
  });

  it('sign with the new secret once it is rotated', async () => {
    const { shop, owner, params, receiver, deliver, buy } = await start();
    const { data } = await shop.call(calls.rotate, { params, body: { version: 1 } }, owner);
    await buy('o1');
    receiver.secret = data.secret;
    await deliver();
    expect(receiver.got[0]?.isSigned).toBe(true);
  });

  it('are pinged, a few times a minute, and by nobody while they are off', async () => {
    const { shop, owner, params, receiver, deliver, webhook } = await start();
    expect((await shop.call(calls.ping, { params }, owner)).data).toMatchObject({ kind: 'ping', state: 'WAITING' });
    await deliver();
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({ kind: 'ping', subject: { kind: 'PING' } });
    for (let count = 0; count < 9; count += 1) await shop.call(calls.ping, { params }, owner);
    expect((await shop.call(calls.ping, { params }, owner)).status).toBe(429);
    const body = { url: webhook.url, kinds: webhook.kinds, isOn: false, version: 1 };
    await shop.call(calls.change, { params, body }, owner);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await shop.call(calls.ping, { params }, owner)).status).toBe(409);
  });

  it('list what was sent a page at a time, and forget it with the webhook', async () => {
    const { shop, owner, params, buy } = await start();
    for (let count = 0; count < 31; count += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + (count % 2));
      await buy(`o${count}`);
    }
    const first = (await shop.call(calls.deliveries, { params }, owner)).data;
    expect(first.items).toHaveLength(30);
    const rest = (await shop.call(calls.deliveries, { params, query: { after: first.next ?? '' } }, owner)).data;
    expect(rest).toMatchObject({ items: [expect.anything()], next: null });
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(31);
    expect((await shop.call(calls.remove, { params, query: { version: 1 } }, owner)).status).toBe(200);
    expect((await shop.call(calls.deliveries, { params }, owner)).status).toBe(404);
    const { data: lines } = await shop.call(operatorDeskEndpoints.listAudit, {}, owner);
    expect(lines.filter(({ subjectKind }) => subjectKind === 'WEBHOOK')).toHaveLength(2);
  });

  it('are of their shop alone', async () => {
    const { params } = await start();
    const other = await startHooked();
    for (const [endpoint, input] of [
      [calls.ping, { params }],
      [calls.deliveries, { params }],
      [calls.rotate, { params, body: { version: 1 } }],
    ] as const)
      expect((await other.shop.call(endpoint, input as never, other.owner)).status).toBe(404);
    await other.receiver.close();
  });
});
