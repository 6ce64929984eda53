import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const CUSTOMERS_INDEX = { path: deskPaths.customers(), views: ['all'] } as const satisfies IndexSpec;

/** The shoppers of the shop, or those whom a word is about. */
export const loadCustomers = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(CUSTOMERS_INDEX, query, ({ q: keyword, after }) =>
    call('GET /operator/customers', { query: { keyword, after } }),
  );
