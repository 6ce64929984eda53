import { describe, expect, it } from 'vitest';
import type { Advice } from '../../../../src/contract/transit-advice';
import { quoteLines } from '../../../../src/contract/transit-cures';
import { quoteTransit } from '../../../../src/contract/transit-quote';
import {
  mostOf,
  presentEstimate,
  type Estimated,
  type OfferedVersion,
  type PackingWay,
} from '../../../../src/server/modules/transit/estimate.rules';
import { IN_DOLLARS, lineOf, parcelOf, requestOf } from '../../../support/transit-terms';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const say = (text: Record<string, string>) => text.en ?? '';
const service = {
  code: 'sign',
  name: { en: 'Signature' },
  charge: { per: 'ORDER' as const, fee: 500 },
  isForced: true,
};
const offered = (name: string, title: string, given: Parameters<typeof lineOf>[0] = {}): OfferedVersion => ({
  ...lineOf(given, name),
  title: { en: title },
});
const air = offered('AU-AIR', 'By air', { services: [service], cover: { en: 'To the door' } });
const sea = offered('AU-SEA', 'By sea', { minDays: 30, maxDays: 45, delivery: 'STATION' });
const germany = offered('DE-AIR', 'To Germany', { zone: { countries: ['de'] } });
const request = requestOf({ parcels: [parcelOf({ valueFen: 1000 }), parcelOf({ id: 'p2', valueFen: 500 })] });
const charge = { per: 'ORDER' as const, fee: 1000, min: 0, max: null };
const way: PackingWay = { code: 'box', name: { en: 'Wooden box' }, charge };
const lines = [air, sea, germany];
const estimated = {
  ...quoteLines(lines, request, IN_DOLLARS),
  advice: [],
  allowance: null,
  modes: ['PACK_FIRST'],
  waitUntil: null,
  packing: [way],
  madeAt: '2026-11-22T10:00:00.000Z',
  shop: IN_DOLLARS,
  ...{ request, lines },
} satisfies Estimated;
const kept = { quoteId: 'q1', expiresAt: '2026-11-22T11:00:00.000Z' };
const contentsOf = (ids: readonly string[]) => ids.map((id) => `${id}’s`);
const present = (change: Partial<Estimated> = {}) => presentEstimate({ ...estimated, ...change }, kept, { say, contentsOf }); // prettier-ignore

describe('an estimate', () => {
  it('is kept by its number until its time, and says what the goods are worth without the shop’s margin', () =>
    // ¥15 at 0.1383
    expect(present()).toMatchObject({ ...kept, goods: dollars(207), packing: [{ code: 'box', name: 'Wooden box' }] }));
  it('shows each line that takes it, with its days, its services and its receipt', () => {
    // the cheaper one first: by air somebody has to sign
    const [bySea, byAir] = present().quotes;
    expect(present().quotes).toHaveLength(2);
    expect(byAir).toMatchObject({
      ...{ transitOptionName: 'AU-AIR', title: 'By air', minDays: 7, maxDays: 12, cover: 'To the door' },
      ...{ delivery: air.terms.delivery, isInsurable: false, customsFields: air.terms.customsFields },
      ...{ stations: air.terms.stations, localExpressCompanies: air.terms.localExpressCompanies },
      services: [{ code: 'sign', name: 'Signature', isForced: true }],
    });
    expect(bySea).toMatchObject({ transitOptionName: 'AU-SEA', title: 'By sea', minDays: 30, maxDays: 45, delivery: 'STATION', services: [] }); // prettier-ignore
    expect(byAir?.receipt).toMatchObject({
      ...{ transitOptionName: 'AU-AIR', versionId: 'AU-AIR-1', madeAt: '2026-11-22T10:00:00.000Z' },
      chargeableGrams: quoteTransit(air, request, IN_DOLLARS).chargedGrams,
      total: quoteTransit(air, request, IN_DOLLARS).total?.local,
    });
  });
  it('says what all of it would cost apart, where that was asked', () => {
    expect(present({ apart: dollars(4200) }).apart).toEqual(dollars(4200));
    expect(present().apart).toBeNull();
  });
  it('says of a line whether it can be insured', () => {
    const insurance = { kind: 'percent', startAbove: 0, basisPoints: 200, min: 0, max: null };
    const insured = { ...air, terms: { ...air.terms, insurance } } as unknown as OfferedVersion;
    expect(present({ lines: [insured, sea, germany] }).quotes.map(({ isInsurable }) => isInsurable)).toEqual([false, true]); // prettier-ignore
  });
  it('names the lines that do not take it, and why', () => {
    expect(present().refused).toMatchObject([
      { transitOptionName: 'DE-AIR', title: 'To Germany', refusals: [{ code: 'country-not-served' }] },
    ]);
  });
  it('leaves out a quote without a sum, and one of a line that is no longer offered', () => {
    const all = [...estimated.refused, ...estimated.quotes];
    expect(present({ quotes: all }).quotes).toHaveLength(2);
    expect(present({ lines: [sea] })).toMatchObject({ quotes: [{ transitOptionName: 'AU-SEA' }], refused: [] });
  });
});

