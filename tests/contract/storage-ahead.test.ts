import { expect, it } from 'vitest';
import type { StockInParcel } from '../../src/contract/parcel';
import { aheadSum, storedUntil } from '../../src/contract/storage-ahead';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const ahead = { from: '2027-02-27', mostDays: 15, holidays: [] as string[], all: usd(391) };
const stored = (fee = 0) =>
  ({ storage: { dayFee: { local: usd(28) }, fee: { local: usd(fee) } }, storageAhead: ahead }) as StockInParcel;

it.each([
  [stored(), 1, 28],
  [stored(), 14, 392],
  [stored(84), 2, 140],
  // the last of them ends at the most that storage costs
  [stored(), 15, 391],
  [stored(), 99, 391],
  [stored(), 0, 0],
  // what is due is due, but not by this
  [stored(84), 0, 0],
  [{ ...stored(), storageAhead: null }, 5, 0],
  [{ ...stored(), storage: null }, 5, 0],
])('is a day’s price for each of them, what is due, and no more than all of them: %#', (parcel, days, sum) =>
  expect(aheadSum(parcel, days)).toBe(sum),
);

it('counts from the last day that is paid for, over the end of a month', () =>
  expect(storedUntil(ahead, 3)).toBe('2027-03-02'));

it('counts no holiday', () =>
  expect(storedUntil({ ...ahead, holidays: ['2027-02-28', '2027-03-02', '2027-03-04'] }, 2)).toBe('2027-03-04'));
