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
    expect(weighed).toMatchObject({ marks: ['PHONE', 'NAME', 'WEIGHT', 'CLAIM'], score: 60, awaited: null });
  });
});
