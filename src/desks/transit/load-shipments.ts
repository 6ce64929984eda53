import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { WAY_VIEWS } from '../../contract/way-desk.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const SHIPMENTS_INDEX = {
  path: deskPaths.shipments(),
  views: WAY_VIEWS,
  filters: {},
  // an address without a view leads to where something waits
  namesFirstView: true,
} as const satisfies IndexSpec;

/** What has left and wants somebody, as its address asks for it; the first view in which something waits where it asks for none. */
export async function loadShipments(call: Call, query: Record<string, string | undefined>) {
  const load = (asked: Record<string, string | undefined>) =>
    loadIndex(SHIPMENTS_INDEX, asked, ({ view, q: keyword, after }) =>
      call('GET /operator/shipments', { query: { view, keyword, after } }),
    );
  const first = await load(query);
  if (Object.values(query).some(Boolean) || !first.list || first.list.items.length > 0) return first;
  const { waiting } = first.list;
  const busy = WAY_VIEWS.find((view) => view !== 'onWay' && waiting[view] > 0);
  return busy ? load({ view: busy }) : first;
}
