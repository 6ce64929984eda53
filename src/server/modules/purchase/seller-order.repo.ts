import { and, count, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { sellerOrder } from '../../db/schema/seller-order';
import { newId } from '../../kernel/tokens';

export type SellerOrderRow = typeof sellerOrder.$inferSelect;
type Asked = Pick<SellerOrderRow, 'orderId' | 'attempt' | 'ourNumber' | 'source' | 'itemIds' | 'goodsFen' | 'freightFen' | 'leaseUntil' | 'askedAt'>; // prettier-ignore
type Placed = Partial<Pick<SellerOrderRow, 'numbers' | 'goodsFen' | 'freightFen' | 'payUrl' | 'placedAt'>>;

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
  /** Of these numbers at the marketplace those that another order was bought under. */
  async numbersOfOthers(orderId: string, numbers: string[]): Promise<string[]> {
    const rows = await tx
      .select({ numbers: sellerOrder.numbers })
      .from(sellerOrder)
      .where(
        and(
          ...[eq(sellerOrder.tenantId, tenantId), eq(sellerOrder.status, 'PLACED'), ne(sellerOrder.orderId, orderId)],
          or(...numbers.map((number) => sql`${sellerOrder.numbers} @> ${JSON.stringify([number])}::jsonb`)),
        ),
      );
    const taken = rows.flatMap((row) => row.numbers);
    return numbers.filter((number) => taken.includes(number));
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
