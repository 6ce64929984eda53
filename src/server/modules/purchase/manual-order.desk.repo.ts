import { and, asc, count, desc, eq, gt, ilike, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { ManualOrderStatus } from '../../../contract/purchase';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { manualOrder, manualOrderEvent } from '../../db/schema/manual-order';
import { staff } from '../../db/schema/staff';
import { containing } from '../../kernel/containing';
import { leaseRepo } from '../../kernel/lease.repo';
import type { ManualEventRow, ManualOrderRow } from './manual-order.repo';
import type { ManualMove } from './manual-order.rules';

/** How many requests one page of a search looks through. */
const SEARCHED = 1000;

export interface DeskRow extends ManualOrderRow {
  shopperName: string;
  shopperLanguage: string;
  /** Of who is on it, or was. */
  claimedName: string | null;
}
export interface QueueFilter {
  status: ManualOrderStatus;
  keyword?: string | undefined;
  isMine: boolean;
  limit: number;
  after?: { createdAt: Date; id: string } | undefined;
}
interface Examined {
  id: string;
  createdAt: Date;
}

/** Requests of the whole shop, for one of its people. */
export const manualDeskRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const one = (id: string) => and(eq(manualOrder.tenantId, tenantId), eq(manualOrder.id, id));
  const lease = leaseRepo(
    tx,
    manualOrder,
    { tenantId, staffId },
    inArray(manualOrder.status, ['AWAITING_QUOTE', 'QUOTED']),
  );
  const shopperOf = (email: string) =>
    tx
      .select({ id: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, email.toLowerCase())));
  const select = () =>
    tx
      .select({
        order: manualOrder,
        shopperName: shopper.name,
        shopperLanguage: shopper.language,
        claimedName: staff.name,
      })
      .from(manualOrder)
      .innerJoin(shopper, and(eq(shopper.tenantId, manualOrder.tenantId), eq(shopper.id, manualOrder.shopperId)))
      .leftJoin(staff, and(eq(staff.tenantId, manualOrder.tenantId), eq(staff.id, manualOrder.claimedBy)));
  const rowOf = ({ order, ...names }: Awaited<ReturnType<typeof select>>[number]) =>
    ({ ...order, ...names }) as DeskRow;

  return {
    ...lease,
    async find(id: string): Promise<DeskRow | undefined> {
      const [found] = await select().where(one(id));
      return found && rowOf(found);
    },
    /**
     * A page of the queue, and what the next one begins after. A search looks through so many at a time, so that none
     * reads a whole shop: its page may hold nothing and not be the last.
     */
    async list({ status, keyword, isMine, limit, after }: QueueFilter, now: Date) {
      const isOldestFirst = status === 'AWAITING_QUOTE';
      const [order, beyond] = isOldestFirst ? [asc, sql`>`] : [desc, sql`<`];
      const isSearch = keyword !== undefined && !keyword.includes('@');
      const where: (SQL | undefined)[] = [eq(manualOrder.tenantId, tenantId), eq(manualOrder.status, status)];
      if (keyword && !isSearch) where.push(inArray(manualOrder.shopperId, shopperOf(keyword)));
      if (isMine) where.push(eq(manualOrder.claimedBy, staffId), gt(manualOrder.claimedUntil, now));
      if (after)
        where.push(
          sql`(${manualOrder.createdAt}, ${manualOrder.id}) ${beyond} (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
        );
      const hit = isSearch
        ? or(ilike(manualOrder.title, containing(keyword)), ilike(manualOrder.productUrl, containing(keyword)))
        : isNotNull(manualOrder.id);
      const most = isSearch ? SEARCHED : limit + 1;
      const examined = await tx
        .select({ id: manualOrder.id, createdAt: manualOrder.createdAt, isHit: sql<boolean>`${hit}` })
        .from(manualOrder)
        .where(and(...where))
        .orderBy(order(manualOrder.createdAt), order(manualOrder.id))
        .limit(most);
      const hits = examined.filter(({ isHit }) => isHit);
      const shown = hits.slice(0, limit);
      const last: Examined | undefined = hits.length > limit ? shown.at(-1) : examined[most - 1];
      const ids = shown.map(({ id }) => id);
      const rows =
        ids.length === 0
          ? []
          : await select().where(and(eq(manualOrder.tenantId, tenantId), inArray(manualOrder.id, ids)));
      const byId = new Map(rows.map((row) => [row.order.id, rowOf(row)]));
      return { rows: ids.flatMap((id) => byId.get(id) ?? []), last };
    },
    /** Up to `LIMITS.deskCount`, so that no count reads a whole shop. */
    async count(status: ManualOrderStatus): Promise<number> {
      const some = tx
        .select({ id: manualOrder.id })
        .from(manualOrder)
        .where(and(eq(manualOrder.tenantId, tenantId), eq(manualOrder.status, status)))
        .limit(LIMITS.deskCount)
        .as('some');
      const [found] = await tx.select({ count: count() }).from(some);
      return found?.count ?? 0;
    },
    async eventsOf(manualOrderId: string): Promise<(ManualEventRow & { staffName: string | null })[]> {
      const rows = await tx
        .select({ status: manualOrderEvent.status, at: manualOrderEvent.at, staffName: staff.name })
        .from(manualOrderEvent)
        .leftJoin(staff, and(eq(staff.tenantId, manualOrderEvent.tenantId), eq(staff.id, manualOrderEvent.staffId)))
        .where(and(eq(manualOrderEvent.tenantId, tenantId), eq(manualOrderEvent.manualOrderId, manualOrderId)))
        .orderBy(asc(manualOrderEvent.at));
      return rows as (ManualEventRow & { staffName: string | null })[];
    },
    /** The conditional update of the staff. @returns whether it stood at `from`, as it was read, and nobody else is on it */
    async move(
      id: string,
      { from, to, version, now }: ManualMove & { version: number; now: Date },
      change: Partial<Pick<ManualOrderRow, 'quote' | 'validUntil' | 'closeReason' | 'closeNote' | 'host'>>,
    ): Promise<boolean> {
      const rows = await tx
        .update(manualOrder)
        .set({ ...change, status: to, version: version + 1, claimedBy: null, claimedAt: null, claimedUntil: null })
        .where(and(one(id), eq(manualOrder.status, from), eq(manualOrder.version, version), lease.isFree(now)))
        .returning({ id: manualOrder.id });
      return rows.length === 1;
    },
  };
};
