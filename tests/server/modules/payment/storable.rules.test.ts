import { describe, expect, it } from 'vitest';
import { isStorableAll, storable } from '../../../../src/server/modules/payment/storable.rules';

describe('an answer of a provider', () => {
  it.each([
    [{}],
    [{ id: 'pi_1', amount: 500, isPaid: true, note: null, at: undefined }],
    [{ a: { b: [{ c: 'deep' }, 'text', 7, null] } }],
    [{ smile: '\u{1F600}' }],
  ])('is taken as it came: %j', (said) => expect(storable(said)).toBe(said));
  it.each([
    [{ id: 'a\0b' }],
    [{ id: '\uD83D' }],
    [{ id: 'fine', other: '\0' }],
    [{ a: { b: [{ c: 'deep' }, '\0'] } }],
    [{ a: { b: [{ c: '\uDE00' }, 'text'] } }],
  ])('is none where the database has no letters for it: %j', (said) => {
    expect(isStorableAll(said)).toBe(false);
    expect(() => storable(said)).toThrow('an answer with letters that are none');
  });
  it('may be no answer at all', () => expect(storable(undefined)).toBeUndefined());
});
