import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SUBSTITUTE_STATUSES } from '../../../contract/purchase.enums';
import { amount, created, keyed, time } from './columns';
import { orderItem } from './shopping';

/** What a product is, as an item of an order names it. */
export interface NamedGoods {
  productUrl: string;
  channel: string;
  itemId: string;
  skuId: string;
  title: string;
  image: string;
  skuLabels: string[];
}

/** What a shopper is offered in place of what its seller has no more. */
export const substituteOffer = pgTable(
  'substitute_offer',
  {
    ...keyed(),
    orderId: text().notNull(),
    orderItemId: text().notNull(),
    status: text({ enum: SUBSTITUTE_STATUSES }).notNull(),
    goods: jsonb().$type<NamedGoods>().notNull(),
    /** What its item was before. */
    before: jsonb().$type<NamedGoods>().notNull(),
    /** What its seller asks for one; no more than was paid. */
    unitFen: amount(),
    images: text().array().notNull(),
    remark: text().notNull().default(''),
    staffId: text().notNull(),
    decideBefore: time().notNull(),
    ...created(),
    answeredAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.orderItemId], foreignColumns: [orderItem.tenantId, orderItem.id] }),
    index().on(t.tenantId, t.orderItemId),
    uniqueIndex('substitute_offer_open')
      .on(t.tenantId, t.orderItemId)
      .where(sql`status = 'OFFERED'`),
  ],
);
