import { describe, expect, it } from 'vitest';
import { withCures } from '../../src/contract/transit-cures';
import { quoteTransit } from '../../src/contract/transit-quote';
import { receiptOf, recompute } from '../../src/contract/transit-receipt';
import type { StationTerms, TransitRequest } from '../../src/contract/transit-request';
import type { GivenTerms } from '../support/transit-lines';
import { boxOfSides, IN_YUAN, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const PIER: StationTerms = { id: 'pier', maxSideMm: null, maxBoxGrams: null, maxOrderGrams: null, feeFen: 0 };
const boxes = [boxOfSides(4000, 900, 300, 200), boxOfSides(5000, 400)];
const asked = (station: Partial<StationTerms>, given: Partial<TransitRequest> = {}) =>
  requestOf({ delivery: 'STATION', station: { ...PIER, ...station }, boxes, ...given });
const BOTH: Partial<GivenTerms> = { delivery: 'BOTH' };
const refused = (station: Partial<StationTerms>, given = BOTH) =>
  quoteTransit(lineOf(given), asked(station), IN_YUAN).refusals.map(({ code, limit, over }) => [code, limit, over]);

describe('a station', () => {
  it('takes what is as long and as heavy as it takes, and says by how much the rest is over', () => {
    expect(refused({ maxSideMm: 900, maxBoxGrams: 5000, maxOrderGrams: 9000 })).toEqual([]);
    expect(refused({ maxSideMm: 899, maxBoxGrams: 4999, maxOrderGrams: 8999 })).toEqual([
      ['station-side-too-long', 899, 1],
      ['station-box-too-heavy', 4999, 1],
      ['station-too-heavy', 8999, 1],
    ]);
  });
  it('is one that the line goes to, and none where the line goes to doors alone', () => {
    expect(refused({}, { ...BOTH, stations: ['pier', 'quay'] })).toEqual([]);
    expect(refused({}, { ...BOTH, stations: ['quay'] })).toEqual([['station-not-served', null, null]]);
    expect(refused({ maxBoxGrams: 1 }, { delivery: 'DOOR' })).toEqual([['delivery-not-offered', 'DOOR', null]]);
  });
  it('costs its fee once, which anybody can compute again, and nothing at the door', () => {
    const version = lineOf(BOTH);
    const costOf = (request: TransitRequest) => quoteTransit(version, request, IN_YUAN).total?.cny.amount ?? NaN;
    const [free, paid] = [asked({}), asked({ feeFen: 600 })];
    expect(costOf(paid) - costOf(free)).toBe(600);
    const receipt = receiptOf(version, paid, IN_YUAN, '2026-11-28T00:00:00.000Z');
    expect(receipt?.rows.filter(({ code }) => code === 'station-fee')).toMatchObject([{ amount: 600 }]);
    expect(receipt && recompute(receipt, [version])?.total).toEqual(receipt?.total);
    expect(quoteTransit(version, free, IN_YUAN).rows.some(({ code }) => code === 'station-fee')).toBe(false);
  });
  it('is cured by more boxes, by fewer parcels, or by the door where the line goes there too', () => {
    const allowance = { minGrams: 0, gramsBasisPoints: 0, roomBasisPoints: 0 };
    const cures = (station: Partial<StationTerms>, given: Partial<GivenTerms>) => {
      const parcels = [parcelOf({ id: 'a', grams: 3000 }), parcelOf({ id: 'b', grams: 2000 })];
      const request = asked(station, { parcels, boxes: { count: 1, allowance } });
      const line = lineOf(given);
      return withCures(line, request, IN_YUAN, quoteTransit(line, request, IN_YUAN).refusals).map((each) => each.cures);
    };
    const [split, lighter] = [{ kind: 'SPLIT', boxes: 2 }, { kind: 'TAKE_OUT', parcelIds: ['b'] }];
    const door = { kind: 'DELIVERY', delivery: 'DOOR' };
    expect(cures({ maxBoxGrams: 3000 }, BOTH)).toEqual([[split, lighter, door]]);
    expect(cures({ maxOrderGrams: 3000 }, BOTH)).toEqual([[lighter, door]]);
    expect(cures({ maxOrderGrams: 3000 }, { delivery: 'STATION' })).toEqual([[lighter]]);
    expect(cures({}, { ...BOTH, stations: ['quay'] })).toEqual([[door]]);
  });
}); // prettier-ignore
