import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffScope, Tx } from '../../db/database';
import { disposal } from '../../db/schema/disposal';
import { staff } from '../../db/schema/staff';

export type DisposalRow = typeof disposal.$inferSelect;
export type NamedDisposal = DisposalRow & { proposedName: string; decidedName: string | null };

const proposer = alias(staff, 'proposer');
const second = alias(staff, 'second');

/** What two persons say of goods that are thrown away. */
export const disposalRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => ({
  /** @returns false where it is proposed already */
  async insert(row: Omit<typeof disposal.$inferInsert, 'tenantId'>): Promise<boolean> {
    const rows = await tx
      .insert(disposal)
      .values({ tenantId, ...row })
      .onConflictDoNothing()
      .returning({ id: disposal.id });
    return rows.length === 1;
  },
  /** Held, so that of two who decide one comes after the other. */
  async lock(id: string): Promise<DisposalRow | undefined> {
    const one = and(eq(disposal.tenantId, tenantId), eq(disposal.id, id));
    const [row] = await tx.select().from(disposal).where(one).for('update');
    return row;
  },
  async decide(id: string, said: Pick<DisposalRow, 'state' | 'decidedBy' | 'decidedAt' | 'note'>): Promise<boolean> {
    const open = and(eq(disposal.tenantId, tenantId), eq(disposal.id, id), eq(disposal.state, 'PROPOSED'));
    return (await tx.update(disposal).set(said).where(open).returning({ id: disposal.id })).length === 1;
  },
  /** All of a parcel, oldest first. */
  async of(parcelId: string): Promise<NamedDisposal[]> {
    const rows = await tx
      .select({ row: disposal, proposedName: proposer.name, decidedName: second.name })
      .from(disposal)
      .innerJoin(proposer, and(eq(proposer.tenantId, disposal.tenantId), eq(proposer.id, disposal.proposedBy)))
      .leftJoin(second, and(eq(second.tenantId, disposal.tenantId), eq(second.id, disposal.decidedBy)))
      .where(and(eq(disposal.tenantId, tenantId), eq(disposal.parcelId, parcelId)))
      .orderBy(asc(disposal.proposedAt), asc(disposal.id));
    return rows.map(({ row, ...names }) => ({ ...row, ...names }));
  },
});
