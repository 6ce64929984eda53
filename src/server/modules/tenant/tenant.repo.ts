import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { SHOP_FEATURES } from '../../../contract/platform.enums';
import type { Tx } from '../../db/database';
import { outsideCredential } from '../../db/schema/outside';
import { tenantQuota } from '../../db/schema/platform';
import { tenant, tenantDomain } from '../../db/schema/tenant';
import { RETIRED_SETTINGS } from '../../kernel/tenant-defaults';
import type { TenantRecord } from '../../kernel/tenant-record';
import { readSettings, SETTING_NAMES, writeSettings, type ReadSettings } from '../../kernel/tenant-settings';
import { feeVersionRepo } from './fee-version.repo';

/** The register of shops; it stands outside row-level security, so it is read as the owner of the tables. */
export const tenantRepo = (tx: Tx) => ({
  /** @throws UnreadableSettingsError */
  async find(id: string): Promise<ReadSettings | undefined> {
    const isMain = and(eq(tenantDomain.tenantId, tenant.id), eq(tenantDomain.isMain, true), eq(tenantDomain.state, 'LIVE')); // prettier-ignore
    const [found] = await tx
      .select()
      .from(tenant)
      .leftJoin(tenantDomain, isMain)
      .leftJoin(tenantQuota, eq(tenantQuota.tenantId, tenant.id))
      .where(eq(tenant.id, id));
    if (!found || found.tenant.endedAt) return undefined;
    const { tenant: row, tenant_domain: main, tenant_quota: quota } = found;
    const stopped = quota?.isHard && quota.over.length > 0 ? { stopped: quota.over } : {};
    const { record, broken } = readSettings(id, row.settings);
    const off = SHOP_FEATURES.filter((feature) => quota?.switchedOff.includes(feature));
    const switched = off.length > 0 ? { switchedOff: off } : {};
    const told = {
      isLive: row.wentLiveAt !== null,
      isSuspended: row.suspendedAt !== null,
      mainDomain: main?.domain,
      ...stopped,
      ...switched,
    };
    const beside = { ...(await this.findMarketplaceAccounts(id)), ...(await this.findFeeVersions(id)) };
    return { record: { ...record, ...told, ...beside }, broken };
  },
  async findFeeVersions(id: string): Promise<Pick<TenantRecord, 'feeVersions'>> {
    const rows = await feeVersionRepo(tx, { tenantId: id }).listStanding();
    const feeVersions = rows.map((row) => ({ id: row.id, validFrom: row.validFrom, terms: row.terms }));
    return feeVersions.length > 0 ? { feeVersions } : {};
  },
  /** As sources are called, where services outside are called in capitals. */
  async findMarketplaceAccounts(id: string): Promise<Pick<TenantRecord, 'marketplaceAccounts'>> {
    const { tenantId, kind, name, updatedAt } = outsideCredential;
    const isOne = and(eq(tenantId, id), eq(kind, 'marketplace'));
    const rows = await tx.select({ name, updatedAt }).from(outsideCredential).where(isOne);
    const accounts = rows.map((row) => ({ name: row.name.toLowerCase(), since: row.updatedAt.toISOString() }));
    return accounts.length > 0 ? { marketplaceAccounts: accounts } : {};
  },
  /** @throws UnreadableSettingsError */
  async findById(id: string): Promise<TenantRecord | undefined> {
    return (await this.find(id))?.record;
  },
  /** What a newer release stored beside the settings that this one knows stays. */
  async save(record: TenantRecord): Promise<void> {
    const kept = sql`${tenant.settings} - string_to_array(${[...SETTING_NAMES, ...RETIRED_SETTINGS].join(',')}, ',')`;
    await tx
      .insert(tenant)
      .values({ id: record.id, settings: writeSettings(record) })
      .onConflictDoUpdate({ target: tenant.id, set: { settings: sql`(${kept}) || excluded.settings` } });
  },
  /** As it is stored, whatever release wrote it. */
  async findStored(id: string): Promise<unknown> {
    const [row] = await tx.select({ settings: tenant.settings }).from(tenant).where(eq(tenant.id, id));
    return row?.settings;
  },
  /** One of them; undefined takes it away. All else stays as it is stored, also what cannot be read. */
  async saveSetting(id: string, name: string, value: unknown): Promise<void> {
    const stored = sql`case when jsonb_typeof(${tenant.settings}) = 'object' then ${tenant.settings} else '{}' end`;
    const settings =
      value === undefined
        ? sql`${stored} - ${name}::text`
        : sql`${stored} || ${JSON.stringify({ [name]: value })}::jsonb`;
    await tx.update(tenant).set({ settings }).where(eq(tenant.id, id));
  },
  /** No accounts and mails of a demo any more; all else stays as it is stored, also what cannot be read. */
  async hideDemo(id: string): Promise<void> {
    const hidden = sql`jsonb_set(${tenant.settings}, '{preference,demoAccounts}', 'false') || '{"demoAccounts": []}'`;
    await tx.update(tenant).set({ settings: hidden }).where(eq(tenant.id, id));
  },
  /** As it stands in the register now, and stays until the transaction ends: every change waits for its turn. */
  async lock(id: string): Promise<TenantRecord | undefined> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tenant_version', 0))`);
    return this.findById(id);
  },
  /** A shop that never knew test money. @returns false where the id is another's */
  async insertLive(record: TenantRecord, wentLiveAt: Date): Promise<boolean> {
    const row = { id: record.id, settings: writeSettings(record), wentLiveAt };
    const inserted = await tx.insert(tenant).values(row).onConflictDoNothing().returning({ id: tenant.id });
    return inserted.length > 0;
  },
  /** @returns whether the shop was otherwise before */
  async setSuspended(id: string, suspendedAt: Date | null): Promise<boolean> {
    const isOther = suspendedAt ? isNull(tenant.suspendedAt) : isNotNull(tenant.suspendedAt);
    const changed = await tx.update(tenant).set({ suspendedAt }).where(and(eq(tenant.id, id), isOther)).returning({ id: tenant.id }); // prettier-ignore
    return changed.length > 0;
  },
  async list(): Promise<{ id: string; settings: unknown; isLive: boolean; isSuspended: boolean }[]> {
    const rows = await tx.select().from(tenant).orderBy(tenant.id);
    return rows.map(({ id, settings, wentLiveAt, suspendedAt }) => ({
      id,
      settings,
      isLive: wentLiveAt !== null,
      isSuspended: suspendedAt !== null,
    }));
  },
  /** Those that name who tells their rate. */
  listRated: (): Promise<{ id: string; settings: unknown }[]> =>
    tx
      .select({ id: tenant.id, settings: tenant.settings })
      .from(tenant)
      .where(sql`${tenant.settings} -> 'rateSources' is not null`)
      .orderBy(tenant.id),
  /** Whether there is such a shop; nothing of it changes until the transaction ends. */
  async lockKnown(id: string): Promise<boolean> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tenant_version', 0))`);
    return (await tx.$count(tenant, eq(tenant.id, id))) > 0;
  },
  async markLive(id: string, wentLiveAt: Date): Promise<void> {
    await tx.update(tenant).set({ wentLiveAt }).where(eq(tenant.id, id));
  },
  /** Until the transaction ends: reports of test money are shared holders, going live is the only one. */
  async holdTestMoney(id: string, as: 'reporter' | 'going live'): Promise<void> {
    const key = sql`hashtextextended(${`test money ${id}`}, 0)`;
    await tx.execute(
      as === 'reporter' ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`,
    );
  },
  /** Undefined where there are several, or none. */
  async findOnlyLiveId(): Promise<string | undefined> {
    const [first, second] = await tx
      .select({ id: tenant.id })
      .from(tenant)
      .where(isNotNull(tenant.wentLiveAt))
      .limit(2);
    return second ? undefined : first?.id;
  },
  /** Shops that changed after this version; without one only the latest change. Versions are in the order of commits. */
  async listChanges(after: number | undefined): Promise<{ id: string; version: number }[]> {
    const changed = tx.select({ id: tenant.id, version: tenant.version }).from(tenant);
    return after === undefined
      ? changed.orderBy(desc(tenant.version)).limit(1)
      : changed.where(gt(tenant.version, after));
  },
  /** What of the names and mail addresses of other shops a text says. */
  async findOthersIn(
    id: string,
    text: string,
    mails: readonly string[],
  ): Promise<{ names: string[]; mails: string[] }> {
    const rowsOf = async (statement: SQL) =>
      ((await tx.execute(statement)) as unknown as { rows: { said: string }[] }).rows.map(({ said }) => said);
    const names = await rowsOf(sql`
      select distinct n.value as said from ${tenant} t cross join lateral jsonb_each_text(
        case jsonb_typeof(t.settings -> 'name') when 'object' then t.settings -> 'name' else '{}' end) n
      where t.id <> ${id} and length(n.value) > 2 and strpos(lower(${text}), lower(n.value)) > 0 limit 20`);
    if (mails.length === 0) return { names, mails: [] };
    const asked = sql.join(
      mails.map((mail) => sql`${mail.toLowerCase()}`),
      sql`, `,
    );
    return {
      names,
      mails: await rowsOf(sql`
        select distinct lower(t.settings ->> 'serviceEmail') as said from ${tenant} t
        where t.id <> ${id} and lower(t.settings ->> 'serviceEmail') in (${asked}) limit 20`),
    };
  },
  async listIds(): Promise<string[]> {
    const rows = await tx.select({ id: tenant.id }).from(tenant);
    return rows.map(({ id }) => id);
  },
});
