import { describe, expect, it } from 'vitest';
import type { ParcelStorage, StockInParcel } from '../../../../src/contract/parcel';
import { fitTogether, REWORK_CODES, reworkOf } from '../../../../src/server/modules/warehouse/rework.rules';

const money = {
  cnyToLocalRate: '1',
  marginBasisPoints: 0,
  currency: 'CNY',
  handling: { reworkFen: 250, returnFen: 0 },
};
const yuan = (amount: number) => ({ cny: { amount }, local: { amount: 0 } });
const storage = (due: number, daysLeft = 0, aDay = 200) =>
  ({ fee: yuan(due), daysLeft, dayFee: yuan(aDay) }) as ParcelStorage;
const shelf = { disposalRefusal: null, storage: storage(0) };

describe('taking parcels apart and putting them together', () => {
  it('costs its fee', () =>
    expect(reworkOf(shelf, money)).toMatchObject({ fee: { local: { amount: 250 } }, refusal: null }));
  it('waits for what the bin waits for, and for storage that is due', () => {
    expect(reworkOf({ ...shelf, disposalRefusal: 'SERVICE_WAITS' }, money).refusal).toBe('SERVICE_WAITS');
    expect(reworkOf({ ...shelf, storage: storage(1) }, money).refusal).toBe('STORAGE_DUE');
    expect(reworkOf({ ...shelf, storage: null }, money).refusal).toBeNull();
  });
  it('is over once storage has reached the most that it costs, and never where it costs nothing', () => {
    expect(reworkOf({ ...shelf, storage: storage(0, -1) }, money).refusal).toBe('STORAGE_FULL');
    expect(reworkOf({ ...shelf, storage: storage(0, -1, 0) }, money).refusal).toBeNull();
    expect(reworkOf({ ...shelf, storage: storage(200, -1) }, money).refusal).toBe('STORAGE_DUE');
  });
  it('is refused by the code of what stands against it', () =>
    expect(REWORK_CODES).toEqual({
      NOT_STORED: 'PARCEL_NOT_FREE',
      REFUND_ASKED: 'REFUND_ASKED',
      SERVICE_WAITS: 'STATE_CONFLICT',
      STORAGE_DUE: 'STATE_CONFLICT',
      STORAGE_FULL: 'STATE_CONFLICT',
    }));
  it('keeps apart what lies apart, and what lines take apart', () => {
    const lying = (id: string, goodsKinds: StockInParcel['goodsKinds']) => ({
      ...{ goodsKinds, warehouse: { id, name: '', region: 'CHINA' as const } },
    });
    const [here, there] = [lying('gz', ['GENERAL']), lying('hk', ['GENERAL'])];
    expect(fitTogether([here, here, here])).toBe(true);
    expect(fitTogether([here, there])).toBe(false);
    expect(fitTogether([here, here, there])).toBe(false);
    expect(fitTogether([here, lying('gz', ['GENERAL', 'LIQUID'])])).toBe(false);
    expect(fitTogether([lying('gz', ['LIQUID', 'GENERAL']), lying('gz', ['GENERAL', 'LIQUID'])])).toBe(true);
  });
});
