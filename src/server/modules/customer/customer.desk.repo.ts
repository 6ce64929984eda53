import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { session, shopper } from '../../db/schema/account';
import { customerNote } from '../../db/schema/customer';
import { staff } from '../../db/schema/staff';
import { userWarehouse } from '../../db/schema/warehouse';

export type ShopperRow = typeof shopper.$inferSelect;
export const MOST_FOUND = 100;
const MOST_NOTES = 100;

/** Everybody who buys at the shop, for its staff. */
export const customerDeskRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const ofShop = eq(shopper.tenantId, tenantId);
  const newestFirst = [desc(shopper.createdAt), desc(shopper.id)];
  return {
    /** One more than asked for, where there is more. */
    list: (limit: number, after?: { createdAt: Date; id: string }): Promise<ShopperRow[]> => {
      const beyond: SQL | undefined =
        after &&
        sql`(${shopper.createdAt}, ${shopper.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
      return tx
        .select()
        .from(shopper)
        .where(and(ofShop, beyond))
        .orderBy(...newestFirst)
        .limit(limit + 1);
    },
    among: async (ids: string[]): Promise<ShopperRow[]> =>
      ids.length === 0
        ? []
        : tx
            .select()
            .from(shopper)
            .where(and(ofShop, inArray(shopper.id, ids)))
            .orderBy(...newestFirst),
    async find(id: string): Promise<ShopperRow | undefined> {
      const [row] = await tx
        .select()
        .from(shopper)
        .where(and(ofShop, eq(shopper.id, id)));
      return row;
    },
    /** What is written on their parcels, by shopper. */
    async codesOf(ids: string[]): Promise<Map<string, string[]>> {
      if (ids.length === 0) return new Map();
      const { shopperId, code } = userWarehouse;
      const rows = await tx
        .select({ shopperId, code })
        .from(userWarehouse)
        .where(and(eq(userWarehouse.tenantId, tenantId), inArray(shopperId, ids)))
        .orderBy(asc(code));
      return codesBy(rows);
    },
    /** Of the sessions that are open: how many, and when one was seen last. */
    async sessionsOf(shopperId: string, now: Date) {
      const [row] = await tx
        .select({ count: sql<number>`count(*)::int`, lastSeenAt: sql<string | null>`max(${session.lastSeenAt})` })
        .from(session)
        .where(
          and(
            eq(session.tenantId, tenantId),
            eq(session.shopperId, shopperId),
            isNull(session.revokedAt),
            gt(session.expiresAt, now),
          ),
        );
      return { count: row?.count ?? 0, lastSeenAt: row?.lastSeenAt ? new Date(row.lastSeenAt) : null };
    },
    notesOf: (shopperId: string) =>
      tx
        .select({ id: customerNote.id, at: customerNote.createdAt, text: customerNote.text, staffName: staff.name })
        .from(customerNote)
        .leftJoin(staff, and(eq(staff.tenantId, customerNote.tenantId), eq(staff.id, customerNote.staffId)))
        .where(and(eq(customerNote.tenantId, tenantId), eq(customerNote.shopperId, shopperId)))
        .orderBy(desc(customerNote.createdAt), desc(customerNote.id))
        .limit(MOST_NOTES),
    async insertNote(row: { id: string; shopperId: string; text: string; createdAt: Date }): Promise<void> {
      await tx.insert(customerNote).values({ tenantId, staffId, ...row });
    },
  };
};

const codesBy = (rows: { shopperId: string; code: string }[]) => {
  const codes = new Map<string, string[]>();
  for (const { shopperId, code } of rows) codes.set(shopperId, [...(codes.get(shopperId) ?? []), code]);
  return codes;
};
