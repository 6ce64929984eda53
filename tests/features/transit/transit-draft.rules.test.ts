import { describe, expect, it } from 'vitest';
import { curedBy, newDraft, staying, type Refused } from '../../../src/features/transit/transit-draft.rules';

const line = { transitOptionName: 'AIR' } as Refused;
const draft = { ...newDraft('home'), services: ['sign', 'wrap'], packingWishes: ['corner', 'wrap'] };
const cured = (code: string, values: Record<string, string | number> = {}) => curedBy({ code, values }, line, draft);

describe('a cure of a line’s refusal', () => {
  it.each([
    ['split', { count: 3 }, { boxes: 3 }],
    ['join', { count: 1 }, { boxes: 1 }],
    ['leave-off', { code: 'wrap' }, { services: ['sign'], packingWishes: ['corner'] }],
    ['without-insurance', {}, { insuredValue: undefined }],
    ['to-the-door', {}, { selfPickup: false, stationId: undefined }],
    ['to-a-station', {}, { selfPickup: true }],
  ])('%s changes what is wished for, and takes that line', (code, values, part) =>
    expect(cured(code, values)).toStrictEqual({ lineName: 'AIR', ...part }),
  );
  it.each(['give', 'take-out', 'leave-out', 'other-line'])('%s is none of the wishes', (code) =>
    expect(cured(code)).toBeUndefined(),
  );

  it.each([
    ['the others', 'leave-out', { parcels: 'b,c' }, ['a']],
    ['none, where all are left out', 'leave-out', { parcels: 'a,b,c' }, undefined],
    ['all, where those left out are not there any more', 'leave-out', { parcels: 'd' }, undefined],
    ['all, where nothing is left out', 'split', { count: 2 }, undefined],
  ])('keeps %s together', (_, code, values, rest) => expect(staying({ code, values }, ['a', 'b', 'c'])).toEqual(rest));
});
