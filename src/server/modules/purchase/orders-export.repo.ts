import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { purchaseOrder as order } from '../../db/schema/shopping';
import type { PageWanted, Span } from '../../kernel/export-kind';
import { placeOf } from '../../kernel/row-cursor';

/** Orders of a shop as they came, with whose they are. */
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
        .select({ row: order, email: shopper.email })
        .from(order)
        .innerJoin(shopper, and(eq(shopper.tenantId, order.tenantId), eq(shopper.id, order.shopperId)))
        .where(and(within(span), beyond))
        .orderBy(asc(order.createdAt), asc(order.id))
        .limit(limit);
    },
  };
};
