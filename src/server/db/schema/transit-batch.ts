import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { BATCH_STATUSES } from '../../../contract/batch.enums';
import type { ManifestColumn } from '../../../contract/manifest';
import { keyed, ofTenant, time } from './columns';
import { warehouse } from './offers';
import { staff } from './staff';

/** Boxes that leave together: on one day, by one carrier, under one bill. */
export const transitBatch = pgTable(
  'transit_batch',
  {
    ...keyed(),
    batchNo: text().notNull(),
    warehouseId: text().notNull(),
    status: text({ enum: BATCH_STATUSES }).notNull(),
    /** Counts what was written to it, and to what is in it. */
    version: integer().notNull().default(1),
    carrier: text().notNull(),
    /** Of the bill or the container that all of it goes under; empty until somebody knows it. */
    masterNo: text().notNull().default(''),
    openedBy: text().notNull(),
    openedAt: time().notNull(),
    closedAt: time(),
    handedOverAt: time(),
    /** When it came to its state. */
    movedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.batchNo),
    foreignKey({ columns: [t.tenantId, t.warehouseId], foreignColumns: [warehouse.tenantId, warehouse.id] }),
    foreignKey({ columns: [t.tenantId, t.openedBy], foreignColumns: [staff.tenantId, staff.id] }),
    index().on(t.tenantId, t.status, t.movedAt, t.id),
    index().on(t.tenantId, t.masterNo),
    check('transit_batch_closed', sql`(status = 'OPEN') = (closed_at is null)`),
    check('transit_batch_handed_over', sql`(status = 'HANDED_OVER') = (handed_over_at is not null)`),
  ],
);

/** Which columns the carrier of a line wants in its manifest, and what stands in each. */
export const manifestTemplate = pgTable(
  'manifest_template',
  {
    ...ofTenant(),
    lineName: text().notNull(),
    columns: jsonb().$type<ManifestColumn[]>().notNull(),
    version: integer().notNull().default(1),
    changedBy: text().notNull(),
    changedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.lineName] }),
    foreignKey({ columns: [t.tenantId, t.changedBy], foreignColumns: [staff.tenantId, staff.id] }),
  ],
);
