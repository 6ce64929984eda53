import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { NEWS_KINDS } from '../../../../src/contract/account.enums';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { API } from '../../../../src/contract/api.endpoints';
import { shopTx, systemTx, tenantTx } from '../../../../src/server/db/database';
import type { Shop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { snapshotTables } from '../../../support/table-snapshot';
import { signInStaff } from '../../../support/staff';
import { inputOf, made, nameOf } from '../../valid-inputs';
import { startWriting } from './writing';

const MINUTE_MS = 60_000;
const calls = API.filter(({ access }) => access !== 'staff');
const writing = calls.filter(({ method }) => method !== 'GET').map((endpoint) => [nameOf(endpoint), endpoint] as const);
/** Of what is shown to its shopper alone. */
const HIDDEN = [
  ...['GET /front/user/check-email-available', 'GET /front/mail/opt-out', 'GET /front/purchase-parcels/unclaimed'],
  ...['GET /front/payments/unpaid', 'GET /front/payments/{paymentNo}', 'GET /front/third-pay/{provider}/callback'],
  ...['GET /front/user-account/certificate/{id}', 'GET /front/upload-token', 'GET /front/user/data-exports/{id}/file'],
];

let at: Awaited<ReturnType<typeof startWriting>>;
let shop: Shop;
const look = async (by: { staffToken: string } = at.desk, reason = 'Conversation MS1') =>
  shop.call(customerDeskEndpoints.viewAs, { params: { id: at.shopperId }, body: { reason } }, by);
beforeAll(async () => {
  at = await startWriting();
  ({ shop } = at);
});

describe('a look at a shopper’s account', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = (await look()).data);
  });

  it.each(writing)('takes nothing: %s', async (_, endpoint) => {
    const answer = await shop.call(endpoint, inputOf(endpoint, made('none')), { token });
    expect(answer.problem).toMatchObject({ status: 403, code: 'LOOK_ONLY' });
  });

  it('reads what is not the shopper’s alone, and writes nothing by it', async () => {
    const before = await snapshotTables();
    for (const endpoint of calls.filter(({ method }) => method === 'GET')) {
      const name = nameOf(endpoint);
      const answer = await shop.call(endpoint, inputOf(endpoint, made('none')), { token });
      if (HIDDEN.includes(name)) expect(answer.problem, name).toMatchObject({ status: 403, code: 'LOOK_ONLY' });
      else expect([200, 404, 422], name).toContain(answer.status);
    }
    expect(await snapshotTables()).toEqual(before);
  });

  it('sees what the shopper sees, and neither their devices nor their numbers', async () => {
    const seen = await shop.call(purchaseEndpoints.get, { params: { id: at.order.id } }, { token });
    expect(seen.data.orderNo).toBe(at.order.orderNo);
    const profile = await shop.call(accountEndpoints.getProfile, {}, { token });
    expect(profile.data).toMatchObject({ email: at.email, look: { staffName: 'Anna Desk' } });
    expect((await shop.call(accountEndpoints.listSessions, {}, { token })).data).toEqual([]);
    expect((await shop.call(accountEndpoints.listSessions, {}, { token: at.token })).data).toHaveLength(1);
  });

  it('is told to its shopper, who reads by whom, when and why', async () => {
    const { data } = await shop.call(accountEndpoints.listLooks, {}, { token: at.token });
    expect(data).toMatchObject([{ staffName: 'Anna Desk', reason: 'Conversation MS1', until: null }]);
    const { data: news } = await shop.call(accountEndpoints.listNotifications, {}, { token: at.token });
    expect(news.items).toContainEqual(
      expect.objectContaining({
        link: '/my/account#looks',
        body: expect.stringContaining('Conversation MS1') as string,
      }),
    );
  });

  it('is mailed to its shopper once, whatever news they want none of', async () => {
    const own = await startWriting();
    const muted = NEWS_KINDS.map((kind) => `MAIL_${kind}` as const);
    await own.shop.call(accountEndpoints.saveProfile, { body: { name: 'Ada', muted } }, { token: own.token });
    const headers = { 'idempotency-key': randomUUID() };
    const input = { params: { id: own.shopperId }, body: { reason: 'Conversation MS1' } };
    const begin = () => own.shop.call(customerDeskEndpoints.viewAs, input, { ...own.desk, headers });
    expect((await begin()).data.token).toBe((await begin()).data.token);
    const mails = (await mailsTo(own.shop, own.email)).filter(({ subject }) => subject.includes('looked at'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Test Shop looked at your account']);
    expect(mails[0]?.body).toContain('Their reason: Conversation MS1\n');
    expect(mails[0]?.body.split('\n')).toContain(`http://${own.shop.tenant.id}.shop.test/my/account#looks`);
  });

  it('cannot write even where a call would: the database refuses', async () => {
    const owner = { tenantId: shop.tenant.id, shopperId: at.shopperId, isReadOnly: true };
    const writing = tenantTx(owner, (tx) => tx.execute(sql`update shopper set name = 'Eve'`));
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('lasts a quarter of an hour, whatever is done in it', async () => {
    const own = await startWriting();
    const started = await own.shop.call(
      customerDeskEndpoints.viewAs,
      { params: { id: own.shopperId }, body: { reason: 'Her order' } },
      own.desk,
    );
    const see = () => own.shop.call(accountEndpoints.getProfile, {}, { token: started.data.token });
    own.shop.clock.now = new Date(own.shop.clock.now.getTime() + 14 * MINUTE_MS);
    expect((await see()).status).toBe(200);
    own.shop.clock.now = new Date(own.shop.clock.now.getTime() + MINUTE_MS);
    expect((await see()).problem.code).toBe('SESSION_EXPIRED');
    const { data } = await own.shop.call(accountEndpoints.listLooks, {}, { token: own.token });
    expect(data).toMatchObject([{ until: started.data.profile.look?.until }]);
  });
});

describe('who looks', () => {
  it('says why, may, and looks at one account at a time', async () => {
    expect((await look(at.desk, '  ')).status).toBe(422);
    const buyer = await signInStaff(shop, ['buyer']);
    expect((await look(buyer)).problem).toMatchObject({ code: 'FORBIDDEN', data: { permission: 'customer.view-as' } });
    const one = await look();
    const two = await look();
    const see = (token: string) => shop.call(accountEndpoints.getProfile, {}, { token });
    expect((await see(one.data.token)).status).toBe(401);
    expect((await see(two.data.token)).status).toBe(200);
    await shop.call(customerDeskEndpoints.stopViewing, {}, at.desk);
    expect((await see(two.data.token)).status).toBe(401);
  });

  it('looks no longer than their own session lasts', async () => {
    const person = await signInStaff(shop, ['support']);
    const { token } = (await look(person)).data;
    await shopTx(shop.tenant.id, (tx) =>
      tx.execute(sql`update staff set state = 'SUSPENDED' where id = ${person.staffId}`),
    );
    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).status).toBe(401);
  });

  it('gets the same look where the call comes again, and the database knows no token', async () => {
    const headers = { 'idempotency-key': 'look-at-once-000000001' };
    const ask = { params: { id: at.shopperId }, body: { reason: 'Again' } };
    const first = await shop.call(customerDeskEndpoints.viewAs, ask, { ...at.desk, headers });
    const again = await shop.call(customerDeskEndpoints.viewAs, ask, { ...at.desk, headers });
    expect(again.data.token).toBe(first.data.token);
    const { data } = await shop.call(accountEndpoints.listLooks, {}, { token: at.token });
    expect(data.filter(({ reason }) => reason === 'Again')).toHaveLength(1);
    const stored = await systemTx((tx) => tx.execute(sql`select response::text as text from idempotency`));
    expect(JSON.stringify(stored)).not.toContain(first.data.token);
  });

  it('is nobody of another shop', async () => {
    const other = await startWriting();
    const there = { params: { id: at.shopperId }, body: { reason: 'Curious' } };
    expect((await other.shop.call(customerDeskEndpoints.viewAs, there, other.desk)).status).toBe(404);
    const { token } = (await look()).data;
    expect((await other.shop.call(accountEndpoints.getProfile, {}, { token })).status).toBe(401);
  });
});
