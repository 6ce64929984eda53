import { expect, it } from 'vitest';
import { ageText } from '../../../src/desks/bench/age-text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-MINUTE, '1m'],
  [0, '1m'],
  [59 * MINUTE, '59m'],
  [HOUR, '1h'],
  [47.9 * HOUR, '47h'],
  [48 * HOUR, '2d'],
  [400 * 24 * HOUR, '400d'],
])('says %d milliseconds as %s', (ms, text) => {
  expect(ageText(ms, 'en')).toBe(text);
});

it('speaks Chinese', () => {
  expect(ageText(3 * HOUR, 'zh-CN')).toBe('3小时');
});
