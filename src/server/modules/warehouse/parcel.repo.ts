import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { IN_STORE, parcel, parcelEvent } from '../../db/schema/parcel';
import type { ParcelFacts } from '../../db/schema/parcel-facts';
import { AppError } from '../../kernel/app-error';
import type { DueRows } from '../../kernel/work-claim.repo';
import { newId } from '../../kernel/tokens';
import type { Actor, ParcelMove } from './parcel.rules';

export type ParcelRow = typeof parcel.$inferSelect;
export type NewParcel = Omit<typeof parcel.$inferInsert, 'tenantId'>;
type Kept = 'tenantId' | 'id' | 'parcelNo' | 'status' | 'version' | 'movedAt' | 'createdAt' | 'transitOrderId';
export type ParcelChange = Partial<Omit<ParcelRow, Kept>>;

/** Who does it, and when. */
export interface Deed {
  actor: Actor;
  at: Date;
  facts?: ParcelFacts;
}

const isIn = (states: ParcelStatus[]) => inArray(parcel.status, states);

/** The warehouse's side of a shop, whoever stands in it: desks, played staff, jobs. */
export const parcelRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const one = (id: string) => and(eq(parcel.tenantId, tenantId), eq(parcel.id, id));
  const addEvents = async (parcelIds: string[], status: ParcelStatus, { actor, at, facts = {} }: Deed) => {
    const event = { tenantId, status, actorKind: actor.kind, actorId: actor.id, facts, at };
    await tx.insert(parcelEvent).values(parcelIds.map((parcelId) => ({ ...event, id: newId(), parcelId })));
  };
  return {
    async insert(row: Omit<NewParcel, 'movedAt'>, deed: Deed): Promise<void> {
      await tx.insert(parcel).values({ ...row, tenantId, movedAt: deed.at, createdAt: deed.at });
      await addEvents([row.id], row.status, deed);
    },
    async find(id: string): Promise<ParcelRow | undefined> {
      const [row] = await tx.select().from(parcel).where(one(id));
      return row;
    },
    /** The same, which stands still for others until this transaction ends. */
    async lock(id: string): Promise<ParcelRow | undefined> {
      const [row] = await tx.select().from(parcel).where(one(id)).for('no key update');
      return row;
    },
    /** @returns the number of the next parcel that is made of this one, which is locked */
    async nextPartNo(parcelNo: string): Promise<string> {
      for (let part = 1; ; part += 1) {
        const partNo = `${parcelNo}-${part}`;
        const isTaken = await tx.$count(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.parcelNo, partNo)));
        if (isTaken === 0) return partNo;
      }
    },
    /** What has happened to one part of a parcel has happened to the other. */
    async copyEvents(from: string, to: string): Promise<void> {
      const before = await tx
        .select()
        .from(parcelEvent)
        .where(and(eq(parcelEvent.tenantId, tenantId), eq(parcelEvent.parcelId, from)));
      const same = before.map((event) => ({ ...event, id: newId(), parcelId: to }));
      if (same.length > 0) await tx.insert(parcelEvent).values(same);
    },
    /** It came to nothing else, but this was said of it. */
    note: (id: string, status: ParcelStatus, deed: Deed): Promise<void> => addEvents([id], status, deed),
    /** What is written to it besides. @returns whether it stood at `status` */
    async change(id: string, status: ParcelStatus, change: ParcelChange): Promise<boolean> {
      const rows = await tx
        .update(parcel)
        .set({ ...change, version: sql`${parcel.version} + 1` })
        .where(and(one(id), eq(parcel.status, status)))
        .returning({ id: parcel.id });
      return rows.length === 1;
    },
    /** The conditional update that a parcel's change of state goes through, with its event. @returns whether it still stood at `from` */
    async move(id: string, { from, to }: ParcelMove, deed: Deed, change: ParcelChange = {}): Promise<boolean> {
      const rows = await tx
        .update(parcel)
        .set({ ...change, status: to, movedAt: deed.at, version: sql`${parcel.version} + 1` })
        .where(and(one(id), eq(parcel.status, from)))
        .returning({ id: parcel.id });
      if (rows.length > 0) await addEvents([id], to, deed);
      return rows.length === 1;
    },
  };
};

/** In store, of all shops, whose storage is to be looked at. */
export const storedParcels = (now: Date): DueRows => ({
  table: parcel,
  where: sql`${sql.raw(IN_STORE)} and ${parcel.storageAt} <= ${now.toISOString()}::timestamptz`,
  oldest: parcel.storageAt,
});

interface Hold extends Deed {
  transitOrderId: string;
}

/**
 * Takes the shopper's parcels for a transit order, all or none, by one statement; storage stands still from then on.
 * @throws AppError PARCEL_NOT_FREE with the ids of those that are another's, taken, or not in store
 */
export async function lockParcels(tx: Tx, { tenantId, shopperId }: Owner, ids: string[], hold: Hold): Promise<void> {
  const mine = and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, shopperId), inArray(parcel.id, ids));
  const set = { transitOrderId: hold.transitOrderId, pausedAt: hold.at, storageAt: null };
  const taken = await moveAll(tx, tenantId, and(mine, isIn(['STOCKED_IN'])), 'LOCKED', hold, set);
  const missing = ids.filter((id) => !taken.includes(id));
  if (missing.length > 0) throw new AppError('PARCEL_NOT_FREE', { data: { parcelIds: missing } });
}

