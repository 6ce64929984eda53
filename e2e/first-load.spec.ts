import { expect, test } from '@playwright/test';
import { isOfStaff } from '../src/contract/page-list';
import { firstLoadsKb } from '../tests/bench/first-load';

/** Gzipped: what somebody on a slow phone waits for before a page is alive. */
const MOST_KB = 200;
/** The staff work on better machines, and for hours on one page. */
const MOST_OF_DESK_KB = 300;
/** Most come here first (decision 0379). */
const MOST_OF_HOME_KB = 176;

test('no page sends more scripts than a slow phone bears', () => {
  // the build that the journeys run on
  const loads = firstLoadsKb('.next');
  expect(loads.length).toBeGreaterThan(30);
  const mostOf = (page: string) => (page === '/' ? MOST_OF_HOME_KB : isOfStaff(page) ? MOST_OF_DESK_KB : MOST_KB);
  expect(loads.filter(([page, kb]) => kb > mostOf(page))).toEqual([]);
});
