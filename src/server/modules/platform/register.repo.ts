import { and, asc, desc, eq, gt, isNull, like, lte, sql } from 'drizzle-orm';
import type { SHOP_STATES } from '../../../contract/platform.enums';
import { localize } from '../../kernel/tenant-record';
import { readSettings, UnreadableSettingsError } from '../../kernel/tenant-settings';
import type { Tx } from '../../db/database';
import { tenant, tenantDomain } from '../../db/schema/tenant';

export type RegisterRow = typeof tenant.$inferSelect;
export type ShopState = (typeof SHOP_STATES)[number];

/** The register of shops as the owner of the tables sees it: labels, hosts and settings, and nothing of what is in a shop. */
export const registerRepo = (tx: Tx) => ({
  /** One more than asked for, where there is more. */
  list: ({
    q,
    after,
    limit,
  }: {
    q?: string | undefined;
    after?: string | undefined;
    limit: number;
  }): Promise<RegisterRow[]> =>
    tx
      .select()
      .from(tenant)
      .where(
        and(
          q ? like(tenant.id, `${q.toLowerCase().replace(/[^a-z0-9-]/g, '')}%`) : undefined,
          after ? gt(tenant.id, after) : undefined,
        ),
      )
      .orderBy(asc(tenant.id))
      .limit(limit + 1),
  async find(id: string): Promise<RegisterRow | undefined> {
    const [row] = await tx.select().from(tenant).where(eq(tenant.id, id));
    return row;
  },
  async lock(id: string): Promise<RegisterRow | undefined> {
    const [row] = await tx.select().from(tenant).where(eq(tenant.id, id)).for('update');
    return row;
  },
  async mark(id: string, set: Partial<Pick<RegisterRow, 'suspendedAt' | 'endsAt' | 'endedAt'>>): Promise<void> {
    await tx.update(tenant).set(set).where(eq(tenant.id, id));
  },
  domainsOf: (id: string) =>
    tx
      .select({ host: tenantDomain.domain, state: tenantDomain.state })
      .from(tenantDomain)
      .where(eq(tenantDomain.tenantId, id))
      .orderBy(desc(tenantDomain.isMain), asc(tenantDomain.domain)),
  /** Those whose time is over. */
  async endDue(now: Date): Promise<string[]> {
    const rows = await tx
      .update(tenant)
      .set({ endedAt: now })
      .where(and(lte(tenant.endsAt, now), isNull(tenant.endedAt)))
      .returning({ id: tenant.id });
    return rows.map(({ id }) => id);
  },
  async count(): Promise<Record<'live' | 'test' | 'suspended' | 'ending', number>> {
    const { suspendedAt, wentLiveAt, endsAt, endedAt } = tenant;
    const of = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::int`;
    const [row] = await tx
      .select({
        live: of(sql`${wentLiveAt} is not null and ${suspendedAt} is null`),
        test: of(sql`${wentLiveAt} is null and ${suspendedAt} is null`),
        suspended: of(sql`${suspendedAt} is not null and ${endsAt} is null`),
        ending: of(sql`${endsAt} is not null and ${endedAt} is null`),
      })
      .from(tenant)
      .where(isNull(endedAt));
    return row ?? { live: 0, test: 0, suspended: 0, ending: 0 };
  },
});

export interface ReadShop {
  name: string;
  state: ShopState;
  currency: string;
  languages: string[];
  timezoneOffset: number;
  /** Undefined: as many as it likes. */
  supplierCallsADay?: number | undefined;
}

/** What of a row can be told, also of one whose settings nobody can serve. */
export function readShop(row: RegisterRow): ReadShop {
  try {
    const { record } = readSettings(row.id, row.settings);
    const { currency, supportedLanguages: languages, timezoneOffset, supplierCallsADay } = record;
    const name = localize(record.name, 'en', record);
    return { name, state: stateOf(row), currency, languages, timezoneOffset, supplierCallsADay };
  } catch (error) {
    if (!(error instanceof UnreadableSettingsError)) throw error;
    return { name: row.id, state: 'UNREADABLE', currency: '', languages: [], timezoneOffset: 0 };
  }
}

function stateOf({ endedAt, endsAt, suspendedAt, wentLiveAt }: RegisterRow): ShopState {
  if (endedAt) return 'ENDED';
  if (endsAt) return 'ENDING';
  if (suspendedAt) return 'SUSPENDED';
  return wentLiveAt ? 'LIVE' : 'TEST';
}
