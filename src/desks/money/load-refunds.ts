import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { REFUND_VIEWS } from '../../contract/refund.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const REFUNDS_INDEX = { path: deskPaths.refunds(), views: REFUND_VIEWS } as const satisfies IndexSpec;

/** Requests for money, as their address asks for them. */
export const loadRefunds = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(REFUNDS_INDEX, query, ({ view, after }) =>
    call('GET /operator/refund-requests', { query: { view, after } }),
  );
