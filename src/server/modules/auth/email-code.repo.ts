import { and, desc, eq, gt, inArray, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { emailCode } from '../../db/schema/account';

export interface Guess {
  email: string;
  purpose: string;
  hashes: string[];
  /** What the browser holds that guesses: those of the asker's are its own. */
  askers: string[];
}

export const emailCodeRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const of = (email: string, purpose: string) =>
    and(eq(emailCode.tenantId, tenantId), eq(emailCode.email, email), eq(emailCode.purpose, purpose));
  const isWaiting = (now: Date) => and(isNull(emailCode.usedAt), gt(emailCode.expiresAt, now));
  const isOwn = (askers: string[]) => inArray(emailCode.askedBy, askers);
  // who asked and everybody else have tries apart: nobody uses up another's
  const hasTries = (askers: string[]) =>
    sql`case when ${isOwn(askers)} then ${emailCode.ownAttempts} else ${emailCode.attempts} end < ${LIMITS.codeAttempts}`;
  const isLive = (askers: string[], now: Date) => and(isWaiting(now), hasTries(askers));
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
    /** Makes older codes void; that of the owner's own device only where the owner asks anew. */
    async voidAll(email: string, purpose: string, { isOwners, now }: { isOwners: boolean; now: Date }): Promise<void> {
      const reached = isOwners ? undefined : eq(emailCode.isOwners, false);
      await tx
        .update(emailCode)
        .set({ usedAt: now })
        .where(and(of(email, purpose), isNull(emailCode.usedAt), reached));
    },
    /** Whether one of these asked for a code that waits. */
    async isAskedBy({ email, purpose, askers }: Guess, now: Date): Promise<boolean> {
      const asked = and(of(email, purpose), isWaiting(now), isOwn(askers));
      const rows = await tx.select({ id: emailCode.id }).from(emailCode).where(asked).limit(1);
      return rows.length === 1;
    },
    /**
     * Compares and counts a wrong guess in one statement, so that parallel guesses get no more tries than others.
     * @returns the id of the code where it is the right one
     */
    async tryCode({ email, purpose, hashes, askers }: Guess, now: Date): Promise<string | undefined> {
      const isRight = sql<boolean>`${inArray(emailCode.codeHash, hashes)}`;
      const wrongOf = (isTheirs: SQL) => sql`case when not ${isRight} and ${isTheirs} then 1 else 0 end`;
      const rows = await tx
        .update(emailCode)
        .set({
          ownAttempts: sql`${emailCode.ownAttempts} + ${wrongOf(isOwn(askers))}`,
          attempts: sql`${emailCode.attempts} + ${wrongOf(not(isOwn(askers)))}`,
        })
        .where(and(of(email, purpose), isLive(askers, now)))
        .returning({ id: emailCode.id, isRight });
      return rows.find((row) => row.isRight)?.id;
    },
    async useCode({ email, purpose, hashes, askers }: Guess, now: Date): Promise<boolean> {
      const used = await tx
        .update(emailCode)
        .set({ usedAt: now })
        .where(and(of(email, purpose), isLive(askers, now), inArray(emailCode.codeHash, hashes)))
        .returning({ id: emailCode.id });
      return used.length > 0;
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
