import { describe, expect, it } from 'vitest';
import type { ParcelStorage } from '../../../../src/contract/parcel';
import { LIMITS } from '../../../../src/contract/limits';
import { splitOf } from '../../../../src/server/modules/warehouse/split.rules';

const money = { cnyToLocalRate: '1', marginBasisPoints: 0, currency: 'CNY' };
const storage = (amount: number) => ({ fee: { cny: { amount }, local: { amount: 0 } } }) as ParcelStorage;
const shelf = { disposalRefusal: null, storage: storage(0), items: [1, 2] };

describe('taking a parcel apart', () => {
  it('costs its fee, of more than one thing', () => {
    expect(splitOf(shelf, money)).toMatchObject({ fee: { local: { amount: LIMITS.splitFen } }, refusal: null });
    expect(splitOf({ ...shelf, items: [1] }, money)).toBeNull();
  });
  it('waits for what the bin waits for, and for its storage', () => {
    expect(splitOf({ ...shelf, disposalRefusal: 'SERVICE_WAITS' }, money)?.refusal).toBe('SERVICE_WAITS');
    expect(splitOf({ ...shelf, storage: storage(1) }, money)?.refusal).toBe('STORAGE_DUE');
    expect(splitOf({ ...shelf, storage: null }, money)?.refusal).toBeNull();
  });
});
