import { describe, expect, it } from 'vitest';
import {
  holdsWith,
  troubleAfter,
  troubleOf,
  troubleOfKind,
} from '../../../../src/server/modules/transit/trouble.rules';

const AT = '2026-11-01T08:00:00.000Z';
const at = new Date(AT);
const papers = { words: 'The receipt', photos: ['https://shop.example/a.jpg'], at: AT };
const trouble = { kind: 'SEIZED', note: 'No invoice', at: '2026-11-01T07:00:00.000Z', papers } as const;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const sums = { owed: usd(1200), way: usd(1200), cover: usd(0), goods: usd(3600) };
const OWING = { now: at, owed: { cause: 'LOST', ...sums }, claim: undefined } as const;
const unanswered = troubleOfKind('SEIZED', at, 'No invoice');

it('what is asked from now on says so, with the words of who asks', () => {
  expect(unanswered).toEqual({ kind: 'SEIZED', note: 'No invoice', at: AT });
  expect(troubleOfKind('PAPERS_WANTED', at)).toEqual({ kind: 'PAPERS_WANTED', note: '', at: AT });
});

describe('after a carrier’s word a trouble', () => {
  it.each([
    ['stays where customs have taken the goods', unanswered, 'SEIZED', [], unanswered],
    ['is none where nothing is asked', unanswered, 'SHIPPED', ['DELIVERY_TROUBLE'], null],
    ['stays where papers are asked for already', trouble, 'CUSTOMS', ['PAPERS_WANTED'], trouble],
    ['is new where papers are asked for', null, 'CUSTOMS', ['PAPERS_WANTED'], troubleOfKind('PAPERS_WANTED', at)],
  ] as const)('%s', (_, before, status, holds, after) =>
    expect(troubleAfter(before, { status, holds, at })).toEqual(after),
  );
});

it('papers that were sent are waited for no more, what else holds it does', () => {
  const holds = ['PAPERS_WANTED', 'DELIVERY_TROUBLE'] as const;
  expect(holdsWith(holds, trouble)).toEqual(['DELIVERY_TROUBLE']);
  expect(holdsWith(holds, unanswered)).toEqual(holds);
  expect(holdsWith(holds, null)).toEqual(holds);
});

describe('what a shopper sees of a shipment in trouble', () => {
  it.each([
    ['2026-12-01T07:59:59.000Z', papers.photos],
    ['2026-12-01T08:00:00.000Z', []],
  ])('is what was sent, with its pictures for thirty days, with its words for longer: at %s', (now, photos) => {
    expect(troubleOf({ status: 'SEIZED', trouble, movedAt: at }, { ...OWING, now: new Date(now) })).toEqual({
      ...trouble,
      goods: sums.goods,
      loss: null,
      papers: { ...papers, photos },
    });
  });
  it('is what is asked before anything was sent', () =>
    expect(troubleOf({ status: 'SEIZED', trouble: unanswered, movedAt: at }, OWING)).toEqual({
      ...unanswered,
      goods: sums.goods,
      papers: null,
      loss: null,
    }));
  it('is that it came back, since when, whatever was asked before', () =>
    expect(troubleOf({ status: 'RETURNED', trouble, movedAt: at }, OWING)).toEqual({
      kind: 'RETURNED',
      note: '',
      at: AT,
      goods: null,
      papers: null,
      loss: null,
    }));
  it('is what is owed for what is lost, with the sums that it is made of', () =>
    expect(troubleOf({ status: 'LOST', trouble: troubleOfKind('LOST', at), movedAt: at }, OWING)).toMatchObject({
      goods: sums.goods,
      loss: { owed: usd(1200), way: usd(1200), cover: usd(0), isInsured: false },
    }));
  it.each([
    ['is over with its order', 'CLOSED', trouble],
    ['is none where nobody asks', 'SHIPPED', null],
  ] as const)('%s', (_, status, asked) => expect(troubleOf({ status, trouble: asked, movedAt: at }, OWING)).toBeNull());
});
