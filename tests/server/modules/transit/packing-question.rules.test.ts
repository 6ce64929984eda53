import { describe, expect, it } from 'vitest';
import { toldOfQuestion } from '../../../../src/server/modules/transit/packing-question.rules';

const on = (hour: number) => new Date(Date.UTC(2026, 10, 3, hour));
const asked = (about: object = {}) => ({
  ...{ state: 'AGREED' as const, asksLocal: 2776, askedAt: on(9), answeredAt: on(11), note: 'A larger box' },
  ...about,
});
const event = (about: object = {}) => ({
  ...{ status: 'PACKING' as const, by: 'PACKER' as const, note: 'A larger box', at: on(9) },
  ...about,
});
const answer = event({ by: 'SHOPPER', note: null, at: on(11) });

describe('what an event tells of the price of boxes', () => {
  it('is the question, by whoever packs, when it was asked and in its words', () => {
    expect(toldOfQuestion(event(), [asked()])).toEqual({ code: 'ASKED', amount: 2776 });
    expect(toldOfQuestion(event({ note: 'Repacked' }), [asked()])).toBeUndefined();
    expect(toldOfQuestion(event({ at: on(10) }), [asked()])).toBeUndefined();
    expect(toldOfQuestion(event({ status: 'WEIGHED' }), [asked()])).toBeUndefined();
  });

  it.each(['AGREED', 'DECLINED', 'LAPSED'] as const)('is the answer when it came: %s', (state) => {
    expect(toldOfQuestion(answer, [asked({ state })])).toEqual({ code: state, amount: 2776 });
  });

  it('is no answer where a shipment was closed, where none came, or where the packer goes on', () => {
    expect(toldOfQuestion(answer, [asked({ state: 'CLOSED' })])).toBeUndefined();
    expect(toldOfQuestion(answer, [asked({ state: 'ASKED', answeredAt: null })])).toBeUndefined();
    expect(toldOfQuestion(event({ at: on(11), note: null }), [asked()])).toBeUndefined();
  });

  it('is of the one of several that it is about', () => {
    const two = [asked({ state: 'DECLINED' }), asked({ asksLocal: 1900, askedAt: on(14), answeredAt: on(15) })];
    expect(toldOfQuestion(event({ at: on(14) }), two)).toEqual({ code: 'ASKED', amount: 1900 });
    expect(toldOfQuestion(answer, two)).toEqual({ code: 'DECLINED', amount: 2776 });
  });
});
