import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { MANUAL_ORDER_STATUSES } from '../../contract/purchase.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const MANUAL_INDEX = {
  path: deskPaths.manualOrders(),
  views: MANUAL_ORDER_STATUSES,
  filters: { lease: ['mine'] },
} as const satisfies IndexSpec;

/** The queue as its address asks for it. */
export const loadManualQueue = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(MANUAL_INDEX, query, ({ view: status, q: keyword, filters, after }) =>
    call('GET /operator/manual-orders', {
      query: { status, keyword, after, ...(filters.lease ? { lease: 'mine' as const } : {}) },
    }),
  );
