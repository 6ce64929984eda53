import { and, eq, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { packingQuestion } from '../../db/schema/packing-question';
import { transitOrder } from '../../db/schema/transit';
import type { DueRows } from '../../kernel/work-claim.repo';

export type QuestionRow = typeof packingQuestion.$inferSelect;

/** Shipments of all shops of which nobody has said in time what they may cost. */
export const unansweredQuestions = (now: Date): DueRows => ({
  table: transitOrder,
  where: sql`${transitOrder.askedUntil} is not null and ${transitOrder.askedUntil} <= ${now.toISOString()}::timestamptz`,
  oldest: transitOrder.askedUntil,
});

/** What shoppers are asked of boxes that cost more than they were told. */
export const packingQuestionRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async insert(row: Omit<typeof packingQuestion.$inferInsert, 'tenantId'>): Promise<void> {
    await tx.insert(packingQuestion).values({ tenantId, ...row });
  },
  /** All that was asked of it. */
  listOf: (transitOrderId: string): Promise<QuestionRow[]> =>
    tx
      .select()
      .from(packingQuestion)
      .where(and(eq(packingQuestion.tenantId, tenantId), eq(packingQuestion.transitOrderId, transitOrderId)))
      .orderBy(packingQuestion.askedAt, packingQuestion.id),
  /** @returns what was open of it, once */
  async end(
    transitOrderId: string,
    state: Exclude<QuestionRow['state'], 'ASKED'>,
    answeredAt: Date,
  ): Promise<QuestionRow | undefined> {
    const [row] = await tx
      .update(packingQuestion)
      .set({ state, answeredAt })
      .where(
        and(
          eq(packingQuestion.tenantId, tenantId),
          eq(packingQuestion.transitOrderId, transitOrderId),
          eq(packingQuestion.state, 'ASKED'),
        ),
      )
      .returning();
    return row;
  },
});
