import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { WayView } from '../../../contract/way-desk';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { refund } from '../../db/schema/refund';
import { transitBox, transitOrder } from '../../db/schema/transit';
import type { TransitRow } from './transit.repo';

export type WayRow = TransitRow & { shopperName: string };
interface Page {
  limit: number;
  after?: { at: Date; id: string } | undefined;
}
export interface WayFilter {
  view: WayView;
  keyword?: string | undefined;
  now: Date;
}

/** So long nothing has moved that somebody asks its carrier. */
export const QUIET_DAYS = 10;

// written out, as the partial indexes have them
const isOnWay = sql`${transitOrder.status} in ('OUTBOUND', 'SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP')`;
const isAside = sql`${transitOrder.status} in ('CUSTOMS', 'RETURNED', 'LOST', 'SEIZED')`;
const isLate = sql`${transitOrder.promisedAt} is not null and (${isOnWay} or (${transitOrder.status} = 'DELIVERED' and ${transitOrder.movedAt} > ${transitOrder.promisedAt}))`;
const hasLeft = sql`${transitOrder.status} not in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID', 'CLOSED')`;
const aside = (status: TransitRow['status']) => and(isAside, eq(transitOrder.status, status));

const VIEWS: Record<Exclude<WayView, 'claims'>, (now: Date) => SQL | undefined> = {
  exceptions: () => and(sql`${transitOrder.holds} <> '{}'`, isOnWay),
  noMovement: (now) =>
    and(
      isOnWay,
      sql`${transitOrder.movedAt} < ${now.toISOString()}::timestamptz - interval '${sql.raw(String(QUIET_DAYS))} days'`,
    ),
  customs: () => aside('CUSTOMS'),
  late: (now) => and(isLate, sql`${transitOrder.promisedAt} < ${now.toISOString()}::timestamptz`),
  returned: () => aside('RETURNED'),
  lost: () => aside('LOST'),
  seized: () => aside('SEIZED'),
  onWay: () => isOnWay,
};
const isAsked = sql`${refund.status} in ('REQUESTED', 'SELLER_CONTACT')`;
// what the index of claims says, which holds the few that there ever were
const isClaim = sql`${refund.cause} in ('INSURED', 'LOST') and ${refund.status} in ('REQUESTED', 'SELLER_CONTACT', 'APPROVED', 'RETURNING', 'REFUNDED')`;

/** Of the line or of the last stretch; each has an index of those that are said, which no parameter would prove. */
const isNumbered = (no: string) =>
  or(
    and(eq(transitBox.trackingNo, no), sql`${transitBox.trackingNo} <> ''`),
    and(eq(transitBox.localTrackingNo, no), sql`${transitBox.localTrackingNo} <> ''`),
  );

