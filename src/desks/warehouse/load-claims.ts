import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const CLAIMS_INDEX = { path: deskPaths.claims(), views: ['claims'], filters: {} } as const satisfies IndexSpec;

/** Claims of goods that are nobody's, as its address asks for them. */
export const loadClaims = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(CLAIMS_INDEX, query, ({ after }) => call('GET /operator/parcel-claims', { query: { after } }));
