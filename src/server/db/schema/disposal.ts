import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DISPOSAL_STATES } from '../../../contract/disposal.enums';
import { keyed, time } from './columns';
import { parcel } from './parcel';
import { staff } from './staff';

/** Goods of nobody's that are thrown away: one shows them in a picture, another has looked at them too. Its trigger stands in e-disposals.sql. */
export const disposal = pgTable(
  'disposal',
  {
    ...keyed(),
    parcelId: text().notNull(),
    state: text({ enum: DISPOSAL_STATES }).notNull(),
    reason: text().notNull(),
    photos: text().array().notNull(),
    proposedBy: text().notNull(),
    proposedAt: time().notNull(),
    decidedBy: text(),
    decidedAt: time(),
    note: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.parcelId], foreignColumns: [parcel.tenantId, parcel.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.tenantId, t.proposedBy], foreignColumns: [staff.tenantId, staff.id] }),
    foreignKey({ columns: [t.tenantId, t.decidedBy], foreignColumns: [staff.tenantId, staff.id] }),
    index().on(t.tenantId, t.parcelId, t.proposedAt),
    uniqueIndex('disposal_open')
      .on(t.tenantId, t.parcelId)
      .where(sql`state = 'PROPOSED'`),
    check('disposal_seen', sql`cardinality(photos) > 0`),
    // who proposes may take it back, and no more
    check('disposal_two_persons', sql`${t.decidedBy} <> ${t.proposedBy} or ${t.state} = 'DROPPED'`),
    check('disposal_decided', sql`(state = 'PROPOSED') = (decided_by is null)`),
  ],
);
