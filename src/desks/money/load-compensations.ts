import type { Call } from '../../client/caller';
import { COMPENSATION_VIEWS } from '../../contract/compensation-desk.enums';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const COMPENSATIONS_INDEX = {
  path: deskPaths.compensations(),
  views: COMPENSATION_VIEWS,
} as const satisfies IndexSpec;

/** Compensations, as their address asks for them. */
export const loadCompensations = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(COMPENSATIONS_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/compensations', { query: { view, keyword, after } }),
  );
