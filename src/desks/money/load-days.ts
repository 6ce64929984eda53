import type { Call } from '../../client/caller';
import { DAY_VIEWS } from '../../contract/day-desk.enums';
import { deskPaths } from '../../contract/desk-paths';
import type { IndexSpec } from '../bench/index-query';
import { loadIndex } from '../bench/load-index';

export const DAYS_INDEX = {
  ...{ path: deskPaths.days(), views: DAY_VIEWS },
  cursor: /^2\d{3}-\d{2}-\d{2}$/,
} as const satisfies IndexSpec;

/** Days of the money book, and who has signed each. */
export const loadDays = (call: Call, query: Record<string, string | undefined>) =>
  loadIndex(DAYS_INDEX, query, ({ view, after }) => call('GET /operator/days', { query: { view, after } }));
