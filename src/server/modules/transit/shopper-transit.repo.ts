import { and, desc, eq, ilike, inArray, not, or, sql } from 'drizzle-orm';
import type { TransitStatus } from '../../../contract/transit';
import { TRANSITS_IN, type TransitGroup } from '../../../contract/transit.enums';
import type { Owner, Tx } from '../../db/database';
import { declarationLine } from '../../db/schema/declaration';
import { transitOrder } from '../../db/schema/transit';
import { transitParcel, type ShippedContents } from '../../db/schema/transit-parcel';
import { containing } from '../../kernel/containing';
import type { DeclarationRow, TransitRow } from './transit.repo';

export type NewTransit = Omit<typeof transitOrder.$inferInsert, 'tenantId' | 'shopperId'>;
export type NewDeclaration = Omit<DeclarationRow, 'tenantId' | 'transitOrderId' | 'revision' | 'position'>;
interface NewContents {
  parcels: { parcelId: string; storedDays: number; contents: ShippedContents }[];
  declaration: NewDeclaration[];
}
export interface TransitFilter {
  /** Any of these. */
  statuses?: readonly TransitStatus[];
  /** As its shopper sees it: of what a difference or a fee is due is to be paid, whatever its state. */
  group?: TransitGroup;
  /** Part of an order number, of a receiver's name or city. */
  keyword?: string;
}

const OPEN: readonly TransitStatus[] = [...TRANSITS_IN.toPay, ...TRANSITS_IN.preparing];
/** As `isAwaitingMoney` of the rules. */
const isDue = sql`(${transitOrder.status} = 'PENDING_PAYMENT' or (${transitOrder.status} = 'WEIGHED' and 'AWAITING_TOPUP' = any(${transitOrder.holds})) or 'AWAITING_FEE' = any(${transitOrder.holds}))`;

function standsIn(group: TransitGroup) {
  if (group === 'toPay') return and(inArray(transitOrder.status, OPEN), isDue);
  const inStates = inArray(transitOrder.status, TRANSITS_IN[group]);
  return group === 'preparing' ? and(inStates, not(isDue)) : inStates;
}

/** Transit orders of one shopper. */
export const shopperTransitRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.shopperId, shopperId));
  const matching = (keyword: string | undefined) => {
    if (!keyword) return mine;
    const pattern = containing(keyword);
    const receiver = sql`${transitOrder.address} ->> 'receiverName'`;
    return and(mine, or(ilike(transitOrder.orderNo, pattern), ilike(receiver, pattern)));
  };
  return {
    async insert(order: NewTransit, { parcels, declaration }: NewContents): Promise<TransitRow> {
      const transitOrderId = order.id;
      const [row] = await tx
        .insert(transitOrder)
        .values({ ...order, tenantId, shopperId })
        .returning();
      await tx.insert(transitParcel).values(parcels.map((parcel) => ({ ...parcel, tenantId, transitOrderId })));
      const lines = declaration.map((line, position) => ({ ...line, tenantId, transitOrderId, position }));
      if (lines.length > 0) await tx.insert(declarationLine).values(lines);
      return row as TransitRow;
    },
    async find(id: string): Promise<TransitRow | undefined> {
      const [row] = await tx
        .select()
        .from(transitOrder)
        .where(and(mine, eq(transitOrder.id, id)));
      return row;
    },
    /** Newest first. */
    list: (
      { statuses, group, keyword }: TransitFilter,
      page: { pageNo: number; pageSize: number },
    ): Promise<TransitRow[]> =>
      tx
        .select()
        .from(transitOrder)
        .where(and(matching(keyword), statuses && inArray(transitOrder.status, statuses), group && standsIn(group)))
        .orderBy(desc(transitOrder.createdAt), desc(transitOrder.id))
        .limit(page.pageSize)
        .offset((page.pageNo - 1) * page.pageSize),
    /** By state, and how many of those that are prepared wait for a difference or a fee. */
    async countByStatus({ keyword }: Pick<TransitFilter, 'keyword'>) {
      const rows = await tx
        .select({
          status: transitOrder.status,
          count: sql<number>`count(*)::int`,
          due: sql<number>`(count(*) filter (where ${isDue}))::int`,
        })
        .from(transitOrder)
        .where(matching(keyword))
        .groupBy(transitOrder.status);
      const isPrepared = (status: TransitStatus) => TRANSITS_IN.preparing.some((each) => each === status);
      return {
        counts: Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Record<string, number>,
        dueBesides: rows.reduce((sum, { status, due }) => sum + (isPrepared(status) ? due : 0), 0),
      };
    },
  };
};
