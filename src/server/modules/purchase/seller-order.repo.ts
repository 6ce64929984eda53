import { and, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { sellerOrder } from '../../db/schema/seller-order';
import { purchaseOrder } from '../../db/schema/shopping';
import { newId } from '../../kernel/tokens';

export type SellerOrderRow = typeof sellerOrder.$inferSelect;
type Asked = Pick<SellerOrderRow, 'orderId' | 'attempt' | 'ourNumber' | 'source' | 'itemIds' | 'goodsFen' | 'freightFen' | 'leaseUntil' | 'askedAt'>; // prettier-ignore
type Placed = Partial<
  Pick<
    SellerOrderRow,
    'numbers' | 'goodsFen' | 'freightFen' | 'payUrl' | 'placedAt' | 'account' | 'paidAt' | 'paymentReference'
  >
>;

/** So many are looked through for accounts. */
const LAST = 100;

export const sellerOrderRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** What is ordered for it, or may be. */
  async findWanted(orderId: string): Promise<SellerOrderRow | undefined> {
    const wanted = inArray(sellerOrder.status, ['ASKED', 'PLACED']);
    const [row] = await tx
      .select()
      .from(sellerOrder)
      .where(and(eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.orderId, orderId), wanted));
    return row;
  },
  async countOf(orderId: string): Promise<number> {
    const [row] = await tx
      .select({ all: count() })
      .from(sellerOrder)
      .where(and(eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.orderId, orderId)));
    return row?.all ?? 0;
  },
  /** What other orders were bought under any of these numbers at the marketplace. */
  numberedSo: (orderId: string, numbers: string[]): Promise<Pick<SellerOrderRow, 'numbers' | 'account'>[]> =>
    tx
      .select({ numbers: sellerOrder.numbers, account: sellerOrder.account })
      .from(sellerOrder)
      .where(
        and(
          ...[eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.status, 'PLACED'), ne(sellerOrder.orderId, orderId)],
          or(...numbers.map((number) => sql`${sellerOrder.numbers} @> ${JSON.stringify([number])}::jsonb`)),
        ),
      )
      .execute(),
  /** Of two who note the same number under an account the second one sees the first. */
  async lockAccount(account: string): Promise<void> {
    const key = `${tenantId} account ${account.toLowerCase()}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  },
  /** Accounts that are named with what was bought last of a marketplace, the latest first. */
  async accountsOf(channel: string): Promise<string[]> {
    const rows = await tx
      .select({ account: sellerOrder.account, channel: purchaseOrder.channel })
      .from(sellerOrder)
      .innerJoin(
        purchaseOrder,
        and(eq(purchaseOrder.tenantId, sellerOrder.tenantId), eq(purchaseOrder.id, sellerOrder.orderId)),
      )
      .where(and(eq(sellerOrder.tenantId, tenantId), sql`${sellerOrder.account} <> ''`))
      .orderBy(desc(sellerOrder.placedAt))
      .limit(LAST);
    return [...new Set(rows.filter((row) => row.channel === channel).map(({ account }) => account))];
  },
  async insert(asked: Asked): Promise<SellerOrderRow> {
    const [row] = await tx
      .insert(sellerOrder)
      .values({ ...asked, tenantId, id: newId(), status: 'ASKED' })
      .returning();
    if (!row) throw new Error('nothing was written');
    return row;
  },
  /** Asked for once more, under its number. */
  async ask(id: string, said: Pick<Asked, 'itemIds' | 'goodsFen' | 'freightFen'>): Promise<SellerOrderRow | undefined> {
    const mine = and(eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.id, id), eq(sellerOrder.status, 'ASKED'));
    const [row] = await tx.update(sellerOrder).set(said).where(mine).returning();
    return row;
  },
  /** To whoever has seen the lease that is over. @returns whether it is theirs */
  async renew({ id, leaseUntil: before }: SellerOrderRow, leaseUntil: Date): Promise<boolean> {
    const mine = and(eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.id, id), eq(sellerOrder.status, 'ASKED'));
    const rows = await tx
      .update(sellerOrder)
      .set({ leaseUntil })
      .where(and(mine, eq(sellerOrder.leaseUntil, before)))
      .returning({ id: sellerOrder.id });
    return rows.length === 1;
  },
  /** @returns whether it still stood at ASKED */
  async move(id: string, status: 'PLACED' | 'UNWANTED', placed: Placed = {}): Promise<boolean> {
    const rows = await tx
      .update(sellerOrder)
      .set({ ...placed, status })
      .where(and(eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.id, id), eq(sellerOrder.status, 'ASKED')))
      .returning({ id: sellerOrder.id });
    return rows.length === 1;
  },
});
