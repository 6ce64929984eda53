import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { address } from '../../db/schema/account';

export type AddressUse = 'SHIPPING' | 'BILLING';
export type AddressRow = Omit<typeof address.$inferInsert, 'tenantId' | 'shopperId' | 'use'>;

const { placeholder } = sql;
const listAddresses = kept('address_list', (db) =>
  db
    .select()
    .from(address)
    .where(
      and(
        eq(address.tenantId, placeholder('tenantId')),
        eq(address.shopperId, placeholder('shopperId')),
        eq(address.use, placeholder('use')),
      ),
    )
    .orderBy(desc(address.defaultAddress), desc(address.createdAt), asc(address.id)),
);

export const addressRepo = (tx: Tx, { tenantId, shopperId }: Owner, use: AddressUse) => {
  const mine = and(eq(address.tenantId, tenantId), eq(address.shopperId, shopperId), eq(address.use, use));
  const one = (id: string) => and(mine, eq(address.id, id));
  return {
    /** The default one first, then the newest. */
    async list() {
      return listAddresses(tx, { tenantId, shopperId, use });
    },
    async find(id: string) {
      const [row] = await tx.select().from(address).where(one(id));
      return row;
    },
    async insert(row: AddressRow): Promise<void> {
      await tx.insert(address).values({ ...row, tenantId, shopperId, use });
    },
    async update(id: string, change: Partial<AddressRow>): Promise<void> {
      await tx.update(address).set(change).where(one(id));
    },
    async remove(id: string): Promise<boolean> {
      return (await tx.delete(address).where(one(id)).returning({ id: address.id })).length === 1;
    },
    async clearDefault(exceptId: string): Promise<void> {
      await tx
        .update(address)
        .set({ defaultAddress: false })
        .where(and(mine, eq(address.defaultAddress, true), ne(address.id, exceptId)));
    },
  };
};
