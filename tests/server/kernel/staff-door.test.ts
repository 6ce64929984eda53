import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../src/contract/endpoint.schemas';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import type { DefaultRole, Permission } from '../../../src/contract/staff-roles';
import { mayDo, warehousesFor } from '../../../src/server/kernel/authorize';
import { ownerOf, staffScopeOf, type StaffCtx } from '../../../src/server/kernel/context';
import { dispatch } from '../../../src/server/kernel/dispatch';
import { keepAnswer } from '../../../src/server/kernel/idempotency';
import { route } from '../../../src/server/kernel/route';
import { findStaff, holdSession, recallStaff } from '../../../src/server/modules/operator/staff-session.service';
import { signUp } from '../../support/shopper';
import { startShop } from '../../support/shop';
import { signInStaff } from '../../support/staff';

const quoteIt = endpoint({
  method: 'POST',
  path: '/operator/quote-it',
  access: 'staff',
  permission: 'purchase.quote',
  idempotency: 'optional',
  body: z.strictObject({ price: z.int() }),
  response: z.object({ by: z.string(), count: z.int() }),
  summary: 'A call of a test.',
});

/** A call for whoever may quote, in a shop of its own, as this role. */
async function startQuoting(role: DefaultRole = 'buyer') {
  const shop = await startShop();
  const { staffToken, staffId } = await signInStaff(shop, [role]);
  const nobody = { find: () => Promise.resolve(undefined), recall: () => undefined };
  let count = 0;
  const run = (ctx: StaffCtx) => ctx.tx((tx) => keepAnswer(tx, ctx, { by: staffScopeOf(ctx).staffId, count: ++count }));
  const app = dispatch([route(quoteIt, run)], {
    findTenantByHost: () => Promise.resolve(shop.tenant),
    shoppers: nobody,
    staff: { find: findStaff, recall: recallStaff, hold: holdSession },
    now: () => shop.clock.now,
    wait: () => Promise.resolve(),
  });
  const ask = async (headers: Record<string, string> = {}, body: unknown = { price: 5 }) => {
    const answer = await app.fetch(
      new Request(`http://${shop.host}/api/operator/quote-it`, {
        method: 'POST',
        headers: {
          host: shop.host,
          'content-type': 'application/json',
          cookie: `staffToken=${staffToken}`,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    );
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  };
  return { shop, staffId, ask };
}

describe('the door of the staff', () => {
  it('knows who comes by the cookie, and what they may do', async () => {
    const shop = await startShop();
    const { staffToken, staffId, email } = await signInStaff(shop, ['warehouse', 'packer']);
    const { data } = await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken });
    expect(data).toMatchObject({ id: staffId, email, name: 'Anna Desk', roles: ['packer', 'warehouse'] });
    expect(data.permissions).toContain('packing.weigh');
    expect(data.permissions).not.toContain('money.read');
  });

  it('takes no shopper for staff, and no staff for a shopper', async () => {
    const shop = await startShop();
    const [{ token }, { staffToken }] = [await signUp(shop), await signInStaff(shop)];
    for (const options of [{ token }, { staffToken: token }, { token: staffToken }]) {
      const { problem } = await shop.call(operatorDeskEndpoints.getSelf, {}, options);
      expect(problem).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    }
    for (const options of [{ staffToken }, { token: staffToken }, { staffToken: token }])
      expect((await shop.call(accountEndpoints.getProfile, {}, options)).problem.status).toBe(401);
  });

  it('is shut for staff of another shop, and for a session that was not used for a night', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const { staffToken } = await signInStaff(there);
    expect((await here.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).problem.status).toBe(401);
    expect((await there.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status).toBe(200);
    there.clock.now = new Date(there.clock.now.getTime() + 12 * 3_600_000);
    expect((await there.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).problem.status).toBe(401);
  });

  it('lets in whose role has the verb, and tells others which one is missing', async () => {
    const buyer = await startQuoting('buyer');
    expect(await buyer.ask()).toEqual({ status: 200, json: { by: buyer.staffId, count: 1 } });
    const packer = await startQuoting('packer');
    const refused = { status: 403, code: 'FORBIDDEN', data: { permission: 'purchase.quote' } };
    expect(await packer.ask()).toMatchObject({ status: 403, json: refused });
    // before anything is said of what was sent
    expect(await packer.ask({}, { price: 'much' })).toMatchObject({ status: 403 });
  });

  it.each([
    [{ origin: 'http://elsewhere.test' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing for a page of another origin: %j', async (headers) => {
    const { ask } = await startQuoting();
    expect(await ask(headers)).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } });
  });

  it('changes nothing for a page of the same host by another scheme', async () => {
    const { ask, shop } = await startQuoting();
    expect((await ask({ origin: `https://${shop.host}` })).status).toBe(403);
  });

  it('lets nobody do everywhere what they may do in one warehouse', () => {
    const grant = { roleId: 'buyer', permissions: ['purchase.quote'] } as const;
    const person = { staffId: 'a', hasSecondFactor: true, sessionId: 'b' };
    const inOne = { ...grant, scope: { warehouses: ['gz'] } };
    expect(mayDo({ ...person, grants: [inOne] }, 'purchase.quote')).toBe(false);
    expect(mayDo({ ...person, grants: [inOne, { ...grant, scope: null }] }, 'purchase.quote')).toBe(true);
  });

  it('lets somebody work where a role says, each verb by the roles that have it', () => {
    const person = { staffId: 'a', hasSecondFactor: true, sessionId: 'b' };
    const grant = (permissions: Permission[], scope: { warehouses?: string[] } | null) => ({
      ...{ roleId: 'own', permissions, scope },
    });
    const clerk = {
      ...person,
      grants: [
        grant(['warehouse.receive', 'packing.pick', 'money.refund'], { warehouses: ['gz'] }),
        grant(['warehouse.receive'], { warehouses: ['yw', 'gz'] }),
        grant(['packing.pick', 'purchase.read'], null),
        grant(['warehouse.count'], {}),
      ],
    };
    expect(warehousesFor(clerk, 'warehouse.receive')).toEqual(['gz', 'yw']);
    expect(warehousesFor(clerk, 'packing.pick')).toBeNull();
    expect(warehousesFor(clerk, 'purchase.read')).toBeNull();
    for (const verb of ['money.refund', 'warehouse.count', 'warehouse.move'] as const)
      expect([verb, warehousesFor(clerk, verb), mayDo(clerk, verb)]).toEqual([verb, [], false]);
  });

  it('serves its own pages', async () => {
    const { ask, shop } = await startQuoting();
    expect((await ask({ origin: `http://${shop.host}`, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('replays the answer of a repeated key, and the keys of two people are two', async () => {
    const { ask } = await startQuoting();
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await ask(key), await ask(key)];
    expect([first.json.count, second.json.count]).toEqual([1, 1]);
    expect((await ask(key, { price: 6 })).json).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const other = await startQuoting();
    expect((await other.ask(key)).json.by).toBe(other.staffId);
  });

  it('reads bodies by the same rules', async () => {
    const { ask } = await startQuoting();
    expect((await ask({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask({}, { price: 1, isAdmin: true })).json.errors).toEqual([
      { path: 'isAdmin', code: 'unknown_field' },
    ]);
  });

  it('gives no shopper’s scope to what staff do', () => {
    // @ts-expect-error staff own nothing of a shopper’s
    const wrong = (ctx: StaffCtx) => ownerOf(ctx);
    expect(wrong).toBeInstanceOf(Function);
  });
});
