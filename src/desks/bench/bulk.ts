import type { Asked } from './index-query';

/** Rows by name, or all that a list shows, so many as were seen: where there are others by then nothing is done. */
export type Targets = { ids: string[] } | { asked: Asked; matches: number };

/** What became of one row. */
export interface BulkRow {
  id: string;
  result: 'DONE' | 'SKIPPED' | 'FAILED';
  /** Why not. */
  reason: string;
}

export interface BulkAction {
  id: string;
  label: string;
  /** Whether it does anything with these rows; without it with any. */
  isFor?: (ids: string[]) => boolean;
  /** @returns undefined where all of it was refused: the rows stay selected */
  run: (targets: Targets) => Promise<BulkRow[] | undefined>;
}
