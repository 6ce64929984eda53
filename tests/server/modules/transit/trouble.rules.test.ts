import { describe, expect, it } from 'vitest';
import type { Trouble } from '../../../../src/server/db/schema/transit';
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

describe('what is told of a loss', () => {
  const lossOf = (owing: object, answer?: 'DECLINE' | 'CLAIM') =>
    troubleOf(
      { status: 'LOST', trouble: { ...troubleOfKind('LOST', at), ...(answer && { answer }) } as Trouble, movedAt: at },
      { ...OWING, ...owing } as Parameters<typeof troubleOf>[1],
    )?.loss;
  const insured = { owed: { ...OWING.owed, cause: 'INSURED' } };
  const claim = (cause: string) => ({ claim: { id: 'r1', cause, amount: usd(900) } });

  it('is whether the insurance bears it', () => {
    expect(lossOf(insured)).toMatchObject({ isInsured: true, claim: null });
    expect(lossOf({})).toMatchObject({ isInsured: false, claim: null });
  });
  it('is what was claimed, and by which cause, once it was', () => {
    expect(lossOf({ ...insured, ...claim('LOST') })).toMatchObject({
      ...claim('LOST'),
      owed: usd(900),
      isInsured: false,
    });
    expect(lossOf(claim('INSURED'))).toMatchObject({ ...claim('INSURED'), owed: usd(900), isInsured: true });
  });
  it('is that its shopper wants none of it', () => {
    expect(lossOf({}, 'DECLINE')?.isDeclined).toBe(true);
    expect([lossOf({})?.isDeclined, lossOf({}, 'CLAIM')?.isDeclined]).toEqual([false, false]);
  });
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
  it('says what the goods are worth only where they may be lost', () =>
    expect(troubleOf({ status: 'CUSTOMS', trouble, movedAt: at }, OWING)).toMatchObject({
      kind: 'SEIZED',
      goods: null,
    }));
  it.each([
    ['is over with its order', 'CLOSED', trouble],
    ['is none where nobody asks', 'SHIPPED', null],
  ] as const)('%s', (_, status, asked) => expect(troubleOf({ status, trouble: asked, movedAt: at }, OWING)).toBeNull());
});
