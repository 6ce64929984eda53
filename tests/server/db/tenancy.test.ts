import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database, tenantTx } from '../../../src/server/db/database';
import { openAnother } from '../../support/test-database';

const rows = async <T>(query: ReturnType<typeof sql>) =>
  ((await (await database()).db.execute(query)) as unknown as { rows: T[] }).rows;

// Tables that belong to no tenant: the register itself, what happens by the clock, and the outside supplier's data.
const GLOBAL = ['tenant', 'job_slot', /^marketplace_/];
const isGlobal = (name: string) => GLOBAL.some((rule) => (typeof rule === 'string' ? rule === name : rule.test(name)));

describe('tenancy in the database (T5, T6, T7)', () => {
  it('gives every business table a tenant_id, forced row-level security and its policy', async () => {
    const tables = await rows<{
      name: string;
      has_tenant: boolean;
      enabled: boolean;
      forced: boolean;
      policies: number;
    }>(sql`
      select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as has_tenant,
        (select count(*)::int from pg_policies p where p.tablename = c.relname and p.policyname = 'tenant_only'
          and p.qual like '%app.tenant%' and p.with_check like '%app.tenant%') as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`);
    expect(tables.length).toBeGreaterThan(20);
    const wrong = tables.filter(
      (t) => !isGlobal(t.name) && !(t.has_tenant && t.enabled && t.forced && t.policies === 1),
    );
    expect(wrong).toEqual([]);
  });

  it('starts every primary and unique key of a tenant table with tenant_id', async () => {
    const keys = await rows<{ table: string; first: string }>(sql`
      select c.relname as "table", a.attname as first from pg_index i
      join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indisunique`);
    // a host is nobody's but one shop's
    const ofTenants = keys.filter(
      ({ table, first }) => !isGlobal(table) && `${table}.${first}` !== 'tenant_domain.domain',
    );
    expect(ofTenants.filter(({ first }) => first !== 'tenant_id')).toEqual([]);
  });

  it('names the tenant in every foreign key between tenant tables (T8)', async () => {
    const keys = await rows<{ table: string; target: string; here: string; there: string }>(sql`
      select c.relname as "table", t.relname as target, a.attname as here, f.attname as there from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
    expect(keys.length).toBeGreaterThan(10);
    const ofTenants = keys.filter(({ table, target }) => !isGlobal(table) && target !== 'tenant');
    expect(ofTenants.filter(({ here, there }) => here !== 'tenant_id' || there !== 'tenant_id')).toEqual([]);
  });

  it('runs requests as a role that owns nothing and bypasses nothing', async () => {
    const [role] = await rows<{ rolsuper: boolean; rolbypassrls: boolean; owned: number }>(sql`
      select rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = 'sampan_app'`);
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, owned: 0 });
    const [inside] = await tenantTx(
      { tenantId: 'a', shopperId: '' },
      async (tx) =>
        ((await tx.execute(sql`select current_user::text as name`)) as unknown as { rows: { name: string }[] }).rows,
    );
    expect(inside?.name).toBe('sampan_app');
  });

  it('carries nothing from one transaction to the next', async () => {
    await tenantTx({ tenantId: 'a', shopperId: 'b' }, async () => undefined);
    const [after] = await rows<{ tenant: string | null; name: string }>(
      sql`select current_setting('app.tenant', true) as tenant, current_user::text as name`,
    );
    expect(after?.tenant ?? '').toBe('');
    expect(after?.name).not.toBe('sampan_app');
  });

  it('shows nothing and takes nothing where no tenant, or another one, is set', async () => {
    const insert = (tenantId: string) =>
      sql`insert into feedback (tenant_id, id, message) values (${tenantId}, 'x', 'hello')`;
    await tenantTx({ tenantId: 'mine', shopperId: '' }, (tx) => tx.execute(insert('mine')));
    const count = (tenantId: string) =>
      tenantTx(
        { tenantId, shopperId: '' },
        async (tx) =>
          ((await tx.execute(sql`select count(*)::int as n from feedback`)) as unknown as { rows: { n: number }[] })
            .rows[0]?.n,
      );
    expect(await count('mine')).toBe(1);
    expect(await count('theirs')).toBe(0);
    expect(await count('')).toBe(0);
    await expect(tenantTx({ tenantId: 'theirs', shopperId: '' }, (tx) => tx.execute(insert('mine')))).rejects.toThrow();
    await expect(tenantTx({ tenantId: '', shopperId: '' }, (tx) => tx.execute(insert('')))).rejects.toThrow();
  });

  it('shows nothing on a connection that never knew a tenant', async () => {
    const fresh = await openAnother();
    const seen = await fresh.transact(async (tx) => {
      await tx.execute(sql`insert into feedback (tenant_id, id, message) values ('mine', 'unseen', 'hello')`);
      await tx.execute(sql`set local role sampan_app`);
      return tx.execute(sql`select * from feedback`);
    });
    await fresh.close();
    expect(seen).toMatchObject({ rows: [] });
  });

  it('lets requests at rows by one rule, which is the same for every table', async () => {
    const policies = await rows<{ policyname: string; qual: string; with_check: string }>(sql`
      select distinct policyname, qual, with_check from pg_policies
      where roles && '{sampan_app, public}' and permissive = 'PERMISSIVE'`);
    expect(policies.map(({ policyname }) => policyname)).toEqual(['platform_reads', 'tenant_only']);
    const [, policy] = policies;
    expect(policy?.qual).toBe(policy?.with_check);
  });

  it('lets the platform read what is added up and agreed of all shops, and nothing else', async () => {
    const open = await rows<{ name: string; does: string }>(sql`
      select tablename as name, cmd as does from pg_policies where policyname = 'platform_reads' order by tablename`);
    const read = ['fact_day', 'fact_mark', 'support_access', 'tenant_quota'];
    expect(open).toEqual(read.map((name) => ({ name, does: 'SELECT' })));
  });

  it('shuts what is the staff’s by a rule beside it', async () => {
    const shut = await rows<{ name: string }>(sql`
      select tablename as name from pg_policies
      where policyname = 'no_shopper' and permissive = 'RESTRICTIVE' and qual = with_check order by tablename`);
    const ofStaff = [
      'api_key',
      'approval',
      'audit',
      'bench_scan',
      'canned_answer',
      'compensation',
      'compensation_month',
      'content_edition',
      'content_head',
      'credential_wish',
      'customer_note',
      'day_close',
      'day_close_figure',
      'disposal',
      'export_job',
      'export_part',
      'ledger_late',
      'manifest_template',
      'search_day',
      'shelf_count',
      'shelf_count_line',
      'staff',
      'staff_assignment',
      'staff_day',
      'staff_device',
      'staff_factor',
      'staff_link',
      'staff_notice_seen',
      'staff_recovery_code',
      'staff_role',
      'staff_session',
      'staff_view',
      'statement',
      'statement_line',
      'transit_batch',
    ];
    const ofPlatform = [
      ...['fact_day', 'fact_mark', 'line_history_mark', 'platform_session', 'support_access'],
      ...['platform_deed', 'platform_device', 'platform_notice', 'platform_person', 'platform_recovery_code'],
    ];
    expect(shut.map(({ name }) => name)).toEqual([...ofStaff, ...ofPlatform].sort());
  });
});
