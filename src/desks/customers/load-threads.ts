import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import { THREAD_VIEWS } from '../../contract/thread.enums';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const THREADS_INDEX = { path: deskPaths.threads(), views: THREAD_VIEWS } as const satisfies IndexSpec;

/** Conversations as the address asks for them. */
export const loadThreads = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(THREADS_INDEX, query, ({ view, q: keyword, after }) =>
    call('GET /operator/threads', { query: { view, keyword, after } }),
  );
