import { describe, expect, it } from 'vitest';
import {
  isSure,
  marksOf,
  presentClaim,
  scoreOf,
  type Claimant,
  type ClaimMark,
} from '../../../../src/server/modules/warehouse/parcel-claim.rules';
import { signsOn } from '../../../../src/server/modules/warehouse/label.rules';

const NUMBER = 'SF1234567890123';
const seen = { carrier: 'SF', label: 'HARBOUR (K7M2…) 李小明 138****0118', grams: 1000 };
const nobody: Claimant = { codes: [], phones: [], names: [], awaited: [], grams: null };
const marks = (claimant: Partial<Claimant>, more: Partial<typeof seen> = {}) =>
  marksOf(NUMBER, { ...seen, ...more }, { ...nobody, ...claimant });

describe('what of a claim fits', () => {
  it.each<[string, Partial<Claimant>, ClaimMark[]]>([
    ['four characters of the code', { codes: ['ZZZZZZZ', 'K7M2QRS'] }, ['CODE']],
    ['the last four of them', { codes: ['ZZZK7M2'] }, ['CODE']],
    ['not three of them', { codes: ['7M2QRSK'] }, []],
    ['the end of the telephone', { phones: ['+86 139 0000 0118'] }, ['PHONE']],
    ['not its middle', { phones: ['+86 0118 0000 0119'] }, []],
    ['a telephone of four digits', { phones: ['0118'] }, ['PHONE']],
    ['no telephone of three digits', { phones: ['118'] }, []],
    ['the name, with marks between or not', { names: ['李 小明'] }, ['NAME']],
    ['a name of two letters', { names: ['小明'] }, ['NAME']],
    ['not one letter of it', { names: ['李', ''] }, []],
    ['that the number is waited for', { awaited: [NUMBER] }, ['AWAITED']],
    ['that another one of the courier is', { awaited: ['SF9999999999999'] }, ['AWAITED']],
    ['not one of another courier', { awaited: ['YT9999999999999'] }, []],
    ['a fifth less', { grams: 800 }, ['WEIGHT']],
    ['a fifth more', { grams: 1200 }, ['WEIGHT']],
    ['not more than that', { grams: 1201 }, []],
    ['not less than that', { grams: 799 }, []],
  ])('is %s', (_, claimant, expected) => {
    expect(marks(claimant)).toEqual(expected);
  });

  it('is nothing where the desk saw nothing', () => {
    const all = { codes: ['K7M2QRS'], phones: ['0118'], names: ['李小明'], awaited: ['YT9999999999999'], grams: 5 };
    expect(marksOf(NUMBER, { carrier: '', label: '', grams: null }, all)).toEqual([]);
  });

  it('is no weight where one of both is not known', () => {
    expect(marks({ grams: 0 }, { grams: null as unknown as number })).toEqual([]);
    expect(marks({ grams: null }, { grams: 0 })).toEqual([]);
  });

  it('is the number that is waited for also where its courier is not known, and no other', () => {
    expect(marks({ awaited: [NUMBER] }, { carrier: '' })).toEqual(['AWAITED']);
    expect(marks({ awaited: ['no courier writes so'] }, { carrier: '' })).toEqual([]);
  });

  it('is nothing of the number, which whoever claims has read', () => {
    const claimant = { names: [NUMBER, 'SF123'], phones: ['+86 1300000123'] };
    expect(marks(claimant, { label: `顺丰 ${NUMBER} 王小明` })).toEqual([]);
  });

  it('needs no person where the code is part of it and enough fits besides', () => {
    expect(isSure(['CODE', 'WEIGHT'])).toBe(true);
    expect(isSure(['CODE'])).toBe(false);
    expect(isSure(['PHONE', 'NAME', 'AWAITED', 'WEIGHT'])).toBe(false);
  });

  it('counts what each thing is worth', () => {
    expect(scoreOf([])).toBe(0);
    expect(scoreOf(['CODE', 'PHONE', 'NAME', 'AWAITED', 'WEIGHT'])).toBe(115);
    expect((['CODE', 'PHONE', 'NAME', 'AWAITED', 'WEIGHT'] as const).map((mark) => scoreOf([mark]))).toEqual([
      50, 20, 20, 15, 10,
    ]);
  });
});

describe('a label', () => {
  it('names shoppers by their codes, and by the ids of before, however they are written', () => {
    const id = 'abcdefghijkmnpqrstuv';
    expect(signsOn(`HARBOUR（222222z），${id.toUpperCase()} 广州 2222223`)).toEqual({ codes: [], ids: [id] });
    expect(signsOn('港口 (2222222) 22222222')).toEqual({ codes: ['2222222'], ids: [] });
  });
});

describe('a claim as its shopper sees it', () => {
  const row = {
    id: 'c1',
    trackingNo: 'SF1234567890123',
    statement: 'Mine',
    seller: 'Potter',
    orderRef: 'T1',
    grams: 900,
    status: 'OPEN',
  };
  const kept = {
    ...row,
    proofKeys: ['/a.webp'],
    reason: 'Which colour?',
    createdAt: new Date('2026-11-22T10:00:00.000Z'),
    score: 75,
    marks: ['CODE'],
  };
  const shown = {
    ...row,
    carrier: 'SF',
    photos: ['/a.webp'],
    note: 'Which colour?',
    createdAt: '2026-11-22T10:00:00.000Z',
  };
  it.each([
    [null, null],
    [new Date('2026-11-23T10:00:00.000Z'), '2026-11-23T10:00:00.000Z'],
  ])('says nothing of what fits and how well, decided %s', (decidedAt, told) =>
    expect(presentClaim({ ...kept, decidedAt } as unknown as Parameters<typeof presentClaim>[0])).toEqual({
      ...shown,
      decidedAt: told,
    }),
  );
});
