import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { payment } from '../../db/schema/money';
import { shopper } from '../../db/schema/account';
import { purchaseOrder as order } from '../../db/schema/shopping';
import type { PageWanted, Span } from '../../kernel/export-kind';
import { placeOf } from '../../kernel/row-cursor';

/** Differences of what became dearer, as far as they were paid. */
const paidMore = sql<number>`coalesce((
  select sum(${payment.amount}) from ${payment}
  where ${payment.tenantId} = ${order.tenantId} and ${payment.kind} = 'PURCHASE_TOPUP' and ${payment.targetId} = ${order.id}
    and ${payment.paidAt} is not null), 0)`.mapWith(Number);

/** Orders of a shop as they came, with whose they are and what was paid on top. */
export const ordersExportRepo = (tx: Tx, tenantId: string) => {
  const within = ({ from, until }: Span) =>
    and(
      eq(order.tenantId, tenantId),
      from ? gte(order.createdAt, from) : undefined,
      until ? lt(order.createdAt, until) : undefined,
    );
  return {
    count: (span: Span) => tx.$count(order, within(span)),
    read({ span, after, limit }: PageWanted) {
      const place = placeOf(after);
      const beyond = place && sql`(${order.createdAt}, ${order.id}) > (${place.at}::timestamptz, ${place.id})`;
      return tx
        .select({ row: order, email: shopper.email, paidMore })
        .from(order)
        .innerJoin(shopper, and(eq(shopper.tenantId, order.tenantId), eq(shopper.id, order.shopperId)))
        .where(and(within(span), beyond))
        .orderBy(asc(order.createdAt), asc(order.id))
        .limit(limit);
    },
  };
};
