import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { LEDGER_VIEWS } from '../../contract/ledger-desk.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const LEDGER_INDEX = { path: deskPaths.ledger(), views: LEDGER_VIEWS } as const satisfies IndexSpec;

/** The money book, as its address asks for it. */
export const loadLedger = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(LEDGER_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/ledger', { query: { view, keyword, after } }),
  );
