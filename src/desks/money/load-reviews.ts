import type { Call } from '../../client/caller';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const REVIEWS_INDEX = { path: deskPaths.reviews(), views: ['waiting'] } as const satisfies IndexSpec;

/** Payments that wait for a person's word. */
export const loadReviews = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(REVIEWS_INDEX, query, () => call('GET /operator/payments-in-review', {}));
