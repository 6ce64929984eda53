import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { emailCode } from '../../db/schema/account';

export const emailCodeRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const of = (email: string, purpose: string) =>
    and(eq(emailCode.tenantId, tenantId), eq(emailCode.email, email), eq(emailCode.purpose, purpose));
  const isLive = (now: Date) =>
    and(isNull(emailCode.usedAt), gt(emailCode.expiresAt, now), lt(emailCode.attempts, LIMITS.codeAttempts));
  return {
    /** When codes were sent to this address, newest first. */
    async listSendTimes(email: string, since: Date): Promise<Date[]> {
      const rows = await tx
        .select({ createdAt: emailCode.createdAt })
        .from(emailCode)
        .where(and(eq(emailCode.tenantId, tenantId), eq(emailCode.email, email), gt(emailCode.createdAt, since)))
        .orderBy(desc(emailCode.createdAt));
      return rows.map(({ createdAt }) => createdAt);
    },
    async removeBefore(email: string, before: Date): Promise<void> {
      await tx
        .delete(emailCode)
        .where(and(eq(emailCode.tenantId, tenantId), eq(emailCode.email, email), lt(emailCode.createdAt, before)));
    },
    async insert(row: Omit<typeof emailCode.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(emailCode).values({ ...row, tenantId });
    },
    /** Makes older codes void. */
    async voidAll(email: string, purpose: string, now: Date): Promise<void> {
      await tx
        .update(emailCode)
        .set({ usedAt: now })
        .where(and(of(email, purpose), isNull(emailCode.usedAt)));
    },
    /** Compares and counts a wrong guess in one statement, so that parallel guesses get no more tries than others. */
    async tryCode(email: string, purpose: string, codeHashes: string[], now: Date): Promise<boolean> {
      const isRight = sql<boolean>`${inArray(emailCode.codeHash, codeHashes)}`;
      const [row] = await tx
        .update(emailCode)
        .set({ attempts: sql`${emailCode.attempts} + case when ${isRight} then 0 else 1 end` })
        .where(and(of(email, purpose), isLive(now)))
        .returning({ isRight });
      return row?.isRight === true;
    },
    async useCode(email: string, purpose: string, codeHashes: string[], now: Date): Promise<boolean> {
      const used = await tx
        .update(emailCode)
        .set({ usedAt: now })
        .where(and(of(email, purpose), isLive(now), inArray(emailCode.codeHash, codeHashes)))
        .returning({ id: emailCode.id });
      return used.length === 1;
    },
  };
};
