import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { personalDataDeskEndpoints } from '../../../../src/contract/personal-data.desk.endpoints';
import { personalDataEndpoints } from '../../../../src/contract/personal-data.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { writeDataFiles } from '../../../../src/server/modules/customer/data-export.service';
import { IMPERSONAL, PERSONAL } from '../../../../src/server/modules/customer/personal-data.rules';
import { PASSWORD, signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { startWriting } from './writing';

const rows = async <Row>(query: ReturnType<typeof sql>) =>
  ((await systemTx((tx) => tx.execute(query))) as unknown as { rows: Row[] }).rows;

describe('all that is a shopper’s', () => {
  it('is named: each table of the database, and each column of what stays', async () => {
    const columns = await rows<{ table: string; name: string }>(sql`
      select c.relname as "table", a.attname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, 2`);
    const tables = [...new Set(columns.map(({ table }) => table))];
    const named = [...Object.keys(PERSONAL), ...IMPERSONAL];
    expect(named.sort(), 'a table is personal or not').toEqual(tables.sort());
    for (const [table, { stays }] of Object.entries(PERSONAL)) {
      if (!stays) continue;
      const said = [...stays.asItIs.split(' '), ...Object.keys(stays.blanked ?? {})];
      const there = columns.filter((one) => one.table === table).map(({ name }) => name);
      expect(said.sort(), `what becomes of each column of ${table}`).toEqual(there.sort());
    }
    // what names its shopper is never taken for what does not
    const owned = columns.filter(({ name }) => name === 'shopper_id').map(({ table }) => table);
    expect(owned.filter((table) => IMPERSONAL.includes(table))).toEqual([]);
  });

  it('is put into a file that the shopper fetches, without what the staff keeps to itself', async () => {
    const at = await startWriting();
    const { shop, token, email } = at;
    await at.write('Where is my parcel?');
    await at.answer(null, { then: 'NOTE', text: 'Rude last week' });
    await shop.call(personalDataEndpoints.askExport, {}, { token });
    await writeDataFiles(shop.clock.now);
    const [file] = (await shop.call(personalDataEndpoints.listExports, {}, { token })).data.items;
    expect(file).toMatchObject({ status: 'READY' });
    const { content } = (await shop.call(personalDataEndpoints.getFile, { params: { id: file?.id ?? '' } }, { token }))
      .data;
    const told = JSON.parse(content) as Record<string, Record<string, unknown>[]>;
    expect(told.shopper).toMatchObject([{ email }]);
    expect(told.purchase_order).toMatchObject([{ order_no: at.order.orderNo }]);
    expect(content).toContain('Where is my parcel?');
    expect(told.outbox_mail?.length).toBeGreaterThan(0);
    expect(told.outbox_mail?.filter((mail) => 'body' in mail)).toEqual([]);
    for (const secret of ['Rude last week', 'argon2', 'token_hash', 'login_hash'])
      expect(content).not.toContain(secret);
    const neighbour = await at.neighbour();
    const theirs = await shop.call(personalDataEndpoints.getFile, { params: { id: file?.id ?? '' } }, neighbour);
    expect(theirs.status).toBe(404);
    shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000);
    expect((await shop.call(personalDataEndpoints.listExports, {}, { token })).data.items).toEqual([]);
  });

  it('is fetched by who may of the staff, and each time is written down', async () => {
    const at = await startWriting();
    const { shop } = at;
    const manager = await signInStaff(shop, ['manager']);
    const params = { id: at.shopperId };
    await shop.call(personalDataDeskEndpoints.askExport, { params }, manager);
    await writeDataFiles(shop.clock.now);
    const { exports } = (await shop.call(personalDataDeskEndpoints.get, { params }, manager)).data;
    const file = { params: { id: exports[0]?.id ?? '' } };
    expect((await shop.call(personalDataDeskEndpoints.getFile, file, at.desk)).status).toBe(403);
    expect((await shop.call(personalDataDeskEndpoints.getFile, file, manager)).data.content).toContain(at.email);
    expect((await shop.call(personalDataEndpoints.getFile, file, { token: at.token })).status).toBe(404);
    const deeds = await rows<{ after: unknown }>(
      sql`select after from audit where tenant_id = ${shop.tenant.id} and action = 'customer.data-export' order by at`,
    );
    expect(deeds.map(({ after }) => after)).toContainEqual({ exportId: exports[0]?.id, isFetched: true });
  });
});

