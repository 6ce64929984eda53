import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { PackingView } from '../../../contract/packing-desk';
import type { ReadCode } from '../../../contract/scan-code';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { staff } from '../../db/schema/staff';
import { transitOrder } from '../../db/schema/transit';
import { leaseRepo, type Term } from '../../kernel/lease.repo';
import type { TransitRow } from './transit.repo';

interface Page {
  limit: number;
  after?: { movedAt: Date; id: string } | undefined;
}
export interface PackingFilter {
  view: PackingView;
  keyword?: string | undefined;
}
export type PackingRow = TransitRow & { shopperName: string; claimedName: string | null };

// written out, as the partial index has them
const isHere = sql`${transitOrder.status} in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID')`;
const isHeld = sql`'AWAITING_TOPUP' = any(${transitOrder.holds})`;
const isGoingOn = sql`${transitOrder.heldAt} is null`;
const toPack = sql`((${transitOrder.status} = 'SUBMITTED' and ${transitOrder.mode} <> 'PAY_FIRST') or (${transitOrder.status} = 'PAID' and ${transitOrder.mode} = 'PAY_FIRST')) and ${isGoingOn}`;
const VIEWS: Record<Exclude<PackingView, 'mine' | 'late'>, SQL> = {
  toPack,
  packing: sql`${transitOrder.status} = 'PACKING' and ${isGoingOn} and ${transitOrder.askedUntil} is null`,
  atShopper: sql`((${transitOrder.status} = 'PACKING' and ${transitOrder.askedUntil} is not null) or (${transitOrder.status} = 'PENDING_PAYMENT' and ${transitOrder.invoice} is not null) or (${transitOrder.status} = 'WEIGHED' and ${isHeld}))`,
  toSend: sql`((${transitOrder.status} = 'PAID' and ${transitOrder.mode} <> 'PAY_FIRST') or (${transitOrder.status} = 'WEIGHED' and ${transitOrder.mode} = 'PAY_FIRST' and not ${isHeld})) and ${isGoingOn}`,
  held: sql`${transitOrder.heldAt} is not null`,
};
const late = (now: Date) =>
  and(toPack, lte(transitOrder.movedAt, new Date(now.getTime() - LIMITS.packHours * 3_600_000)));

/** Shipments of the whole shop, for one of those who pack. */
export const packingDeskRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const lease = leaseRepo(tx, transitOrder, { tenantId, staffId }, isHere);
  const inView = (view: PackingView, now: Date) => {
    if (view === 'mine') return and(eq(transitOrder.claimedBy, staffId), gt(transitOrder.claimedUntil, now));
    return view === 'late' ? late(now) : VIEWS[view];
  };
  const isNamed = (keyword?: string) => (keyword ? eq(transitOrder.orderNo, keyword.toUpperCase()) : undefined);
  const ofShop = and(eq(transitOrder.tenantId, tenantId), isHere);
  const matching = ({ view, keyword }: PackingFilter, now: Date) => and(ofShop, inView(view, now), isNamed(keyword));
  const select = () =>
    tx
      .select({ order: transitOrder, shopperName: shopper.name, claimedName: staff.name })
      .from(transitOrder)
      .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, transitOrder.shopperId)))
      .leftJoin(staff, and(eq(staff.tenantId, tenantId), eq(staff.id, transitOrder.claimedBy)));
  return {
    claim: lease.claim,
    release: lease.release,
    async find(id: string): Promise<PackingRow | undefined> {
      const [found] = await select().where(and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, id)));
      return found && { ...found.order, shopperName: found.shopperName, claimedName: found.claimedName };
    },
    async findAll(ids: string[]): Promise<PackingRow[]> {
      const rows = await select().where(and(eq(transitOrder.tenantId, tenantId), inArray(transitOrder.id, ids)));
      return rows.map(({ order, ...names }) => ({ ...order, ...names }));
    },
    /** One more than asked for, where there is more. What is named is found in whichever view it is. */
    async list(filter: PackingFilter, { limit, after }: Page, now: Date): Promise<PackingRow[]> {
      const beyond =
        after &&
        sql`(${transitOrder.movedAt}, ${transitOrder.id}) > (${after.movedAt.toISOString()}::timestamptz, ${after.id})`;
      const rows = await select()
        .where(and(filter.keyword ? and(ofShop, isNamed(filter.keyword)) : matching(filter, now), beyond))
        .orderBy(asc(transitOrder.movedAt), asc(transitOrder.id))
        .limit(limit + 1);
      return rows.map(({ order, ...names }) => ({ ...order, ...names }));
    },
    async count(filter: PackingFilter, most: number, now: Date): Promise<number> {
      const some = tx
        .select({ id: transitOrder.id })
        .from(transitOrder)
        .where(matching(filter, now))
        .limit(most)
        .as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    /** The first ones to be packed that nobody else reaches for at this moment. */
    async lockNext({ now }: Pick<Term, 'now'>): Promise<string | undefined> {
      const isFree = or(isNull(transitOrder.claimedBy), lte(transitOrder.claimedUntil, now));
      const [first] = await tx
        .select({ id: transitOrder.id })
        .from(transitOrder)
        .where(and(matching({ view: 'toPack' }, now), isFree))
        .orderBy(asc(transitOrder.movedAt), asc(transitOrder.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return first?.id;
    },
    /** By its own number, as it stands on its box or its sheet. */
    async idOfNumber(code: string): Promise<string | undefined> {
      const orderNo = code.replace(/^T-/, '').replace(/-\d{1,2}$/, '');
      const [row] = await tx
        .select({ id: transitOrder.id })
        .from(transitOrder)
        .where(and(eq(transitOrder.tenantId, tenantId), inArray(transitOrder.orderNo, [code, orderNo])));
      return row?.id;
    },
    /** By the label of one of its parcels, or a courier's number on it, as long as it is here. */
    async idOfParcel(read: ReadCode): Promise<string | undefined> {
      if (read.kind !== 'PARCEL' && read.kind !== 'NUMBER') return undefined;
      const ofNumber = (number: string) =>
        tx
          .select({ id: parcelNumber.parcelId })
          .from(parcelNumber)
          .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.number, number)));
      const named =
        read.kind === 'PARCEL' ? eq(parcel.parcelNo, read.parcelNo) : inArray(parcel.id, ofNumber(read.number));
      const rows = await tx
        .selectDistinct({ id: transitOrder.id })
        .from(parcel)
        .innerJoin(transitOrder, and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, parcel.transitOrderId)))
        .where(and(eq(parcel.tenantId, tenantId), named, isHere));
      const [row, other] = rows;
      return other ? undefined : row?.id;
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
