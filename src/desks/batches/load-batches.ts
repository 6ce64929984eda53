import type { Call } from '../../client/caller';
import { BATCH_VIEWS } from '../../contract/batch.enums';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const BATCHES_INDEX = {
  path: deskPaths.batches(),
  views: BATCH_VIEWS,
  filters: {},
} as const satisfies IndexSpec;

/** Boxes that leave together, as their address asks for them. */
export const loadBatches = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(BATCHES_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/batches', { query: { view, keyword, after } }),
  );
