import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ParcelView } from '../../../contract/parcel-desk';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { parcel, parcelItem, parcelNumber } from '../../db/schema/parcel';
import { orderItem } from '../../db/schema/shopping';
import { serviceOrder, userWarehouse } from '../../db/schema/warehouse';
import { isQuiet, isUsedBefore } from './doubtful-parcel.repo';
import type { ParcelRow } from './parcel.repo';
import { dayNumber, dayText } from './storage.rules';

interface Page {
  limit: number;
  after?: { movedAt: Date; id: string } | undefined;
}
export interface ParcelFilter {
  view: ParcelView;
  /** Only these, in whatever state. */
  ids?: string[] | undefined;
  warehouseId?: string | undefined;
}
export type QueuedRow = ParcelRow & { shopperName: string; code: string };

/** Of the calendar that most warehouses have. */
export const CHINA_MINUTES = 480;
const MOST_NAMED = 100;

// states written out, as the partial indexes have them
const holding = (tenantId: string, states: SQL) => sql`${parcel.id} in (
  select ${parcelItem.parcelId} from ${orderItem} join ${parcelItem}
    on ${parcelItem.tenantId} = ${orderItem.tenantId} and ${parcelItem.orderItemId} = ${orderItem.id}
  where ${orderItem.tenantId} = ${tenantId} and ${states})`;
const heldBy = (tenantId: string) =>
  holding(tenantId, sql`${orderItem.status} in ('QC_FAILED', 'RETURNING', 'EXCHANGING')`);
const goesBack = (tenantId: string) =>
  holding(
    tenantId,
    sql`${orderItem.status} in ('QC_FAILED', 'RETURNING', 'EXCHANGING') and ${orderItem.status} <> 'QC_FAILED'`,
  );
const isAsked = (tenantId: string) => sql`${parcel.id} in (
  select ${serviceOrder.parcelId} from ${serviceOrder}
  where ${serviceOrder.tenantId} = ${tenantId} and ${serviceOrder.status} = 'REQUESTED')`;
const at = (status: ParcelRow['status']) => eq(parcel.status, status);
const VIEWS: Record<ParcelView, (tenantId: string, now: Date) => SQL | undefined> = {
  expected: () => at('FORECAST'),
  toInspect: () => at('RECEIVED'),
  toShelve: (shop) => and(at('INSPECTED'), sql`not ${heldBy(shop)}`),
  atShopper: (shop) => and(at('INSPECTED'), heldBy(shop), sql`not ${goesBack(shop)}`),
  returns: (shop) => and(at('INSPECTED'), goesBack(shop)),
  tasks: isAsked,
  onShelf: () => at('STOCKED_IN'),
  unclaimed: () => at('UNCLAIMED'),
  doubtful: (_, now) => and(at('FORECAST'), or(isQuiet(now), isUsedBefore)),
  toDispose: (_, now) => and(at('UNCLAIMED'), sql`${parcel.expiresAt} <= ${now.toISOString()}::timestamptz`),
  unpaid: (_, now) =>
    sql`${parcel.status} = 'STOCKED_IN' and ${parcel.keptUntil} is not null and ${parcel.keptUntil} < ${dayText(dayNumber(now, CHINA_MINUTES))}::date`,
};

/** Parcels of the whole shop, for those who work in its warehouses. */
export const parcelDeskRepo = (
  tx: Tx,
  { tenantId, now = new Date() }: Pick<StaffScope, 'tenantId'> & { now?: Date },
) => {
  const among = ({ ids, warehouseId }: Omit<ParcelFilter, 'view'>) =>
    and(
      eq(parcel.tenantId, tenantId),
      ids && inArray(parcel.id, ids),
      warehouseId ? eq(parcel.warehouseId, warehouseId) : undefined,
    );
  const inView = ({ view, ...filter }: ParcelFilter) => and(among(filter), VIEWS[view](tenantId, now));
  const matching = (filter: ParcelFilter) => (filter.ids ? among(filter) : inView(filter));
  return {
    /** One more than asked for, where there is more. */
    async list(filter: ParcelFilter, { limit, after }: Page): Promise<QueuedRow[]> {
      if (filter.ids?.length === 0) return [];
      const beyond =
        after && sql`(${parcel.movedAt}, ${parcel.id}) > (${after.movedAt.toISOString()}::timestamptz, ${after.id})`;
      const owned = and(eq(shopper.tenantId, tenantId), eq(shopper.id, parcel.shopperId));
      const coded = and(
        eq(userWarehouse.tenantId, tenantId),
        eq(userWarehouse.shopperId, parcel.shopperId),
        eq(userWarehouse.warehouseId, parcel.warehouseId),
      );
      const rows = await tx
        .select({ parcel, name: shopper.name, code: userWarehouse.code })
        .from(parcel)
        .leftJoin(shopper, owned)
        .leftJoin(userWarehouse, coded)
        .where(and(matching(filter), beyond))
        .orderBy(asc(parcel.movedAt), asc(parcel.id))
        .limit(limit + 1);
      return rows.map((row) => ({ ...row.parcel, shopperName: row.name ?? '', code: row.code ?? '' }));
    },
    /** Of those in a view, among the ones that are named where some are. */
    async count(filter: ParcelFilter, most: number): Promise<number> {
      if (filter.ids?.length === 0) return 0;
      const some = tx.select({ id: parcel.id }).from(parcel).where(inView(filter)).limit(most).as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    /** By a parcel's own number, a courier's, or the code of a shopper. */
    async named(word: string): Promise<string[]> {
      const own = await tx
        .select({ id: parcel.id })
        .from(parcel)
        .where(and(eq(parcel.tenantId, tenantId), eq(parcel.parcelNo, word)));
      const numbered = await tx
        .select({ id: parcelNumber.parcelId })
        .from(parcelNumber)
        .where(and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.number, word)))
        .limit(MOST_NAMED);
      const coded = await tx
        .select({ id: parcel.id })
        .from(userWarehouse)
        .innerJoin(parcel, and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, userWarehouse.shopperId)))
        .where(and(eq(userWarehouse.tenantId, tenantId), eq(userWarehouse.code, word)))
        .limit(MOST_NAMED);
      return [...own, ...numbered, ...coded].map(({ id }) => id);
    },
    /** Of each the number that it came under first, and what is in it. */
    async glanceAt(parcelIds: string[]) {
      if (parcelIds.length === 0) return { numbers: [], items: [] };
      const numbers = await tx
        .select({ parcelId: parcelNumber.parcelId, number: parcelNumber.number })
        .from(parcelNumber)
        .where(and(eq(parcelNumber.tenantId, tenantId), inArray(parcelNumber.parcelId, parcelIds)))
        .orderBy(asc(parcelNumber.number));
      const { parcelId, orderItemId, title, quantity } = parcelItem;
      const items = await tx
        .select({ parcelId, orderItemId, title, quantity })
        .from(parcelItem)
        .where(and(eq(parcelItem.tenantId, tenantId), inArray(parcelId, parcelIds)))
        .orderBy(asc(parcelItem.position));
      return { numbers, items };
    },
  };
};
