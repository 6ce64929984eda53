import { describe, expect, it } from 'vitest';
import { warehouseCode } from '../../../../src/contract/warehouse-code';
import {
  codesNear,
  numbersNear,
  weighCandidate,
  type Candidate,
} from '../../../../src/server/modules/warehouse/owner-proposal.rules';

const CODE = warehouseCode('ABC234');
const NUMBER = 'SF1234567890123';
const nobody: Candidate = {
  ...{ codes: [], phones: [], names: [], awaited: [], grams: null, isClaimant: false, waits: [] },
};
const seen = { carrier: 'SF', label: '', grams: 640 };
const waits = (number: string) => ({ awaited: [number], waits: [{ parcelId: 'p1', number, title: 'Mug' }] });

describe('who may own goods of nobody’s', () => {
  it('is known by a code with one character wrong or left out, and by no more slips than that', () => {
    for (const label of [`(${CODE.replace('B', '8')})`, CODE.slice(0, 3) + CODE.slice(4), CODE.toLowerCase()])
      expect(codesNear(label), label).toContain(CODE);
    expect(codesNear(`${CODE.slice(0, 5)}98`)).not.toContain(CODE);
    expect(codesNear('no code at all')).toEqual([]);
    const misread = { ...seen, label: `仓 ${CODE.replace('B', '8')}` };
    expect(weighCandidate(NUMBER, misread, { ...nobody, codes: [CODE] })).toMatchObject({ marks: ['CODE'], score: 50 });
  });

  it('is known by a code of which no run of four characters is left', () => {
    const misread = { ...seen, label: `仓 ${CODE.slice(0, 3)}Z${CODE.slice(4)}` };
    expect(weighCandidate(NUMBER, misread, { ...nobody, codes: ['XYZ9876', CODE] })).toMatchObject({
      marks: ['CODE'],
      score: 50,
    });
    expect(weighCandidate(NUMBER, misread, { ...nobody, codes: ['XYZ9876'] })).toMatchObject({ marks: [], score: 0 });
  });

  it('is known by a code whose first or last character is missing', () => {
    for (const label of [CODE.slice(1), CODE.slice(0, -1)]) expect(codesNear(label), label).toContain(CODE);
  });

  it('is looked for in the first eight words that may be codes', () => {
    const others = (count: number) => Array.from({ length: count }, () => 'WWWWWW').join(' ');
    expect(codesNear(`box ${others(7)} ${CODE}`)).toContain(CODE);
    expect(codesNear(`box ${others(8)} ${CODE}`)).not.toContain(CODE);
  });

  it('has numbers near it by each other digit and each two neighbours, and never itself', () => {
    const digits = [...'0123456789'];
    const [first, second] = [digits.filter((one) => one !== '1'), digits.filter((one) => one !== '2')];
    const slips = [...first.map((one) => `A${one}2`), ...second.map((one) => `A1${one}`)];
    expect(numbersNear('A12')).toEqual([...slips, '1A2', 'A21']);
    expect(numbersNear('A11')).not.toContain('A11');
    expect(numbersNear('A11')).toHaveLength(19);
  });

  it('is known by a number with one digit wrong, or two that changed places', () => {
    expect(numbersNear(NUMBER)).not.toContain(NUMBER);
    for (const slip of ['SF1234567890124', 'SF2134567890123']) {
      const weighed = weighCandidate(NUMBER, seen, { ...nobody, ...waits(slip) });
      expect(weighed).toMatchObject({ marks: ['NUMBER', 'AWAITED'], awaited: { number: slip } });
    }
    expect(weighCandidate(NUMBER, seen, { ...nobody, ...waits('SF1234567777777') }).marks).toEqual([
      'PREFIX',
      'AWAITED',
    ]);
    expect(weighCandidate(NUMBER, seen, { ...nobody, ...waits('YT1234567890123') })).toMatchObject({ score: 0 });
  });

  it('counts what a claim says, and a claim itself', () => {
    const label = 'Ada Lovelace 86-1380000 4711';
    const said = { names: ['Ada Lovelace'], phones: ['+86 138 0000 4711'], grams: 700, isClaimant: true };
    const weighed = weighCandidate(NUMBER, { ...seen, label }, { ...nobody, ...said });
    expect(weighed).toMatchObject({ marks: ['PHONE', 'NAME', 'WEIGHT', 'CLAIM'], score: 50, awaited: null });
  });
});
