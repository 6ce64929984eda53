import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GoodsKind } from '../../../contract/transit-line';
import { SCAN_MODES } from '../../../contract/scan.enums';
import { keyed, time } from './columns';
import { staff } from './staff';

/** What was scanned at a bench, by the id that the bench gave it: sent again it is answered as it was. */
export const benchScan = pgTable(
  'bench_scan',
  {
    ...keyed(),
    staffId: text().notNull(),
    warehouseId: text().notNull(),
    bench: text().notNull(),
    mode: text({ enum: SCAN_MODES }).notNull(),
    code: text().notNull(),
    /** What it did to which parcel; null where nothing. */
    parcelId: text(),
    /** It counts as one more of the day. */
    isDone: boolean().notNull().default(false),
    /** How to take it back; null of what stays. */
    undo: jsonb().$type<BenchUndo>(),
    undoneAt: time(),
    /** As it was given; null while somebody works on it. */
    answer: json(),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete('cascade'),
    index('bench_scan_done')
      .on(t.tenantId, t.warehouseId, t.mode, t.at)
      .where(sql`is_done`),
    index('bench_scan_at').on(t.at),
  ],
);

/** How it was before, of which things, and the version in which it must stand still to be brought back there. */
export type BenchUndo =
  | { kind: 'SHELVE'; version: number; location: string }
  | { kind: 'MOVE'; version: number; location: string }
  /** `faults`: those of which their shopper is asked. */
  | { kind: 'INSPECT'; version: number; items: string[]; faults?: string[]; measured: Measured }
  /** Goods of nobody's. */
  | { kind: 'FOUND'; version: number }
  | { kind: 'RECEIVE'; version: number; items: string[]; warehouseId: string; expiresAt: string | null };

interface Measured {
  grams: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  /** Absent of before the bench could say what is in it. */
  goodsKinds?: GoodsKind[];
}
