import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { invitationDeskEndpoints } from '../../../../src/contract/invitation.desk.endpoints';
import { platformEndpoints } from '../../../../src/contract/platform.endpoints';
import { supportAccessDeskEndpoints } from '../../../../src/contract/support-access.desk.endpoints';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { countDays } from '../../../../src/server/modules/dashboard/count-days.service';
import { endShops } from '../../../../src/server/modules/platform/change-shop.service';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { platformOf } from '../../../support/platform';
import { shopOf, startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { withEnv } from '../../../support/with-env';
import { startOrdering } from '../purchase/ordering';

const DAY_MS = 86_400_000;
let shop: Shop;
let platform: ReturnType<typeof platformOf>;
let token: string;
const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
  ((await systemTx((tx) => tx.execute(query))) as unknown as { rows: Row[] }).rows;
const label = () => `new-${Math.random().toString(36).slice(2, 10)}`;
const wish = (id: string) => ({
  ...{ id, name: 'Mekong', currency: 'USD', rate: '0.14', languages: ['en' as const], country: 'us' },
  ownerEmail: 'first@owner.test',
});
const reason = { reason: 'They asked for it' };

describe('shops from above', () => {
  beforeAll(async () => {
    shop = await startShop();
    platform = platformOf(shop);
    ({ token } = await platform.person());
  });

  it('are made with a host, and whose first owner comes by a mail', async () => {
    const id = label();
    const { data } = await platform.call(
      platformEndpoints.createShop,
      { body: { ...wish(id), template: shop.tenant.id } },
      token,
    );
    expect(data).toEqual({ id, host: `${id}.localhost` });
    const record = await findTenant(id);
    expect(record).toMatchObject({ isLive: true, currency: 'USD', themeColor: shop.tenant.themeColor });
    expect(record?.preference.demoAccounts).toBe(false);
    const [mail] = await rowsOf<{ body: string; recipient: string }>(
      sql`select body, recipient from outbox_mail where tenant_id = ${id}`,
    );
    expect(mail?.recipient).toBe('first@owner.test');
    const link = /http:\/\/[^\s]+\/operator\/join#([\w-]+)/.exec(mail?.body ?? '');
    expect(link?.[0]).toContain(`http://${id}.localhost/operator/join#`);
    const made = shopOf(record!);
    const join = { body: { token: link?.[1] ?? '', name: 'First', password: 'calm-lantern-52' } };
    const joined = await made.call(invitationDeskEndpoints.join, join);
    expect(joined.status).toBe(200);
    const staffToken =
      joined.headers.getSetCookie().flatMap((cookie) => /^staffToken=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? '';
    expect((await made.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).data.roles).toEqual(['owner']);
    expect((await made.call(invitationDeskEndpoints.join, join)).problem.code).toBe('CODE_INVALID');
    expect((await platform.call(platformEndpoints.createShop, { body: wish(id) }, token)).problem.code).toBe(
      'STATE_CONFLICT',
    );
  });

  it('are not made of what nobody could read or reach', async () => {
    const warehouse = {
      code: 'gz',
      name: '广州',
      address: '石井街道1号',
      receiver: 'SHOP',
      phone: '020-555',
      postcode: '510000',
    };
    const asked = async (about: object) => {
      const body = { ...wish(label()), ...about } as ReturnType<typeof wish>;
      const { problem } = await platform.call(platformEndpoints.createShop, { body }, token);
      return problem.errors?.map(({ path }) => path);
    };
    expect(await asked({ languages: ['en', 'en'] })).toEqual(['languages']);
    expect(await asked({ country: 'zz' })).toEqual(['country']);
    // what people would take for the platform, or for a machine of it
    for (const id of ['api', 'www', 'admin', 'localhost']) expect(await asked({ id })).toEqual(['id']);
    expect(await asked({ ownerEmail: 'fi\u200brst@owner.test' })).toEqual(['ownerEmail']);
    for (const [name, value] of Object.entries({
      name: '\u200b\u202e',
      receiver: '\u3164',
      phone: '0'.repeat(41),
      postcode: '1'.repeat(21),
    }))
      expect(await asked({ warehouse: { ...warehouse, [name]: value } })).toEqual([`warehouse.${name}`]);
  });

  it('have the platform’s port in their first host where they stand beside it', async () => {
    const made = (base: string) =>
      withEnv({ BASE_DOMAINS: base }, async () => {
        const id = label();
        const { data } = await platform.call(platformEndpoints.createShop, { body: wish(id) }, token, 'platform.localhost:3110'); // prettier-ignore
        return data.host.replace(id, '');
      });
    expect(await made('localhost')).toBe('.localhost:3110');
    expect(await made('shops.example')).toBe('.shops.example');
  });

  it('are refused with what is wrong', async () => {
    const answer = await platform.call(
      platformEndpoints.createShop,
      { body: { ...wish(label()), rate: 'much', currency: 'ZZZ' } },
      token,
    );
    expect(answer.problem).toMatchObject({ status: 422, code: 'INVALID' });
    expect(answer.problem.errors?.map(({ path }) => path).sort()).toEqual(['currency', 'rate']);
    const unknown = await platform.call(
      platformEndpoints.createShop,
      { body: { ...wish(label()), template: 'nowhere' } },
      token,
    );
    expect(unknown.problem.errors).toEqual([{ path: 'template', code: 'unknown' }]);
    // what answers under its own name would never be that shop
    const own = await platform.call(platformEndpoints.createShop, { body: wish('platform') }, token); // prettier-ignore
    expect(own.problem.errors).toEqual([{ path: 'id', code: 'taken' }]);
  });

  it('are listed by their labels, a page at a time', async () => {
    const first = (await platform.call(platformEndpoints.listShops, { query: { limit: 1 } }, token)).data;
    expect(first.items).toHaveLength(1);
    const after = first.next ?? '';
    const second = (await platform.call(platformEndpoints.listShops, { query: { limit: 1, after } }, token)).data;
    expect(second.items[0]!.id > after).toBe(true);
    const found = (await platform.call(platformEndpoints.listShops, { query: { q: shop.tenant.id } }, token)).data;
    expect(found.items.map(({ id }) => id)).toEqual([shop.tenant.id]);
    expect((await platform.call(platformEndpoints.listShops, { query: { q: '%' } }, token)).status).toBe(200);
  });

  it('are shut and opened again, which stops their jobs meanwhile', async () => {
    const other = await startShop();
    const params = { id: other.tenant.id };
    const shut = await platform.call(platformEndpoints.suspend, { params, body: reason }, token);
    expect(shut.data).toMatchObject({ state: 'SUSPENDED' });
    expect(shut.data.deeds[0]).toMatchObject({ action: 'shop.suspend', reason: reason.reason, who: 'Olga Above' });
    expect((await other.call(tenantEndpoints.get, {})).status).toBe(503);
    expect((await platform.call(platformEndpoints.suspend, { params, body: reason }, token)).status).toBe(409);
    await countDays(() => shop.clock.now);
    expect(
      await rowsOf(
        sql`select counted_at from fact_mark where tenant_id = ${other.tenant.id} and counted_at is not null`,
      ),
    ).toEqual([]);
    expect((await platform.call(platformEndpoints.resume, { params, body: reason }, token)).data.state).toBe('TEST');
    expect((await other.call(tenantEndpoints.get, {})).status).toBe(200);
    expect(
      (await platform.call(platformEndpoints.suspend, { params: { id: 'no-such' }, body: reason }, token)).status,
    ).toBe(404);
  });

  it('end thirty days after it was said twice, unless it is taken back', async () => {
    const other = await startShop();
    const params = { id: other.tenant.id };
    const ask = (confirm: string) =>
      platform.call(platformEndpoints.end, { params, body: { ...reason, confirm } }, token);
    expect((await ask('another')).problem.errors).toEqual([{ path: 'confirm', code: 'not_same' }]);
    expect((await ask(other.tenant.id)).data).toMatchObject({ state: 'ENDING' });
    await platform.call(platformEndpoints.resume, { params, body: reason }, token);
    await endShops(() => new Date(shop.clock.now.getTime() + 31 * DAY_MS));
    expect((await other.call(tenantEndpoints.get, {})).status).toBe(200);
    await ask(other.tenant.id);
    await endShops(() => new Date(shop.clock.now.getTime() + 31 * DAY_MS));
    expect((await other.call(tenantEndpoints.get, {})).status).toBe(404);
    const kept = await platform.call(platformEndpoints.exportShop, { params }, token);
    expect(kept.data.shop.state).toBe('ENDED');
    expect(kept.data.settings).not.toHaveProperty('demoAccounts');
    expect((await platform.call(platformEndpoints.resume, { params, body: reason }, token)).status).toBe(404);
  });

  it('are stopped by a hard quota, and only told of by another', async () => {
    const ordering = await startOrdering();
    const { shop: busy } = ordering;
    const params = { id: busy.tenant.id };
    await ordering.fund(100_000);
    const order = await ordering.order();
    await ordering.pay(order.id);
    await countDays(() => busy.clock.now);
    const amounts = { orders: 1, staff: null, mails: null, storageMb: null, off: [] };
    const soft = await platform.call(
      platformEndpoints.setQuota,
      { params, body: { ...amounts, isHard: false, version: 0 } },
      token,
    );
    expect(soft.data).toMatchObject({ quota: 'OVER', orders: 1, quotas: { version: 1 } });
    expect((await ordering.order()).status).toBe('PENDING_PAYMENT');
    const stale = await platform.call(
      platformEndpoints.setQuota,
      { params, body: { ...amounts, isHard: true, version: 0 } },
      token,
    );
    expect(stale.problem).toMatchObject({ status: 409, data: { version: 1, orders: 1 } });
    await platform.call(platformEndpoints.setQuota, { params, body: { ...amounts, isHard: true, version: 1 } }, token);
    const { quoteId } = (await ordering.preview()).data;
    expect((await ordering.createFromPreview(quoteId)).problem).toMatchObject({
      code: 'METHOD_DISABLED',
      data: { reason: 'QUOTA' },
    });
    const more = { ...amounts, orders: 5, isHard: true, version: 2 };
    expect((await platform.call(platformEndpoints.setQuota, { params, body: more }, token)).data.quota).toBe('FINE');
    expect((await ordering.createFromPreview(quoteId)).status).toBe(200);
  });

  it('are looked into with the word of their owner alone, who reads of it', async () => {
    const params = { id: shop.tenant.id };
    const look = () => platform.call(platformEndpoints.look, { params }, token);
    expect((await look()).problem).toMatchObject({ status: 403, data: { reason: 'SUPPORT' } });
    const owner = await signInStaff(shop);
    const [grant] = (await shop.call(supportAccessDeskEndpoints.grant, { body: { reason: 'Prices', hours: 4 } }, owner))
      .data;
    const seen = (await look()).data;
    expect(seen.settings).toMatchObject({ id: shop.tenant.id });
    expect(JSON.stringify(seen)).not.toContain(owner.email);
    const { data: lines } = await shop.call(operatorDeskEndpoints.listAudit, { query: {} }, owner);
    expect(lines.map(({ action }) => action).sort()).toEqual(['staff.add', 'support.grant', 'support.look']);
    const told = lines.find(({ action }) => action === 'support.look');
    expect(told).toMatchObject({ staffId: null, after: { who: 'Olga Above' } });
    await shop.call(supportAccessDeskEndpoints.end, { params: { id: grant?.id ?? '' } }, owner);
    expect((await look()).status).toBe(403);
    await shop.call(supportAccessDeskEndpoints.grant, { body: { reason: 'Again', hours: 1 } }, owner);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
    expect((await look()).status).toBe(403);
  });

  it('are told of together: what waits, and what was done', async () => {
    const health = (await platform.call(platformEndpoints.getHealth, {}, token)).data;
    expect(health.schema.state).toBe('fits');
    expect(health.shops.test).toBeGreaterThan(0);
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(health.version.release).toBe(version);
    const deeds = (await platform.call(platformEndpoints.listDeeds, {}, token)).data;
    expect(deeds.length).toBeGreaterThan(3);
    await expect(systemTx((tx) => tx.execute(sql`update platform_deed set reason = 'other'`))).rejects.toThrow();
  });
});
