import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { COUNT_VIEWS } from '../../contract/shelf-count.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const COUNTS_INDEX = { path: deskPaths.counts(), views: COUNT_VIEWS } as const satisfies IndexSpec;

/** Counts of shelves, as the address asks for them. */
export const loadCounts = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(COUNTS_INDEX, query, ({ view, after }) => call('GET /operator/shelf-counts', { query: { view, after } }));
