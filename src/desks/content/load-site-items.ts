import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const SITE_ITEMS_INDEX = {
  path: deskPaths.siteItems(),
  views: ['banners', 'announcements', 'campaigns'],
} as const satisfies IndexSpec;

export const KIND_OF_VIEW = { banners: 'BANNER', announcements: 'ANNOUNCEMENT', campaigns: 'CAMPAIGN' } as const;

/** What stands on the home page, one kind at a time. */
export const loadSiteItems = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(SITE_ITEMS_INDEX, query, ({ view }) =>
    call('GET /operator/site-items', { query: { kind: KIND_OF_VIEW[view] } }),
  );
