import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { Owner, Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { accountLook } from '../../db/schema/personal-data';
import { staffSession } from '../../db/schema/staff';

export type LookRow = typeof accountLook.$inferSelect;

/** Looks of the staff at accounts of shoppers. */
export const accountLookRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const ofShop = eq(accountLook.tenantId, tenantId);
  return {
    /** One that is on: its time is not over, nor is the session of who looks, with whatever they may do. */
    async findLive(tokenHash: string, now: Date): Promise<LookRow | undefined> {
      const [row] = await tx
        .select({ look: accountLook })
        .from(accountLook)
        .innerJoin(
          staffSession,
          and(eq(staffSession.tenantId, accountLook.tenantId), eq(staffSession.id, accountLook.staffSessionId)),
        )
        .innerJoin(shopper, and(eq(shopper.tenantId, accountLook.tenantId), eq(shopper.id, accountLook.shopperId)))
        .where(
          and(
            ofShop,
            eq(accountLook.tokenHash, tokenHash),
            isNull(accountLook.endedAt),
            gt(accountLook.expiresAt, now),
            isNull(staffSession.revokedAt),
            gt(staffSession.expiresAt, now),
            isNull(shopper.erasedAt),
          ),
        );
      return row?.look;
    },
    async insert(row: Omit<LookRow, 'tenantId' | 'endedAt'>): Promise<void> {
      await tx.insert(accountLook).values({ tenantId, ...row });
    },
    async find(id: string): Promise<LookRow | undefined> {
      const [row] = await tx
        .select()
        .from(accountLook)
        .where(and(ofShop, eq(accountLook.id, id)));
      return row;
    },
    /** Those of one of the staff that are on, over their time too. @returns them */
    endOf: (staffId: string, now: Date): Promise<LookRow[]> =>
      tx
        .update(accountLook)
        .set({ endedAt: now })
        .where(and(ofShop, eq(accountLook.staffId, staffId), isNull(accountLook.endedAt)))
        .returning(),
    newestOf: (shopperId: string): Promise<LookRow[]> =>
      tx
        .select()
        .from(accountLook)
        .where(and(ofShop, eq(accountLook.shopperId, shopperId)))
        .orderBy(desc(accountLook.startedAt), desc(accountLook.id))
        .limit(LIMITS.accountLooks),
  };
};
