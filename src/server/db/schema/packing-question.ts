import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PACKING_QUESTION_STATES } from '../../../contract/transit.enums';
import { amount, keyed, time } from './columns';
import { orderKey } from './transit';

/** Whether boxes may cost more than their shopper was told: asked by a packer, answered in time or not at all. */
export const packingQuestion = pgTable(
  'packing_question',
  {
    ...keyed(),
    transitOrderId: text().notNull(),
    state: text({ enum: PACKING_QUESTION_STATES }).notNull(),
    /** In the shop's money: what they had agreed to, and what the boxes would cost. */
    toldLocal: amount(),
    asksLocal: amount(),
    note: text().notNull(),
    staffId: text().notNull(),
    askedAt: time().notNull(),
    decideBefore: time().notNull(),
    answeredAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    orderKey('packing_question_of_order', t),
    index().on(t.tenantId, t.transitOrderId, t.askedAt),
    uniqueIndex('packing_question_open')
      .on(t.tenantId, t.transitOrderId)
      .where(sql`state = 'ASKED'`),
    check('packing_question_answered', sql`(state = 'ASKED') = (answered_at is null)`),
  ],
);
