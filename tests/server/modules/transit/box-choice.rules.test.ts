import { describe, expect, it } from 'vitest';
import { fill, waysToPack } from '../../../../src/server/modules/transit/box-choice.rules';

const cube = (id: string, sideMm: number, grams = 100) => ({
  ...{ id, grams },
  ...{ lengthMm: sideMm, widthMm: sideMm, heightMm: sideMm },
});
const box = (name: string, sideMm: number, more: { mostGrams?: number } = {}) => ({
  ...{ name, lengthMm: sideMm, widthMm: sideMm, heightMm: sideMm, tareGrams: 50 },
  ...more,
});

describe('boxes of a shop', () => {
  it('take what fits between their walls, whichever way it is turned', () => {
    expect(fill(box('S', 110), [cube('a', 100)])).toHaveLength(1);
    expect(fill(box('S', 109), [cube('a', 100)])).toHaveLength(0);
    const flat = { ...box('F', 110), lengthMm: 30, heightMm: 310 };
    expect(fill(flat, [{ id: 'a', grams: 1, lengthMm: 300, widthMm: 20, heightMm: 100 }])).toHaveLength(1);
  });

  it('hold as many as there is room for, and never more than they bear', () => {
    const eight = Array.from({ length: 9 }, (_, at) => cube(String(at), 100));
    expect(fill(box('M', 210), eight)).toHaveLength(8);
    expect(fill(box('M', 210, { mostGrams: 350 }), eight)).toHaveLength(3);
  });

  it('are proposed alone where one will do, else as many as it takes, with what they weigh', () => {
    const kinds = [box('S', 110), box('M', 210), box('L', 410)];
    const ways = (count: number) =>
      waysToPack(
        Array.from({ length: count }, (_, at) => cube(String(at), 100)),
        kinds,
      );
    expect(ways(1)).toEqual([[expect.objectContaining({ name: 'S', grams: 150 })]]);
    const names = ways(9).map((boxes) => boxes.map(({ name }) => name));
    expect(names).toContainEqual(['M', 'S']);
    expect(names).toContainEqual(['L']);
    for (const boxes of ways(9)) expect(boxes.reduce((sum, { grams }) => sum + grams, 0)).toBe(900 + 50 * boxes.length);
  });

  it('are not proposed for what goes into none, nor for nothing', () => {
    expect(waysToPack([cube('a', 500)], [box('S', 110)])).toEqual([]);
    expect(waysToPack([], [box('S', 110)])).toEqual([]);
  });
});
