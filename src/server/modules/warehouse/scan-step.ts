import type { ScanAnswer, ScanContext, ScanInput, ScanSay } from '../../../contract/scan';
import type { ReadCode } from '../../../contract/scan-code';
import type { ShelfBlock } from '../../../contract/shelf-blocks';
import type { BenchUndo } from '../../db/schema/bench-scan';
import type { TenantRecord } from '../../kernel/tenant-record';
import type { benchScanRepo } from './bench-scan.repo';
import type { ParcelRow } from './parcel.repo';

/** One scan, read, and what it is looked up with. */
export interface BenchScan extends ScanInput {
  tenant: TenantRecord;
  read: ReadCode;
  repo: ReturnType<typeof benchScanRepo>;
  /** Of its warehouse. */
  shelves: ShelfBlock[];
}

/** What became of it. */
export interface Said {
  say: ScanSay;
  next: ScanContext;
  parcel?: ParcelRow | undefined;
  /** It is one more of the day. */
  isDone?: boolean;
  undo?: BenchUndo;
  /** What was scanned in place of a parcel. */
  named?: ScanAnswer['named'];
  /** The warehouse that it was announced for, where it came to another. */
  announcedFor?: string;
  /** Parcels that want a new label. */
  labels?: string[];
  /** The scan that was taken back. */
  undid?: string;
}
