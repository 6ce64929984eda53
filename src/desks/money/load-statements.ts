import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const STATEMENTS_INDEX = { path: deskPaths.statements(), views: ['all'] } as const satisfies IndexSpec;

/** Statements that were read. */
export const loadStatements = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(STATEMENTS_INDEX, query, ({ after }) => call('GET /operator/statements', { query: { after } }));