/** Shipments of the whole shop that have left. */
export const wayDeskRepo = (tx: Tx, { tenantId }: StaffScope) => {
  const matching = ({ view, keyword, now }: WayFilter & { view: Exclude<WayView, 'claims'> }) =>
    and(eq(transitOrder.tenantId, tenantId), VIEWS[view](now), keyword ? isNamed(keyword) : undefined);
  /** What is named is found in whichever view it is, and where it has arrived in none. */
  const named = async (keyword: string) => {
    const no = keyword.toUpperCase();
    // before the shipments, which are then found by an index each
    const boxes = await tx
      .select({ id: transitBox.transitOrderId })
      .from(transitBox)
      .where(and(eq(transitBox.tenantId, tenantId), isNumbered(no)));
    const isOne = or(eq(transitOrder.orderNo, no), inArray(transitOrder.id, boxes.map(({ id }) => id))); // prettier-ignore
    return and(eq(transitOrder.tenantId, tenantId), hasLeft, isOne);
  };
  const isNamed = (keyword: string) =>
    or(
      eq(transitOrder.orderNo, keyword.toUpperCase()),
      inArray(
        transitOrder.id,
        tx
          .select({ id: transitBox.transitOrderId })
          .from(transitBox)
          .where(and(eq(transitBox.tenantId, tenantId), isNumbered(keyword.toUpperCase()))),
      ),
    );
  const isOfRefund = and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, refund.orderId));
  const isClaimed = (keyword?: string) =>
    and(
      eq(refund.tenantId, tenantId),
      isClaim,
      isAsked,
      keyword ? eq(refund.orderNo, keyword.toUpperCase()) : undefined,
    );
  const select = () =>
    tx
      .select({ order: transitOrder, shopperName: shopper.name })
      .from(transitOrder)
      .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, transitOrder.shopperId)));
  const rowsOf = (rows: { order: TransitRow; shopperName: string }[]): WayRow[] =>
    rows.map(({ order, shopperName }) => ({ ...order, shopperName }));
  return {
    async find(id: string): Promise<WayRow | undefined> {
      const [row] = rowsOf(await select().where(and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, id))));
      return row;
    },
    /** One more than asked for, where there is more; each with what it is listed by: a claim by itself. */
    async list({ view, keyword, now }: WayFilter, { limit, after }: Page): Promise<{ row: WayRow; at: Date; key: string }[]> {
      const beyond = (by: typeof transitOrder.movedAt | typeof transitOrder.promisedAt, id: typeof transitOrder.id) =>
        after && sql`(${by}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`;
      if (view === 'claims') {
        const past = after && sql`(${refund.createdAt}, ${refund.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`;
        const rows = await tx
          .select({ order: transitOrder, shopperName: shopper.name, at: refund.createdAt, key: refund.id })
          .from(refund)
          .innerJoin(transitOrder, isOfRefund)
          .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, transitOrder.shopperId)))
          .where(and(isClaimed(keyword), past))
          .orderBy(asc(refund.createdAt), asc(refund.id))
          .limit(limit + 1);
        return rows.map(({ order, shopperName, at, key }) => ({ row: { ...order, shopperName }, at, key }));
      }
      const where = keyword ? await named(keyword) : matching({ view, now });
      const by = view === 'late' && !keyword ? transitOrder.promisedAt : transitOrder.movedAt;
      const rows = rowsOf(
        await select()
          .where(and(where, beyond(by, transitOrder.id)))
          .orderBy(asc(by), asc(transitOrder.id))
          .limit(limit + 1),
      );
      return rows.map((row) => ({ row, at: (view === 'late' && !keyword ? row.promisedAt : row.movedAt) ?? row.movedAt, key: row.id }));
    },
    async count({ view, keyword, now }: WayFilter, most: number): Promise<number> {
      const some =
        view === 'claims'
          ? tx.select({ id: refund.id }).from(refund).innerJoin(transitOrder, isOfRefund).where(isClaimed(keyword)).limit(most).as('some')
          : tx.select({ id: transitOrder.id }).from(transitOrder).where(matching({ view, keyword, now })).limit(most).as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    /** The first promise from now on of what is on its way. */
    async nextPromised(now: Date): Promise<Date | null> {
      const [row] = await tx
        .select({ at: transitOrder.promisedAt })
        .from(transitOrder)
        .where(and(eq(transitOrder.tenantId, tenantId), isLate, isOnWay, gt(transitOrder.promisedAt, now)))
        .orderBy(asc(transitOrder.promisedAt))
        .limit(1);
      return row?.at ?? null;
    },
    /** What was claimed for a shipment, the newest first. */
    claimsOf: ({ id, orderNo }: Pick<TransitRow, 'id' | 'orderNo'>) =>
      tx
        .select()
        .from(refund)
        .where(and(eq(refund.tenantId, tenantId), eq(refund.orderNo, orderNo), eq(refund.orderId, id), inArray(refund.cause, ['INSURED', 'LOST'])))
        .orderBy(desc(refund.createdAt), desc(refund.id))
        .limit(20),
  };
}; // prettier-ignore
