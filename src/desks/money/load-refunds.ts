import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const REFUNDS_INDEX = { path: deskPaths.refunds(), views: ['waiting'] } as const satisfies IndexSpec;

/** Requests for money that nobody has answered; the next come up as these are. */
export const loadRefunds = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(REFUNDS_INDEX, query, async () => ({
    ...(await call('GET /operator/refund-requests', { query: { limit: 100 } })),
    next: null,
  }));
