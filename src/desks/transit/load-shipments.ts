import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { WAY_VIEWS } from '../../contract/way-desk.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const SHIPMENTS_INDEX = {
  path: deskPaths.shipments(),
  views: WAY_VIEWS,
  filters: {},
} as const satisfies IndexSpec;

/** What has left and wants somebody, as its address asks for it. */
export const loadShipments = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(SHIPMENTS_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/shipments', { query: { view, keyword, after } }),
  );
