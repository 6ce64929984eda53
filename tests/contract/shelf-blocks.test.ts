import { expect, it } from 'vitest';
import { SHELF, separateCodes } from '../../src/contract/scan-code';
import { countShelves, hasShelf, shelvesOf, takesKinds } from '../../src/contract/shelf-blocks';
import { ShelfBlocks } from '../../src/contract/shelf-blocks.schemas';

const block = { row: 'A', fromRack: 1, toRack: 2, levels: 2, places: 2 };

it('names the places of a block, rack by rack', () => {
  expect(shelvesOf(block)).toEqual([
    'A01-01-1', 'A01-01-2', 'A01-02-1', 'A01-02-2', 'A02-01-1', 'A02-01-2', 'A02-02-1', 'A02-02-2',
  ]); // prettier-ignore
  expect(shelvesOf({ ...block, places: 0 })).toEqual(['A01-01', 'A01-02', 'A02-01', 'A02-02']);
  expect([countShelves(block), countShelves({ ...block, places: 0 })]).toEqual([8, 4]);
});

it('gives labels that benches read, also when two are glued together', () => {
  for (const code of shelvesOf(block)) expect(code).toMatch(SHELF);
  expect(separateCodes('L-A01-01-1L-A02-02-2')).toEqual(['L-A01-01-1', 'L-A02-02-2']);
});

it.each([
  ['two that overlap', [block, { ...block, fromRack: 2, toRack: 9 }]],
  ['racks that run backwards', [{ ...block, fromRack: 3 }]],
  ['a row that is no letter', [{ ...block, row: 'AA' }]],
  ['a thousand racks', [{ ...block, toRack: 1000 }]],
])('refuses %s', (_, blocks) => expect(ShelfBlocks.safeParse(blocks).success).toBe(false));

it('takes the same racks in two rows', () => {
  expect(ShelfBlocks.safeParse([block, { ...block, row: 'B' }]).success).toBe(true);
});

it('takes goods of the kinds that are said of it, and of all where none is', () => {
  const blocks = [
    { ...block, kinds: ['BATTERY_LOOSE' as const, 'BATTERY_BUILT_IN' as const] },
    { ...block, row: 'B', kinds: ['GENERAL' as const] },
    { ...block, row: 'C', kinds: [] },
    { ...block, row: 'D' },
  ];
  expect(takesKinds(blocks, 'A01-01-1', ['BATTERY_LOOSE'])).toBe(true);
  expect(takesKinds(blocks, 'A-2-1', ['BATTERY_LOOSE', 'BATTERY_BUILT_IN'])).toBe(true);
  expect(takesKinds(blocks, 'A01', ['BATTERY_LOOSE', 'LIQUID'])).toBe(false);
  // of which nobody has said any
  expect(takesKinds(blocks, 'A01-01-1', [])).toBe(false);
  expect(takesKinds(blocks, 'B02-01-1', [])).toBe(true);
  expect(takesKinds(blocks, 'B02-01-1', ['LIQUID'])).toBe(false);
  for (const place of ['C01-01-1', 'D01-01-1', 'A03-01', 'A011', 'Z01', 'COOL'])
    expect(takesKinds(blocks, place, ['LIQUID'])).toBe(true);
});

it('are known by their labels, each of them and no other; whoever has noted none has any', () => {
  const blocks = [
    { ...block, row: 'B', fromRack: 3, toRack: 4, levels: 2, places: 0 },
    { ...block, row: 'C', fromRack: 1, toRack: 1, levels: 1, places: 2 },
  ];
  expect(blocks.flatMap(shelvesOf).filter((shelf) => !hasShelf(blocks, shelf))).toEqual([]);
  expect(hasShelf(blocks, 'B-3-2')).toBe(true);
  for (const other of [
    'A03-01',
    'B02-01',
    'B05-01',
    'B03-00',
    'B03-03',
    'B03',
    'B03-01-1',
    'C01-01',
    'C01-01-0',
    'C01-01-3',
    'COOL',
  ])
    expect([other, hasShelf(blocks, other)]).toEqual([other, false]);
  expect(hasShelf([], 'COOL')).toBe(true);
});
