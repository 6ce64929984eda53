import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  clockDeed,
  nextClock,
  papersBefore,
  restockedAt,
  wantsPapers,
  type Standing,
} from '../../../../src/server/modules/transit/transit.rules';

const MOVED = new Date('2026-11-01T00:00:00.000Z');
const DAY_MS = 86_400_000;
const after = (days: number) => new Date(MOVED.getTime() + days * DAY_MS);
const order = (given: Partial<Standing>): Standing => ({ mode: 'PACK_FIRST', status: 'SEIZED', holds: [], movedAt: MOVED, ...given }); // prettier-ignore
const asked = { kind: 'SEIZED', note: '', at: MOVED.toISOString() } as const;
const answered = { ...asked, papers: { words: '', photos: [], at: MOVED.toISOString() } };
const seized = order({ trouble: asked });
const sent = order({ trouble: answered });
const back = order({ status: 'RETURNED' });
const heldUp = order({ status: 'CUSTOMS', holds: ['PAPERS_WANTED'] });
const onItsWay = order({ status: 'SHIPPED' });
const nothingDue = { due: null, closeFee: { amount: 0, currency: 'USD' } };

describe('the clock of a shipment in trouble', () => {
  const course = (of: Standing): [number, string | undefined][] => {
    const times: [number, string | undefined][] = [];
    for (let at = nextClock(of, MOVED); at; at = nextClock(of, at))
      times.push([(at.getTime() - MOVED.getTime()) / DAY_MS, clockDeed(of, at)]);
    return times;
  };
  it.each<[string, Standing, unknown]>([
    ['seized', seized, [[7, 'REMIND'], [11, 'REMIND'], [14, 'GIVE_UP']]],
    ['seized before anybody was asked', order({}), [[7, 'REMIND'], [11, 'REMIND'], [14, 'GIVE_UP']]],
    ['seized, and its papers are there', sent, []],
    ['come back', back, [[7, 'REMIND'], [11, 'REMIND'], [14, 'RESTOCK']]],
  ])('%s', (_, of, times) => expect(course(of)).toEqual(times)); // prettier-ignore
});

describe('papers', () => {
  it.each<[string, Standing, boolean, Date | null]>([
    ['of what was seized are waited for to a day', seized, true, after(14)],
    ['that were sent are not', sent, false, null],
    ['of what is held up are waited for without an end', heldUp, true, null],
    ['that were sent for what is held up are not', { ...heldUp, trouble: answered }, false, null],
    ['of what goes on are not', onItsWay, false, null],
    ['of what came back are not', back, false, null],
  ])('%s', (_, of, areWanted, before) => {
    expect(wantsPapers(of)).toBe(areWanted);
    expect(papersBefore(of)).toEqual(before);
  });
});

it('what came back lies in store again by itself after a fortnight, and nothing else does', () => {
  expect(restockedAt(back)).toEqual(after(14));
  expect([seized, onItsWay].map(restockedAt)).toEqual([null, null]);
});

describe('what a shopper can do about it', () => {
  const until = after(14).toISOString();
  it.each<[string, Standing, unknown]>([
    ['seized', seized, [{ name: 'SEND_PAPERS', effect: 'GOES_ON', fee: null, until }, { name: 'GIVE_UP', effect: 'ENDS', fee: null, until }]],
    ['seized, and papers were sent', sent, [{ name: 'GIVE_UP', effect: 'ENDS', fee: null, until: null }]],
    ['held up', heldUp, [{ name: 'SEND_PAPERS', effect: 'GOES_ON', fee: null, until: null }]],
    ['come back', back, [{ name: 'RESTOCK', effect: 'PARCELS_FREE', fee: null, until }, { name: 'DISPOSE', effect: 'ENDS', fee: null, until }]],
    ['on its way', onItsWay, []],
  ])('%s', (_, of, actions) => expect(actionsOf(of, nothingDue)).toEqual(actions)); // prettier-ignore
});
