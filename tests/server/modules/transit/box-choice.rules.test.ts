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

  it('take nothing that goes in by one side alone', () =>
    expect(fill(box('S', 110), [{ ...cube('long', 20), lengthMm: 300 }])).toEqual([]));

  it.each([
    [60, 100, 100],
    [100, 60, 100],
    [100, 100, 60],
  ])('take the largest thing first, whatever side of it is short: %i × %i × %i', (lengthMm, widthMm, heightMm) => {
    const [large, small] = [
      { ...cube('large', 0), lengthMm, widthMm, heightMm },
      { ...cube('small', 100), lengthMm: 50 },
    ];
    for (const things of [
      [large, small],
      [small, large],
    ])
      expect(fill(box('S', 110), things)).toEqual([large]);
    const thin = { ...cube('thin', 100), heightMm: 50 };
    expect(fill(box('S', 110), [thin, large])).toEqual([large]);
  });

  it('put a thing into the smallest room that takes it, and keep the larger one for what comes', () => {
    const sides = (id: string, lengthMm: number, widthMm: number, heightMm: number) => ({
      ...cube(id, 0),
      lengthMm,
      widthMm,
      heightMm,
    });
    // beside the first 40 × 100 × 100 are left, above it 60 × 100 × 20
    const things = [sides('first', 60, 100, 80), sides('flat', 20, 60, 100), sides('beside', 40, 100, 29)];
    expect(fill(box('S', 110), things)).toEqual(things);
  });

  it('are proposed with their own measures', () =>
    expect(waysToPack([cube('a', 100)], [{ ...box('S', 110), widthMm: 120, heightMm: 130 }])).toEqual([
      [{ name: 'S', grams: 150, lengthMm: 110, widthMm: 120, heightMm: 130 }],
    ]));

  it('take the last of it in the smallest that does, wherever that stands on the shelf', () => {
    const nine = Array.from({ length: 9 }, (_, at) => cube(String(at), 100));
    const names = waysToPack(nine, [box('M', 210), box('T', 160), box('S', 110)]).map((way) => way.map(({ name }) => name)); // prettier-ignore
    expect(names[0]).toEqual(['M', 'S']);
  });

  it('are ten at most', () => {
    const ways = (count: number) => waysToPack(Array.from({ length: count }, (_, at) => cube(String(at), 100)), [box('S', 110)]); // prettier-ignore
    expect(ways(10)[0]).toHaveLength(10);
    expect(ways(11)).toEqual([]);
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
