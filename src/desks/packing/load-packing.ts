import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { PACKING_VIEWS } from '../../contract/packing-desk.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const PACKING_INDEX = {
  path: deskPaths.packing(),
  views: PACKING_VIEWS,
  filters: {},
} as const satisfies IndexSpec;

/** What is to be packed and sent, as its address asks for it. */
export const loadPacking = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(PACKING_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/transit-orders', { query: { view, keyword, after } }),
  );
