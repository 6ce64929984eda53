import { expect, test } from '@playwright/test';
import { deskWords, wordsByRoute } from '../tests/bench/desk-words';

test('no page of the shop loads a module of the desks, neither at once nor later', () => {
  const words = deskWords();
  expect(words.length).toBeGreaterThan(1000);
  // the build that the journeys run on
  const { staff, shop } = wordsByRoute(words, '.next');
  expect(shop).toEqual([]);
  // words that the desks' own scripts did not have would be found nowhere
  expect(staff.size).toBeGreaterThan(words.length * 0.9);
});
