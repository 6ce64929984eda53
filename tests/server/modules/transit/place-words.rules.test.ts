import { describe, expect, it } from 'vitest';
import { placeWords, type KnownPlaces } from '../../../../src/server/modules/transit/place-words.rules';

const known: KnownPlaces = {
  companies: ['17TRACK'],
  warehouses: [{ en: 'Guangzhou', 'zh-CN': '广州仓' }, { en: 'Yiwu' }],
  say: ({ en = '' }) => `house ${en}`,
  sayDistrict: (name) => `district ${name}`,
};
const said = (place: string, provider = 'own') => placeWords({ provider, place }, known);

describe('where something happened', () => {
  it('is a warehouse by any of its names', () => {
    expect([said('广州仓'), said('Guangzhou'), said('Yiwu')]).toEqual([
      'house Guangzhou',
      'house Guangzhou',
      'house Yiwu',
    ]);
  });
  it('is else a district by its country’s list', () => expect(said('Sydney')).toBe('district Sydney'));
  it('stays as a company outside says it', () => expect(said('Yiwu', '17TRACK')).toBe('Yiwu'));
  it('is nowhere where nobody says it', () => expect(said('')).toBe(''));
});
