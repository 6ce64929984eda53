import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { emailCode } from '../../db/schema/account';

export const emailCodeRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const of = (email: string, purpose: string) =>
    and(eq(emailCode.tenantId, tenantId), eq(emailCode.email, email), eq(emailCode.purpose, purpose));
  const isLive = (now: Date) =>
    and(isNull(emailCode.usedAt), gt(emailCode.expiresAt, now), lt(emailCode.attempts, LIMITS.codeAttempts));
  // neither its minutes nor its tries count any more once the right one was given
  const verified = (id: string, email: string) =>
    and(of(email, 'SIGNUP'), eq(emailCode.id, id), isNull(emailCode.usedAt));
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
    /**
     * Compares and counts a wrong guess in one statement, so that parallel guesses get no more tries than others.
     * @returns the id of the code where it is the right one
     */
    async tryCode(email: string, purpose: string, codeHashes: string[], now: Date): Promise<string | undefined> {
      const isRight = sql<boolean>`${inArray(emailCode.codeHash, codeHashes)}`;
      const [row] = await tx
        .update(emailCode)
        .set({ attempts: sql`${emailCode.attempts} + case when ${isRight} then 0 else 1 end` })
        .where(and(of(email, purpose), isLive(now)))
        .returning({ id: emailCode.id, isRight });
      return row?.isRight === true ? row.id : undefined;
    },
    async useCode(email: string, purpose: string, codeHashes: string[], now: Date): Promise<boolean> {
      const used = await tx
        .update(emailCode)
        .set({ usedAt: now })
        .where(and(of(email, purpose), isLive(now), inArray(emailCode.codeHash, codeHashes)))
        .returning({ id: emailCode.id });
      return used.length === 1;
    },
    /** A code of a sign-up that was given rightly before. */
    async isUnused(id: string, email: string): Promise<boolean> {
      const rows = await tx.select({ id: emailCode.id }).from(emailCode).where(verified(id, email));
      return rows.length === 1;
    },
    async useVerified(id: string, email: string, now: Date): Promise<boolean> {
      const used = await tx
        .update(emailCode)
        .set({ usedAt: now })
        .where(verified(id, email))
        .returning({ id: emailCode.id });
      return used.length === 1;
    },
  };
};
