import { expect, it } from 'vitest';
import { playedFaults } from '../../../src/demo/played-staff/played-fault';

type Bought = Parameters<typeof playedFaults>[0];
const bought = (count: number, finding = '') =>
  Array.from({ length: count }, (_, index) => ({
    item: { id: `i${index}`, itemId: `item-${index}`, skuId: 's', finding, totalLocal: 1000 },
    language: 'vi',
  })) as Bought;

it('finds about one thing in so many wrong, always the same ones, with a part of its price for keeping it', () => {
  const found = playedFaults(bought(2000), 20);
  expect(found.length).toBeGreaterThan(70);
  expect(found.length).toBeLessThan(130);
  expect(playedFaults(bought(2000), 20)).toEqual(found);
  expect(new Set(found.map(({ offerLocal }) => offerLocal))).toEqual(new Set([100, 200, 300]));
  expect(found.map(({ finding }) => finding)).toContain('Có vết xước.');
});

it('finds nothing wrong where nothing shall be, nor with what came in place of a faulty thing', () => {
  expect(playedFaults(bought(100), 0)).toEqual([]);
  expect(playedFaults(bought(100))).toEqual([]);
  expect(playedFaults(bought(100, 'It was torn'), 1)).toEqual([]);
});
