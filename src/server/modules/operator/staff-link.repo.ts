import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { staffLink } from '../../db/schema/staff';

export type LinkRow = typeof staffLink.$inferSelect;
type Purpose = LinkRow['purpose'];

/** Links that wait in mails of one shop. */
export const staffLinkRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (purpose: Purpose, id: string) =>
    and(eq(staffLink.tenantId, tenantId), eq(staffLink.purpose, purpose), eq(staffLink.id, id));
  return {
    listInvitations: (): Promise<LinkRow[]> =>
      tx
        .select()
        .from(staffLink)
        .where(and(eq(staffLink.tenantId, tenantId), eq(staffLink.purpose, 'INVITE')))
        .orderBy(asc(staffLink.createdAt), asc(staffLink.id)),
    async findInvitation(id: string): Promise<LinkRow | undefined> {
      const [row] = await tx.select().from(staffLink).where(one('INVITE', id)).for('update');
      return row;
    },
    async findInvitationTo(email: string): Promise<LinkRow | undefined> {
      const mine = and(eq(staffLink.tenantId, tenantId), eq(staffLink.purpose, 'INVITE'));
      const [row] = await tx
        .select()
        .from(staffLink)
        .where(and(mine, eq(staffLink.email, email)))
        .for('update');
      return row;
    },
    /** Whose token it is: for whoever uses it up in this transaction. */
    async findByToken(purpose: Purpose, tokenHash: string): Promise<LinkRow | undefined> {
      const mine = and(eq(staffLink.tenantId, tenantId), eq(staffLink.purpose, purpose));
      const [row] = await tx
        .select()
        .from(staffLink)
        .where(and(mine, eq(staffLink.tokenHash, tokenHash)))
        .for('update');
      return row;
    },
    /** In place of an older one to the same address, whose mail leads nowhere any more. */
    async save(row: Omit<LinkRow, 'tenantId' | 'version'>): Promise<LinkRow | undefined> {
      const { id: _, ...fresh } = row;
      const [saved] = await tx
        .insert(staffLink)
        .values({ tenantId, ...row })
        .onConflictDoUpdate({
          target: [staffLink.tenantId, staffLink.purpose, staffLink.email],
          set: { ...fresh, version: sql`${staffLink.version} + 1` },
        })
        .returning();
      return saved;
    },
    async remove({ purpose, id }: Pick<LinkRow, 'purpose' | 'id'>): Promise<void> {
      await tx.delete(staffLink).where(one(purpose, id));
    },
  };
};
