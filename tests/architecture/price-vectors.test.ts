import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../support/files-below';

/** Of weights, prices, limits, storage, duty and money, each computed by hand. */
const VECTORS = Array.from({ length: 78 }, (_, at) => `V${at + 1}`);

describe('the vectors of the price function', () => {
  it('are tests, each by its number', () => {
    const tests = filesBelow('tests/contract').map((file) => readFileSync(file, 'utf8'));
    const named = new Set(tests.flatMap((text) => text.match(/'V\d+(?=[:'])/g) ?? []).map((name) => name.slice(1)));
    expect(VECTORS.filter((vector) => !named.has(vector))).toEqual([]);
  });
});
