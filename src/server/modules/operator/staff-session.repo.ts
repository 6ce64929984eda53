import { and, desc, eq, gt, isNull, lt, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { staffSession } from '../../db/schema/staff';

const HOUR_MS = 3_600_000;
/** Who was not seen since is seen no more. */
export const staffIdleSince = (now: Date) => new Date(now.getTime() - LIMITS.staffSessionIdleHours * HOUR_MS);

/** As the database has it: of a default role without verbs. */
export interface GrantRow {
  roleId: string;
  permissions: string[] | null;
  scope: unknown;
}

const { placeholder } = sql;
// by their names: Drizzle would leave the tables out
const grantsOf = sql<GrantRow[]>`(
  select coalesce(json_agg(json_build_object('roleId', a.role_id, 'permissions', r.permissions, 'scope', a.scope) order by a.role_id), '[]')
  from staff_assignment a join staff_role r on r.tenant_id = a.tenant_id and r.id = a.role_id
  where a.tenant_id = staff_session.tenant_id and a.staff_id = staff_session.staff_id)`;

const hasFactor = sql<boolean>`exists (
  select from staff_factor f where f.tenant_id = staff_session.tenant_id and f.staff_id = staff_session.staff_id
    and f.confirmed_at is not null)`;

/** Who it is and what they may do, in one statement: asked where this process remembers neither. */
const liveStaffSession = kept('live_staff_session', (db) =>
  db
    .select({
      sessionId: staffSession.id,
      staffId: staffSession.staffId,
      lastSeenAt: staffSession.lastSeenAt,
      hasSecondFactor: hasFactor,
      grants: grantsOf,
    })
    .from(staffSession)
    .where(
      and(
        eq(staffSession.tenantId, placeholder('tenantId')),
        eq(staffSession.tokenHash, placeholder('tokenHash')),
        isNull(staffSession.revokedAt),
        gt(staffSession.expiresAt, placeholder('now')),
        gt(staffSession.lastSeenAt, placeholder('idleSince')),
      ),
    ),
);

/** Written by the transaction that asks. */
const endedHere = sql`${staffSession}.xmin = pg_current_xact_id()::xid`;

export interface NewStaffSession {
  id: string;
  staffId: string;
  tokenHash: string;
  userAgent: string;
  network: string;
  now: Date;
}

/** Sessions of the staff: looked up before anyone is known to be logged in. */
export const staffSessionRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(staffSession.tenantId, tenantId), eq(staffSession.id, id));
  const ofStaff = (staffId: string) => and(eq(staffSession.tenantId, tenantId), eq(staffSession.staffId, staffId));
  return {
    async findLive(tokenHash: string, now: Date) {
      const [row] = await liveStaffSession(tx, { tenantId, tokenHash, now, idleSince: staffIdleSince(now) });
      return row;
    },
    async touch(id: string, now: Date): Promise<void> {
      await tx.update(staffSession).set({ lastSeenAt: now }).where(one(id));
    },
    /**
     * Until the transaction ends, no other ends it: what this one did itself, as a logout does, is no matter. @returns
     * false where it is over, also by who was just before us
     */
    async hold(id: string): Promise<boolean> {
      const open = and(one(id), or(isNull(staffSession.revokedAt), endedHere));
      return (await tx.select({ id: staffSession.id }).from(staffSession).where(open).for('share')).length === 1;
    },
    async insert({ now, ...row }: NewStaffSession): Promise<void> {
      const expiresAt = new Date(now.getTime() + LIMITS.staffSessionDays * 24 * HOUR_MS);
      await tx.insert(staffSession).values({ tenantId, ...row, createdAt: now, lastSeenAt: now, expiresAt });
    },
    /** Forgets what is over, and all that live but the newest `keep`. */
    async makeRoom(staffId: string, keep: number, now: Date): Promise<void> {
      const isOver = or(lt(staffSession.expiresAt, now), lt(staffSession.revokedAt, now));
      // what was ended just now is still asked for by the call that did
      await tx.delete(staffSession).where(and(ofStaff(staffId), isOver, not(endedHere)));
      const newest = tx
        .select({ id: staffSession.id })
        .from(staffSession)
        .where(and(ofStaff(staffId), isNull(staffSession.revokedAt)))
        .orderBy(desc(staffSession.createdAt), desc(staffSession.id))
        .limit(keep);
      const tooMany = and(isNull(staffSession.revokedAt), notInArray(staffSession.id, newest));
      await tx.delete(staffSession).where(and(ofStaff(staffId), tooMany));
    },
    listLive: (staffId: string, now: Date) =>
      tx
        .select()
        .from(staffSession)
        .where(
          and(
            ofStaff(staffId),
            isNull(staffSession.revokedAt),
            gt(staffSession.expiresAt, now),
            gt(staffSession.lastSeenAt, staffIdleSince(now)),
          ),
        )
        .orderBy(desc(staffSession.lastSeenAt), desc(staffSession.id)),
    /** All of a person, one of them, or all but one. @returns how many */
    async revokeOf(staffId: string, now: Date, { id, but }: { id?: string; but?: string } = {}): Promise<number> {
      const which = [id && eq(staffSession.id, id), but && ne(staffSession.id, but)].filter((one) => typeof one === 'object'); // prettier-ignore
      const ended = await tx
        .update(staffSession)
        .set({ revokedAt: now })
        .where(and(ofStaff(staffId), isNull(staffSession.revokedAt), ...which))
        .returning({ id: staffSession.id });
      return ended.length;
    },
    async revoke(id: string, now: Date): Promise<void> {
      await tx
        .update(staffSession)
        .set({ revokedAt: now })
        .where(and(one(id), isNull(staffSession.revokedAt)));
    },
  };
};
