import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { WITHDRAWAL_VIEWS } from '../../contract/withdrawal-desk.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const WITHDRAWALS_INDEX = {
  path: deskPaths.withdrawals(),
  views: WITHDRAWAL_VIEWS,
} as const satisfies IndexSpec;

/** Withdrawals, as their address asks for them. */
export const loadWithdrawals = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(WITHDRAWALS_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/withdrawals', { query: { view, keyword, after } }),
  );