describe('what insurance costs', () => {
  // three in a hundred, from ¥5 up, above ¥2
  const insurance = { kind: 'percent', startAbove: 200, basisPoints: 300, min: 500, max: null } as const;
  const insured = offered('AU-INS', 'Insured', { insurance });
  const feeOf = (valueFen: number, { line = insured, insuredFen = null }: { line?: OfferedVersion; insuredFen?: number | null } = {}) => {
    const asked = requestOf({ parcels: [parcelOf({ valueFen })], insuredFen });
    const made = { ...estimated, ...quoteLines([line], asked, IN_DOLLARS), request: asked, lines: [line] };
    return presentEstimate(made, kept, { say }).quotes[0];
  }; // prettier-ignore
  const costOf = (valueFen: number, insuredFen: number | null) =>
    quoteTransit(insured, requestOf({ parcels: [parcelOf({ valueFen })], insuredFen }), IN_DOLLARS).total!.local.amount;

  it('is the difference that it makes to the sum, of all that can be insured', () => {
    // ¥30 of ¥1,000 at 0.1383 and two per cent
    expect(feeOf(100_000)).toMatchObject({ isInsurable: true, insuranceFee: dollars(423) });
    expect(costOf(100_000, 100_000) - costOf(100_000, null)).toBe(423);
  });
  it('is the same whether it was chosen, in part, or not', () => {
    for (const insuredFen of [null, 20_000, 100_000])
      expect(feeOf(100_000, { insuredFen })?.insuranceFee).toEqual(dollars(423));
  });
  it('is nothing for what is worth less than it begins at', () =>
    expect(feeOf(100)).toMatchObject({ isInsurable: true, insuranceFee: dollars(0) }));
  it('is not said of what is worth nothing, nor by a line that insures nothing', () => {
    expect(feeOf(0)).toMatchObject({ isInsurable: false, insuranceFee: null });
    expect(feeOf(100_000, { line: sea })).toMatchObject({ isInsurable: false, insuranceFee: null });
  });
});

describe('what it may come to', () => {
  it('is priced by boxes with as much packing as is likely', () => {
    const quote = quoteTransit(air, request, IN_DOLLARS);
    const most = mostOf(air, quote, request, IN_DOLLARS);
    expect(most?.currency).toBe('USD');
    expect(most?.amount).toBeGreaterThan(quote.total?.local.amount ?? Infinity);
    expect(present().quotes[1]?.receipt.atMost).toEqual(most);
  });
  it('is not said where the line would ask no more for it', () => {
    const coarse = lineOf({ weight: { ...air.terms.weight, stepGrams: 50_000 } });
    expect(mostOf(coarse, quoteTransit(coarse, request, IN_DOLLARS), request, IN_DOLLARS)).toBeNull();
  });
  it('is not said where the line would refuse that', () => {
    const near = lineOf({ weight: { ...air.terms.weight, maxScaleGrams: 4700 } });
    expect(mostOf(near, quoteTransit(near, request, IN_DOLLARS), request, IN_DOLLARS)).toBeNull();
  });
});

describe('what would be cheaper', () => {
  const saves = dollars(510);
  const composed = (advice: Advice) => present({ advice: [advice] }).composer[0];
  const nothing = { parcelIds: [], contents: '', moreContents: 0, code: null, grams: null, transitOptionName: null, title: null, boxes: null, extraDays: null, until: null }; // prettier-ignore

  it('is to leave packing behind, by its name', () =>
    expect(composed({ kind: 'LEAVE_PACKING', code: 'box', parcelIds: ['p1'], grams: 900, saves })).toEqual({
      ...{ ...nothing, kind: 'LEAVE_PACKING', saves, parcelIds: ['p1'], contents: 'p1’s' },
      ...{ code: 'box', grams: 900, title: 'Wooden box' },
    }));
  it('is to wait for what arrives, until the day when it is there', () => {
    const until = '2026-11-24T10:00:00.000Z';
    const advice: Advice[] = [{ kind: 'WAIT', parcelIds: ['p1', 'p2'], saves }];
    expect(present({ advice, waitUntil: new Date(until) }).composer[0]).toEqual({
      ...{ ...nothing, kind: 'WAIT', saves, parcelIds: ['p1', 'p2'], contents: 'p1’s, p2’s', until },
    });
  });
  it('names three things that it is about, and counts the others', () => {
    const parcelIds = ['p1', 'p2', 'p3', 'p4', 'p5'];
    expect(composed({ kind: 'WAIT', parcelIds, saves })).toMatchObject({
      ...{ contents: 'p1’s, p2’s, p3’s', moreContents: 2 },
    });
  });
  it('is another line, in so many boxes and days', () => {
    expect(composed({ kind: 'LINE', lineName: 'AU-SEA', boxes: 2, extraDays: 33, saves })).toEqual({
      ...{ ...nothing, kind: 'LINE', saves, transitOptionName: 'AU-SEA', title: 'By sea', boxes: 2, extraDays: 33 },
    });
    expect(composed({ kind: 'LINE', lineName: 'gone', boxes: 1, extraDays: 0, saves })?.title).toBe('');
  });
  it('is told without contents to who has no words for them', () => {
    const advice: Advice[] = [{ kind: 'WAIT', parcelIds: ['p1'], saves }];
    expect(presentEstimate({ ...estimated, advice }, kept, { say }).composer[0]?.contents).toBe('');
  });
});