/** What a transit order has locked is in its boxes. @returns which */
export const packParcels = (tx: Tx, tenantId: string, hold: Hold): Promise<string[]> =>
  moveAll(tx, tenantId, heldBy(tenantId, hold, ['LOCKED']), 'PACKED', hold, {});

/** What it has packed was handed over. @returns which */
export const sendParcels = (tx: Tx, tenantId: string, hold: Hold): Promise<string[]> =>
  moveAll(tx, tenantId, heldBy(tenantId, hold, ['PACKED']), 'OUTBOUND', hold, {});

/** The same of some of its parcels, before they are in its boxes. @returns which */
export const leaveOutParcels = (tx: Tx, tenantId: string, ids: string[], hold: Hold): Promise<string[]> => {
  const change = { ...goingOn(hold.at), transitOrderId: null, storageAt: hold.at };
  const some = and(heldBy(tenantId, hold, ['LOCKED']), inArray(parcel.id, ids));
  return moveAll(tx, tenantId, some, 'STOCKED_IN', hold, change);
};

/**
 * Gives back to the store what a transit order holds; the days for which storage stood still are no days of storage, so
 * it is free for as many days more. @returns which
 */
export const releaseParcels = (tx: Tx, tenantId: string, hold: Hold): Promise<string[]> => {
  const change = { ...goingOn(hold.at), transitOrderId: null, storageAt: hold.at };
  return moveAll(tx, tenantId, heldBy(tenantId, hold, ['LOCKED', 'PACKED']), 'STOCKED_IN', hold, change);
};

/** The same of what it had sent, and what came back: where it lies is written when it is shelved. @returns which */
export const takeBackParcels = (tx: Tx, tenantId: string, hold: Hold): Promise<string[]> => {
  const change = { ...goingOn(hold.at), transitOrderId: null, storageAt: hold.at, location: '' };
  return moveAll(tx, tenantId, heldBy(tenantId, hold, ['OUTBOUND']), 'STOCKED_IN', hold, change);
};

type Pause = Pick<Hold, 'transitOrderId' | 'at'>;

/**
 * What a transit order holds waits for its shopper's money: storage goes on, or whoever never pays would store for nothing.
 * The clock gives it the holidays that came into the calendar meanwhile.
 */
export const resumeStorage = (tx: Tx, tenantId: string, pause: Pause): Promise<void> =>
  changeHeld(tx, tenantId, pause, { ...goingOn(pause.at), storageAt: pause.at });

/** The shop is at work on it again: storage stands still. */
export const pauseStorage = (tx: Tx, tenantId: string, pause: Pause): Promise<void> =>
  changeHeld(tx, tenantId, pause, {
    pausedAt: sql`coalesce(${parcel.pausedAt}, ${pause.at.toISOString()}::timestamptz)`,
  });

/** Where storage stood still, it ends at `at`; holidays in between did not count without that. */
function goingOn(at: Date): Change {
  const { freeUntil, holidays } = parcel;
  const dayOf = (time: SQL) => sql`((${time} at time zone 'UTC') + ${parcel.dayOffset} * interval '1 minute')::date`;
  const [since, today] = [dayOf(sql`${parcel.pausedAt}`), dayOf(sql`${at.toISOString()}::timestamptz`)];
  const rested = sql`(select count(*)::int from unnest(${holidays}) h where h::date > ${since} and h::date <= ${today})`;
  const held = sql`coalesce(${today} - ${since} - ${rested}, 0)`;
  const counted = sql`select n from generate_series(1, ${held} + cardinality(${holidays}) + 1) n
    where to_char(${freeUntil} + n, 'YYYY-MM-DD') <> all(${holidays}) order by n offset ${held} limit 1`;
  return {
    pausedAt: null,
    pausedDays: sql`${parcel.pausedDays} + ${held}`,
    // as rest-days.ts has it: the day before the next one that counts
    freeUntil: sql`${freeUntil} + (${counted}) - 1`,
  };
}

async function changeHeld(tx: Tx, tenantId: string, { transitOrderId }: Pause, change: Change): Promise<void> {
  await tx
    .update(parcel)
    .set({ ...change, version: sql`${parcel.version} + 1` })
    .where(heldBy(tenantId, { transitOrderId }, ['LOCKED', 'PACKED']));
}

const heldBy = (tenantId: string, { transitOrderId }: Pick<Hold, 'transitOrderId'>, states: ParcelStatus[]) =>
  and(eq(parcel.tenantId, tenantId), eq(parcel.transitOrderId, transitOrderId), isIn(states));

type Change = { [Column in keyof ParcelRow]?: ParcelRow[Column] | SQL };

async function moveAll(
  tx: Tx,
  tenantId: string,
  where: SQL | undefined,
  to: ParcelStatus,
  { actor, at, facts = {}, transitOrderId }: Hold,
  change: Change,
): Promise<string[]> {
  const set = { ...change, status: to, movedAt: at, version: sql`${parcel.version} + 1` };
  const moved = await tx.update(parcel).set(set).where(where).returning({ id: parcel.id });
  const event = { tenantId, status: to, actorKind: actor.kind, actorId: actor.id, at };
  const events = moved.map(({ id }) => ({ ...event, id: newId(), parcelId: id, facts: { ...facts, transitOrderId } }));
  if (events.length > 0) await tx.insert(parcelEvent).values(events);
  return moved.map(({ id }) => id);
}
