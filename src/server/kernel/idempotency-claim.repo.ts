import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { kept } from '../db/kept-statement';
import { idempotency } from '../db/schema/tenant';
import { keyedHashes } from './app-secret';
import type { KnownCtx } from './context';

export type ClaimRow = typeof idempotency.$inferSelect;

const { placeholder } = sql;
const mine = and(
  eq(idempotency.tenantId, placeholder('tenantId')),
  eq(idempotency.shopperId, placeholder('shopperId')),
  eq(idempotency.key, placeholder('key')),
);
const unanswered = isNull(idempotency.status);
const takeKey = kept('idempotency_take', (db) =>
  db
    .insert(idempotency)
    .values({
      tenantId: placeholder('tenantId'),
      shopperId: placeholder('shopperId'),
      key: placeholder('key'),
      fingerprint: placeholder('fingerprint'),
      takenAt: placeholder('takenAt'),
      createdAt: placeholder('takenAt'),
    })
    .onConflictDoUpdate({
      target: [idempotency.tenantId, idempotency.shopperId, idempotency.key],
      set: { takenAt: sql`excluded.taken_at` },
      setWhere: and(
        unanswered,
        // a key of a runner that died belongs to its request still
        sql`${placeholder('accepted')}::jsonb ? ${idempotency.fingerprint}`,
        or(isNull(idempotency.takenAt), lte(idempotency.takenAt, placeholder('abandonedBefore'))),
      ),
    })
    .returning(),
);
const findKey = kept('idempotency_find', (db) => db.select().from(idempotency).where(mine));
const keepAnswer = kept('idempotency_keep', (db) =>
  db
    .update(idempotency)
    .set({ status: sql`${placeholder('status')}`, response: sql`${placeholder('response')}::json` })
    .where(and(mine, unanswered, eq(idempotency.takenAt, placeholder('takenAt'))))
    .returning({ key: idempotency.key }),
);

/**
 * What a key was sent with, under each key of the server's, newest first: bodies hold pay passwords, which a plain hash would
 * tell. Of who works in some warehouses also in which: within others an answer of before is not theirs.
 */
export const fingerprintsOf = ({ staff }: KnownCtx, route: string, body: string) => {
  const limits = staff?.grants.filter(({ scope }) => scope !== null).map(({ roleId, scope }) => [roleId, scope]) ?? [];
  return keyedHashes('idempotency', [route, ...(limits.length > 0 ? [JSON.stringify(limits)] : []), body].join('\n'));
};

/** Whose keys these are: a shopper's, those of a member of staff or of a program of theirs, whose ids are never the same. */
export const claimantOf = (ctx: KnownCtx) => ({
  tenantId: ctx.tenant.id,
  shopperId: ctx.staff ? (ctx.staff.key?.id ?? ctx.staff.staffId) : ctx.user.shopperId,
});

/**
 * The row of one caller's key. Every write names the hold that it comes from by its `takenAt`: a runner that was given
 * up for dead and comes back changes nothing, and its transaction must not commit.
 */
export const claimRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }, key: string) => {
  const row = { ...owner, key };
  const writeIn = async (takenAt: Date, change: object): Promise<boolean> => {
    const ours = [eq(idempotency.tenantId, owner.tenantId), eq(idempotency.shopperId, owner.shopperId)];
    const held = and(...ours, eq(idempotency.key, key), unanswered, eq(idempotency.takenAt, takenAt));
    const rows = await tx.update(idempotency).set(change).where(held).returning({ key: idempotency.key });
    return rows.length === 1;
  };
  return {
    /** @param fingerprints under each key of the server's, newest first. Takes a key that is new, that nobody works on, or whose runner has been silent since `abandonedBefore`. */
    async take(fingerprints: string[], takenAt: Date, abandonedBefore: Date): Promise<ClaimRow | undefined> {
      const [fingerprint = ''] = fingerprints;
      const accepted = JSON.stringify(fingerprints);
      const [taken] = await takeKey(tx, { ...row, fingerprint, accepted, takenAt, abandonedBefore });
      return taken;
    },
    /** The row of a key that nobody has taken yet. */
    async reserve([fingerprint = '']: string[], createdAt: Date): Promise<void> {
      await tx
        .insert(idempotency)
        .values({ ...row, fingerprint, createdAt })
        .onConflictDoNothing();
    },
    async find(): Promise<ClaimRow | undefined> {
      const [found] = await findKey(tx, row);
      return found;
    },
    /** @returns whether the hold was still good, like the next three */
    async keep(takenAt: Date, status: number, response: unknown): Promise<boolean> {
      const rows = await keepAnswer(tx, { ...row, takenAt, status, response: JSON.stringify(response) });
      return rows.length === 1;
    },
    finish: (takenAt: Date, progress: Record<string, string>) => writeIn(takenAt, { status: 200, progress }),
    note: (takenAt: Date, progress: Record<string, string>) =>
      writeIn(takenAt, { progress: sql`${idempotency.progress} || ${JSON.stringify(progress)}::jsonb` }),
    release: (takenAt: Date) => writeIn(takenAt, { takenAt: null }),
  };
};
