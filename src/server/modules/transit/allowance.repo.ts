import { and, eq, gte, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { TransitStatus } from '../../../contract/transit';
import type { Tx } from '../../db/database';
import { declarationLine } from '../../db/schema/declaration';
import { transitOrder } from '../../db/schema/transit';

/** Nothing of these came to its receiver. */
const WENT_NOWHERE: TransitStatus[] = ['CLOSED', 'RETURNED'];

/** What was declared for receivers, whoever of the shop's people had it shipped: a border counts the person. */
export const allowanceRepo = (tx: Tx, { tenantId }: { tenantId: string }) => ({
  /** In fen, by mark: shipments that left since then, and those that have yet to. */
  async declaredSince(marks: readonly string[], since: Date): Promise<Map<string, number>> {
    if (marks.length === 0) return new Map();
    const mark = sql<string>`(${transitOrder.customsRef} ->> 'receiverMark')`;
    const rows = await tx
      .select({ mark, fen: sql<string>`sum(${declarationLine.unitFen} * ${declarationLine.quantity})` })
      .from(transitOrder)
      .innerJoin(
        declarationLine,
        and(
          eq(declarationLine.tenantId, transitOrder.tenantId),
          eq(declarationLine.transitOrderId, transitOrder.id),
          eq(declarationLine.revision, transitOrder.declared),
        ),
      )
      .where(
        and(
          eq(transitOrder.tenantId, tenantId),
          isNotNull(transitOrder.customsRef),
          sql`${mark} in (${sql.join(marks.map((each) => sql`${each}`), sql`, `)})`,
          notInArray(transitOrder.status, WENT_NOWHERE),
          or(isNull(transitOrder.outboundAt), gte(transitOrder.outboundAt, since)),
        ),
      )
      .groupBy(mark);
    return new Map(rows.map(({ mark: of, fen }) => [of, Number(fen)]));
  },
}); // prettier-ignore
