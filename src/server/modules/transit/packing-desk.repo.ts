import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PackingView } from '../../../contract/packing-desk';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { transitOrder } from '../../db/schema/transit';
import type { TransitRow } from './transit.repo';

interface Page {
  limit: number;
  after?: { movedAt: Date; id: string } | undefined;
}
export interface PackingFilter {
  view: PackingView;
  keyword?: string | undefined;
}
export type PackingRow = TransitRow & { shopperName: string };

// written out, as the partial index has them
const isHere = sql`${transitOrder.status} in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID')`;
const isHeld = sql`'AWAITING_TOPUP' = any(${transitOrder.holds})`;
const VIEWS: Record<PackingView, SQL> = {
  toPack: sql`((${transitOrder.status} = 'SUBMITTED' and ${transitOrder.mode} <> 'PAY_FIRST') or (${transitOrder.status} = 'PAID' and ${transitOrder.mode} = 'PAY_FIRST'))`,
  packing: sql`${transitOrder.status} = 'PACKING'`,
  atShopper: sql`((${transitOrder.status} = 'PENDING_PAYMENT' and ${transitOrder.invoice} is not null) or (${transitOrder.status} = 'WEIGHED' and ${isHeld}))`,
  toSend: sql`((${transitOrder.status} = 'PAID' and ${transitOrder.mode} <> 'PAY_FIRST') or (${transitOrder.status} = 'WEIGHED' and ${transitOrder.mode} = 'PAY_FIRST' and not ${isHeld}))`,
};

/** Shipments of the whole shop, for one of those who pack. */
export const packingDeskRepo = (tx: Tx, { tenantId }: StaffScope) => {
  const matching = ({ view, keyword }: PackingFilter) =>
    and(
      eq(transitOrder.tenantId, tenantId),
      isHere,
      VIEWS[view],
      keyword ? eq(transitOrder.orderNo, keyword.toUpperCase()) : undefined,
    );
  const select = () =>
    tx
      .select({ order: transitOrder, shopperName: shopper.name })
      .from(transitOrder)
      .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, transitOrder.shopperId)));
  return {
    async find(id: string): Promise<PackingRow | undefined> {
      const [found] = await select().where(and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, id)));
      return found && { ...found.order, shopperName: found.shopperName };
    },
    /** One more than asked for, where there is more. */
    async list(filter: PackingFilter, { limit, after }: Page): Promise<PackingRow[]> {
      const beyond =
        after &&
        sql`(${transitOrder.movedAt}, ${transitOrder.id}) > (${after.movedAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(matching(filter), beyond))
        .orderBy(asc(transitOrder.movedAt), asc(transitOrder.id))
        .limit(limit + 1);
      return rows.map(({ order, shopperName }) => ({ ...order, shopperName }));
    },
    async count(filter: PackingFilter, most: number): Promise<number> {
      const some = tx.select({ id: transitOrder.id }).from(transitOrder).where(matching(filter)).limit(most).as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    /** The first ones to be packed that nobody else reaches for at this moment. */
    async lockNext(): Promise<string | undefined> {
      const [first] = await tx
        .select({ id: transitOrder.id })
        .from(transitOrder)
        .where(matching({ view: 'toPack' }))
        .orderBy(asc(transitOrder.movedAt), asc(transitOrder.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return first?.id;
    },
    /** What they hold, shelf by shelf. */
    async parcelsOf(transitOrderIds: string[]) {
      if (transitOrderIds.length === 0) return [];
      return tx
        .select()
        .from(parcel)
        .where(and(eq(parcel.tenantId, tenantId), inArray(parcel.transitOrderId, transitOrderIds)))
        .orderBy(asc(parcel.location), asc(parcel.parcelNo));
    },
    async contentsOf(parcelIds: string[]) {
      if (parcelIds.length === 0) return { items: [], numbers: [] };
      const of = (table: typeof parcelItem | typeof parcelNumber) =>
        and(eq(table.tenantId, tenantId), inArray(table.parcelId, parcelIds));
      const items = await tx.select().from(parcelItem).where(of(parcelItem)).orderBy(asc(parcelItem.position));
      const numbers = await tx.select().from(parcelNumber).where(of(parcelNumber)).orderBy(asc(parcelNumber.number));
      return { items, numbers };
    },
  };
};