describe('a shopper who is forgotten', () => {
  it('goes by the word of two, once everything is over: the books stay, without who it was', async () => {
    const at = await startWriting();
    const { shop, shopperId, email, token } = at;
    const [one, two] = [await signInStaff(shop), await signInStaff(shop)];
    const params = { id: shopperId };
    const ask = (by: typeof one) =>
      shop.call(personalDataDeskEndpoints.askErasure, { params, body: { note: 'Her wish' } }, by);
    expect((await ask(one)).problem).toMatchObject({
      code: 'STATE_CONFLICT',
      data: { open: [{ what: 'ORDERS', count: 1 }] },
    });
    await at.close(at.order.id);
    await at.write('Please forget me');
    await shop.call(customerDeskEndpoints.note, { params, body: { text: 'Rings on Mondays' } }, at.desk);
    const address = { receiverName: 'Zora Quill', phone: '+61 2 5550 0100', countryCode: 'au', province: 'NSW', city: 'Sydney', street: '1 Pier', postcode: '2000' }; // prettier-ignore
    await shop.call(accountEndpoints.saveAddress, { body: address }, { token });

    const [asked] = (await ask(one)).data.approvals;
    const decide = (by: typeof one) =>
      shop.call(
        personalDataDeskEndpoints.decideErasure,
        { params, body: { approvalId: asked?.id ?? '', decision: 'APPROVED' } },
        by,
      );
    expect((await decide(one)).problem.code).toBe('SAME_PERSON');
    expect((await decide(two)).data).toMatchObject({ open: [], erasedAt: shop.clock.now.toISOString() });
    expect((await decide(two)).status).toBe(409);

    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).status).toBe(401);
    const login = await shop.call(authEndpoints.login, { body: { email, password: PASSWORD } });
    expect(login.problem.code).toBe('LOGIN_FAILED');
    const desk = await shop.call(customerDeskEndpoints.get, { params }, two);
    expect(desk.data).toMatchObject({ email: `${shopperId}@erased.invalid`, notes: [], threads: [], phoneNumber: '' });
    const kept = await rows<{ no: string }>(
      sql`select order_no as no from purchase_order where shopper_id = ${shopperId}`,
    );
    expect(kept).toEqual([{ no: at.order.orderNo }]);
    for (const [name] of Object.entries(PERSONAL)) {
      const found = await rows(
        sql`select 1 from ${sql.identifier(name)} r where tenant_id = ${shop.tenant.id}
          and (to_jsonb(r)::text like ${`%${email}%`} or to_jsonb(r)::text like '%Zora Quill%')`,
      );
      expect(found, `${name} knows nobody`).toEqual([]);
    }
    const again = await signUp(shop, { email });
    expect(again.shopperId).not.toBe(shopperId);
  });

  it('stays where something has begun since it was asked, and is nobody of another shop', async () => {
    const at = await startWriting();
    const { shop } = at;
    const [one, two] = [await signInStaff(shop), await signInStaff(shop)];
    await at.close(at.order.id);
    const params = { id: at.shopperId };
    const asked = await shop.call(personalDataDeskEndpoints.askErasure, { params, body: { note: 'Wish' } }, one);
    await at.createFromPreview((await at.preview()).data.quoteId);
    const body = { approvalId: asked.data.approvals[0]?.id ?? '', decision: 'APPROVED' as const };
    const said = await shop.call(personalDataDeskEndpoints.decideErasure, { params, body }, two);
    expect(said.data).toMatchObject({ erasedAt: null, approvals: [{ decision: 'VOID' }] });
    const other = await startWriting();
    const stranger = await signInStaff(other.shop);
    expect((await other.shop.call(personalDataDeskEndpoints.get, { params }, stranger)).status).toBe(404);
  });
});
