import { expect, it } from 'vitest';
import { choicesOf } from '../../src/contract/item-choices';

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date(NOW.getTime() + 1);
const FAILED = {
  status: 'QC_FAILED',
  decideBefore: LATER,
  offerLocal: 30,
  totalLocal: 100,
  refundedLocal: 0,
  topUpLocal: 0,
  isAsked: false,
} as const;
const said = (item: Partial<Parameters<typeof choicesOf>[0]>) =>
  choicesOf({ ...FAILED, ...item }, 'USD', NOW).map(({ decision, money }) => [decision, money?.amount ?? null]);

it('offers what can be said to a fault, each with its money', () => {
  expect(said({})).toEqual([['ACCEPT', null], ['PART_REFUND', 30], ['EXCHANGE', null], ['RETURN', 100]]); // prettier-ignore
});

it('gives back no more than is left, and offers no money where there is none', () => {
  expect(said({ refundedLocal: 80 })).toEqual([['ACCEPT', null], ['PART_REFUND', 20], ['EXCHANGE', null], ['RETURN', 20]]); // prettier-ignore
  expect(said({ refundedLocal: 100 }).map(([decision]) => decision)).toEqual(['ACCEPT', 'EXCHANGE']);
  expect(said({ offerLocal: 0 }).map(([decision]) => decision)).toEqual(['ACCEPT', 'EXCHANGE', 'RETURN']);
});

it('gives back with the goods what was paid more for them, and only with them', () => {
  expect(said({ topUpLocal: 7 })).toEqual([['ACCEPT', null], ['PART_REFUND', 30], ['EXCHANGE', null], ['RETURN', 107]]); // prettier-ignore
});

it('offers to keep it and nothing else while its money is asked for, until it is too late', () => {
  expect(said({ isAsked: true })).toEqual([['ACCEPT', null]]);
  expect(said({ isAsked: true, decideBefore: NOW })).toEqual([]);
});

it('offers nothing once it is too late, or nothing is wrong', () => {
  expect(said({ decideBefore: NOW })).toEqual([]);
  expect(said({ decideBefore: null })).toEqual([]);
  expect(said({ status: 'QC_PASSED' })).toEqual([]);
});
