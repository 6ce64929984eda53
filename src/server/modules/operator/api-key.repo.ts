import { and, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { apiKey } from '../../db/schema/integration';
import { staff } from '../../db/schema/staff';
import type { GrantRow } from './staff-session.repo';

export type ApiKeyRow = typeof apiKey.$inferSelect;

const { placeholder } = sql;
// by their names: Drizzle would leave the tables out
const grantsOfMaker = sql<GrantRow[]>`(
  select coalesce(json_agg(json_build_object('roleId', a.role_id, 'permissions', r.permissions, 'scope', a.scope) order by a.role_id), '[]')
  from staff_assignment a join staff_role r on r.tenant_id = a.tenant_id and r.id = a.role_id
  where a.tenant_id = api_key.tenant_id and a.staff_id = api_key.staff_id)`;

const ofMaker = and(eq(staff.tenantId, apiKey.tenantId), eq(staff.id, apiKey.staffId));

/** A key that lives, of somebody who works here, with what they may do at this moment. */
const liveKey = kept('live_api_key', (db) =>
  db
    .select({
      id: apiKey.id,
      name: apiKey.name,
      staffId: apiKey.staffId,
      permissions: apiKey.permissions,
      lastUsedAt: apiKey.lastUsedAt,
      grants: grantsOfMaker,
    })
    .from(apiKey)
    .innerJoin(staff, and(ofMaker, eq(staff.state, 'ACTIVE')))
    .where(
      and(
        eq(apiKey.tenantId, placeholder('tenantId')),
        eq(apiKey.tokenHash, placeholder('tokenHash')),
        isNull(apiKey.revokedAt),
        gt(apiKey.expiresAt, placeholder('now')),
      ),
    ),
);

export const apiKeyRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const mine = eq(apiKey.tenantId, tenantId);
  const isLive = (now: Date) => and(isNull(apiKey.revokedAt), gt(apiKey.expiresAt, now));
  const newest = () =>
    tx
      .select({ key: apiKey, staffName: staff.name })
      .from(apiKey)
      .innerJoin(staff, ofMaker)
      .orderBy(desc(apiKey.createdAt), desc(apiKey.id));
  return {
    async findLive(tokenHash: string, now: Date) {
      const [row] = await liveKey(tx, { tenantId, tokenHash, now });
      return row;
    },
    /** Unless somebody else did since then. */
    async touch(id: string, now: Date, since: Date): Promise<void> {
      const isDue = or(isNull(apiKey.lastUsedAt), lte(apiKey.lastUsedAt, since));
      await tx
        .update(apiKey)
        .set({ lastUsedAt: now })
        .where(and(mine, eq(apiKey.id, id), isDue));
    },
    listLive: (now: Date, most: number) => newest().where(and(mine, isLive(now))).limit(most), // prettier-ignore
    listOver(now: Date, most: number) {
      const isOver = or(sql`${apiKey.revokedAt} is not null`, lte(apiKey.expiresAt, now));
      return newest().where(and(mine, isOver)).limit(most);
    },
    async find(id: string) {
      const [row] = await newest().where(and(mine, eq(apiKey.id, id)));
      return row;
    },
    /** Whether one that lives is called the same. */
    async isTaken(name: string, now: Date): Promise<boolean> {
      const isNamesake = sql`lower(${apiKey.name}) = lower(${name})`;
      return (await tx.$count(apiKey, and(mine, isLive(now), isNamesake))) > 0;
    },
    async countLive(now: Date): Promise<number> {
      const [row] = await tx
        .select({ live: count() })
        .from(apiKey)
        .where(and(mine, isLive(now)));
      return row?.live ?? 0;
    },
    /** One whose time is over gives its name to the next. */
    async endExpired(name: string, revokedBy: string, now: Date): Promise<void> {
      const isNamesake = and(isNull(apiKey.revokedAt), sql`lower(${apiKey.name}) = lower(${name})`);
      await tx
        .update(apiKey)
        .set({ revokedAt: now, revokedBy })
        .where(and(mine, isNamesake, lte(apiKey.expiresAt, now)));
    },
    /** False where a key that is not revoked is called the same. */
    async insert(row: Omit<typeof apiKey.$inferInsert, 'tenantId'>): Promise<boolean> {
      const made = await tx
        .insert(apiKey)
        .values({ tenantId, ...row })
        .onConflictDoNothing()
        .returning({ id: apiKey.id });
      return made.length === 1;
    },
    /** False where it was before. */
    async revoke(id: string, revokedBy: string, revokedAt: Date): Promise<boolean> {
      const ended = await tx
        .update(apiKey)
        .set({ revokedAt, revokedBy })
        .where(and(mine, eq(apiKey.id, id), isNull(apiKey.revokedAt)))
        .returning({ id: apiKey.id });
      return ended.length === 1;
    },
  };
};
