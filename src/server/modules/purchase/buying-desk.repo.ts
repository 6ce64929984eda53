import { and, asc, eq, gt, inArray, lte, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { BUYING_VIEWS } from '../../../contract/buying-desk.enums';
import { AGE_DAYS, type OrderAge } from '../../../contract/order-age';
import type { StaffScope, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { orderItem, purchaseOrder } from '../../db/schema/shopping';
import { staff } from '../../db/schema/staff';
import { leaseRepo } from '../../kernel/lease.repo';
import type { ItemRow, OrderRow } from './purchase.repo';

export interface BuyingRow extends OrderRow {
  shopperName: string;
  shopperLanguage: string;
  claimedName: string | null;
}
export type BuyingView = (typeof BUYING_VIEWS)[number];
export interface BuyingFilter {
  view: BuyingView;
  keyword?: string | undefined;
  channels?: string[] | undefined;
  /** So many days in their state. */
  ages?: OrderAge[] | undefined;
  /** By marketplace and shop first. */
  isByShop?: boolean;
}
interface Page {
  limit: number;
  after?: { at: Date; id: string } | undefined;
}

/** So many of those whose shopper is asked are looked through, those first whose time is over first. */
const MOST_ASKED = 500;
// written out, as the partial indexes have them
const isToBuy = sql`${purchaseOrder.status} in ('PAID', 'PURCHASING')`;
const isBought = sql`${purchaseOrder.status} = 'PURCHASED'`;
const isSent = sql`${purchaseOrder.status} = 'SELLER_SHIPPED'`;
/** Paid and not over. */
const isOpen = sql`${purchaseOrder.status} not in ('COMPLETED', 'CLOSED', 'PENDING_PAYMENT')`;
const isAsked = sql`exists (select 1 from ${orderItem} where ${orderItem.tenantId} = ${purchaseOrder.tenantId} and ${orderItem.orderId} = ${purchaseOrder.id} and ${orderItem.status} in ('DEARER', 'SUBSTITUTE'))`;

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;
const waits = (now: Date) => sql`(${purchaseOrder.waitUntil} is not null and ${purchaseOrder.waitUntil} > ${at(now)})`;

const DAY_MS = 86_400_000;
const isAged = (ages: OrderAge[], now: Date) =>
  or(
    ...ages.map((age) => {
      const { from, below } = AGE_DAYS[age];
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
      return and(
        from > 0 ? lte(purchaseOrder.movedAt, ago(from)) : undefined,
        below === null ? undefined : gt(purchaseOrder.movedAt, ago(below)),
      );
    }),
  );

/** Those whose time is over, the longest over first; all others as they came to their state. */
const isByClock = (view: BuyingView): boolean => view === 'late' || view === 'unsent' || view === 'undelivered';
export const placeOf = (view: BuyingView, { dueAt, movedAt }: Pick<OrderRow, 'dueAt' | 'movedAt'>): Date =>
  (isByClock(view) && dueAt) || movedAt;

/** Orders of the whole shop, for one of those who buy. */
export const buyingDeskRepo = (tx: Tx, scope: StaffScope) => {
  const { tenantId, staffId } = scope;
  const ofShop = eq(purchaseOrder.tenantId, tenantId);
  const isDue = (now: Date) => sql`${purchaseOrder.dueAt} is not null and ${purchaseOrder.dueAt} <= ${at(now)}`;
  const whereOf = (view: BuyingView, now: Date): SQL | undefined => {
    switch (view) {
      case 'toBuy':
        return sql`${isToBuy} and not ${isAsked} and not ${waits(now)}`;
      case 'mine':
        return and(isToBuy, eq(purchaseOrder.claimedBy, staffId), gt(purchaseOrder.claimedUntil, now));
      case 'atShopper':
        return and(
          isToBuy,
          sql`${purchaseOrder.id} in (select ${orderItem.orderId} from ${orderItem} where ${orderItem.tenantId} = ${tenantId} and ${orderItem.status} in ('DEARER', 'SUBSTITUTE') order by ${orderItem.decideBefore} limit ${MOST_ASKED})`,
        );
      case 'late':
        return sql`${isToBuy} and ${isDue(now)}`;
      case 'onDate':
        return sql`${isToBuy} and ${purchaseOrder.waitUntil} > ${at(now)}`;
      case 'atSeller':
        return isBought;
      case 'unsent':
        return sql`${isBought} and ${isDue(now)}`;
      case 'open':
        return isOpen;
      case 'undelivered':
        return sql`${isSent} and ${isDue(now)}`;
    }
  };
  const matching = ({ view, keyword, channels, ages }: BuyingFilter, now: Date) => {
    const word = keyword?.trim();
    const shopperOf = (email: string) =>
      tx
        .select({ id: shopper.id })
        .from(shopper)
        .where(and(eq(shopper.tenantId, tenantId), eq(shopper.email, email.toLowerCase())));
    const found = !word
      ? undefined
      : word.includes('@')
        ? inArray(purchaseOrder.shopperId, shopperOf(word))
        : eq(purchaseOrder.orderNo, word.toUpperCase());
    const its = [channels && inArray(purchaseOrder.channel, channels), ages && isAged(ages, now)];
    return and(ofShop, whereOf(view, now), found, ...its);
  };
  const select = () =>
    tx
      .select({
        order: purchaseOrder,
        shopperName: shopper.name,
        shopperLanguage: shopper.language,
        claimedName: staff.name,
      })
      .from(purchaseOrder)
      .innerJoin(shopper, and(eq(shopper.tenantId, purchaseOrder.tenantId), eq(shopper.id, purchaseOrder.shopperId)))
      .leftJoin(staff, and(eq(staff.tenantId, purchaseOrder.tenantId), eq(staff.id, purchaseOrder.claimedBy)));
  const rowOf = ({ order, ...names }: Awaited<ReturnType<typeof select>>[number]) =>
    ({ ...order, ...names }) as BuyingRow;
  /** Which seller an order is of it never changes: where a page ended is known by its last row. */
  const beyondOf = ({ at: last, id }: NonNullable<Page['after']>, shop: Column[]) => {
    const isLast = and(ofShop, eq(purchaseOrder.id, id));
    const its = shop.map((one) => sql`(select ${one} from ${purchaseOrder} where ${isLast})`);
    return sql.join([...its, at(last), sql`${id}`], sql`, `);
  };
  const idsOf = (where: SQL | undefined, most: number) =>
    tx.select({ id: purchaseOrder.id }).from(purchaseOrder).where(where).limit(most);
  const lease = leaseRepo(tx, purchaseOrder, scope, isToBuy);

  return {
    ...lease,
    async find(id: string): Promise<BuyingRow | undefined> {
      const [found] = await select().where(and(ofShop, eq(purchaseOrder.id, id)));
      return found && rowOf(found);
    },
    /** One more than asked for, where there is more. */
    async list(filter: BuyingFilter, { limit, after }: Page, now: Date): Promise<BuyingRow[]> {
      const place = isByClock(filter.view) ? purchaseOrder.dueAt : purchaseOrder.movedAt;
      const shop = filter.isByShop ? [purchaseOrder.channel, purchaseOrder.shopId] : [];
      const key = sql.join([...shop, place, purchaseOrder.id], sql`, `);
      const beyond = after && sql`(${key}) > (${beyondOf(after, shop)})`;
      const rows = await select()
        .where(and(matching(filter, now), beyond))
        .orderBy(...shop.map((one) => asc(one)), asc(place), asc(purchaseOrder.id))
        .limit(limit + 1);
      return rows.map(rowOf);
    },
    /** Up to `most`, so that no count reads a whole shop. */
    async count(filter: BuyingFilter, most: number, now: Date): Promise<number> {
      const some = idsOf(matching(filter, now), most).as('some');
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    },
    async idsOf(filter: BuyingFilter, most: number, now: Date): Promise<string[]> {
      return (await idsOf(matching(filter, now), most)).map(({ id }) => id);
    },
    /** Those of these that are there, and still to be bought or not. */
    async statesOf(ids: string[]): Promise<Map<string, string>> {
      const rows = await tx
        .select({ id: purchaseOrder.id, status: purchaseOrder.status })
        .from(purchaseOrder)
        .where(and(ofShop, inArray(purchaseOrder.id, ids)));
      return new Map(rows.map(({ id, status }) => [id, status]));
    },
    itemsOf: (orderIds: string[]): Promise<ItemRow[]> =>
      tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.orderId, orderIds)))
        .orderBy(asc(orderItem.position))
        .execute(),
    async noteNumbers(id: string, notedNumbers: string[]): Promise<void> {
      await tx
        .update(purchaseOrder)
        .set({ notedNumbers })
        .where(and(ofShop, eq(purchaseOrder.id, id)));
    },
    takeFirst: (term: { now: Date; until: Date }) =>
      lease.takeNext(whereOf('toBuy', term.now), sql`${purchaseOrder.movedAt}`, term),
  };
};
