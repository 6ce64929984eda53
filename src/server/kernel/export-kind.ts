import type { Cell } from '../../contract/csv-text';
import type { ExportKindName } from '../../contract/export';
import type { Permission } from '../../contract/staff-roles';
import type { Tx } from '../db/database';
import type { TenantRecord } from './tenant-record';

/** The moments between which something lies: the first included, the last not. */
export interface Span {
  from: Date | undefined;
  until: Date | undefined;
}

export interface PageWanted {
  span: Span;
  /** Where the last page ended; empty for the first. */
  after: string;
  limit: number;
}

/**
 * A table that staff can take out: `<things>-export.service.ts` of the module that it is about, and a line in `wiring/exports.ts`. It
 * is read page by page, each by an index from where the last one ended, so that it may be of any length.
 */
export interface ExportKind {
  name: ExportKindName;
  /** Who may ask for it, and have it. */
  permission: Permission;
  /** Names of its columns: texts `exports.column.<name>`. */
  columns: readonly string[];
  /** How many lines there will be, about. */
  count: (tx: Tx, shop: TenantRecord, span: Span) => Promise<number>;
  /** @returns `next` empty where there is no more */
  read: (tx: Tx, shop: TenantRecord, page: PageWanted) => Promise<{ lines: Cell[][]; next: string }>;
}
