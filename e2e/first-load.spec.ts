import { expect, test } from '@playwright/test';
import { firstLoadsKb } from '../tests/bench/first-load';

/** Gzipped: what somebody on a slow phone waits for before a page is alive. */
const MOST_KB = 200;

test('no page sends more scripts than a slow phone bears', () => {
  // the build that the journeys run on
  const loads = firstLoadsKb('.next');
  expect(loads.length).toBeGreaterThan(30);
  expect(loads.filter(([, kb]) => kb > MOST_KB)).toEqual([]);
});
