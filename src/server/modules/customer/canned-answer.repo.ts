import { and, asc, eq } from 'drizzle-orm';
import type { CannedAnswerInput } from '../../../contract/thread-desk';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { cannedAnswer } from '../../db/schema/thread';

export type AnswerRow = typeof cannedAnswer.$inferSelect;

/** Answers that a shop keeps. */
export const cannedAnswerRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const one = (id: string) => and(eq(cannedAnswer.tenantId, tenantId), eq(cannedAnswer.id, id));
  return {
    list: (): Promise<AnswerRow[]> =>
      tx
        .select()
        .from(cannedAnswer)
        .where(eq(cannedAnswer.tenantId, tenantId))
        .orderBy(asc(cannedAnswer.title), asc(cannedAnswer.id))
        .limit(LIMITS.cannedAnswers),
    count: (): Promise<number> => tx.$count(cannedAnswer, eq(cannedAnswer.tenantId, tenantId)),
    async lock(id: string): Promise<AnswerRow | undefined> {
      const [row] = await tx.select().from(cannedAnswer).where(one(id)).for('update');
      return row;
    },
    async insert(row: CannedAnswerInput & { id: string; createdAt: Date }): Promise<void> {
      await tx.insert(cannedAnswer).values({ tenantId, ...row });
    },
    async update({ id, version }: AnswerRow, change: CannedAnswerInput): Promise<void> {
      await tx
        .update(cannedAnswer)
        .set({ ...change, version: version + 1 })
        .where(one(id));
    },
    async remove(id: string): Promise<void> {
      await tx.delete(cannedAnswer).where(one(id));
    },
  };
};
