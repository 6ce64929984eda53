import type { Call } from '../../client/caller';
import { DEPOSIT_VIEWS } from '../../contract/deposit-desk.enums';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const DEPOSITS_INDEX = { path: deskPaths.deposits(), views: DEPOSIT_VIEWS } as const satisfies IndexSpec;

/** Deposits by bank transfer, as their address asks for them. */
export const loadDeposits = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(DEPOSITS_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/deposits', { query: { view, keyword, after } }),
  );
