import { describe, expect, it } from 'vitest';
import { apart, namedChangesOf, strangeIn } from '../../../../src/server/modules/tenant/line-terms.rules';
import { termsOf } from '../../../support/shop-offers';

const known = {
  currencies: ['CNY'],
  warehouses: [
    { id: 'gz', name: 'Guangzhou' },
    { id: 'yw', name: 'Yiwu' },
  ],
  stations: [{ id: 's1', name: 'Harbour kiosk' }],
};

describe('what is otherwise in the terms of a line', () => {
  it('is told with warehouses and stations by their names, also those that are no more', () => {
    const [before, after] = [
      termsOf({ warehouses: ['gz', 'gone'] }),
      termsOf({ warehouses: ['yw'], stations: ['s1'] }),
    ];
    expect(namedChangesOf(before, after, known)).toEqual([
      { path: 'warehouses', before: '["Guangzhou","gone"]', after: '["Yiwu"]' },
      { path: 'stations', before: '[]', after: '["Harbour kiosk"]' },
    ]);
  });

  it('is known by ids all the same', () => {
    expect(strangeIn(termsOf({ currency: 'CNY', warehouses: ['gz', 'Yiwu'] }), known)).toEqual([
      { path: 'warehouses.1', code: 'unknown' },
    ]);
  });
});

it('places that are called alike, or not at all, are told apart', () => {
  const same = ['a', 'b'].map((id) => ({ id, name: 'South' }));
  expect(apart([...same, { id: 'c', name: 'North' }, { id: 'd', name: '' }]).map(({ name }) => name)).toEqual([
    'South (a)',
    'South (b)',
    'North',
    '(d)',
  ]);
});
