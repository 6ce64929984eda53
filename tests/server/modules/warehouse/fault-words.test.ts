import { expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contract/locales';
import { FAULT_REASONS } from '../../../../src/contract/scan.enums';
import { findMessage } from '../../../../src/server/kernel/messages';

it.each(['OVER', 'LABEL'] as const)('a bench says what is wrong with goods: %s', (reason) =>
  expect(FAULT_REASONS).toContain(reason),
);

it.each(LOCALES)('what a bench finds wrong is told to its shopper in words of their own: %s', (locale) => {
  const words = FAULT_REASONS.map((reason) => findMessage(locale, `findings.${reason}`));
  expect(words.every(Boolean)).toBe(true);
  expect(new Set(words).size).toBe(FAULT_REASONS.length);
});
