import { describe, expect, it } from 'vitest';
import type { DeskTransit } from '../../../src/contract/packing-desk';
import { begin, hear, isWhole, measuresOf, repack, stepOf, toDo } from '../../../src/desks/packing/bench-pack.rules';

const KINDS = [
  { name: 'S', lengthMm: 200, widthMm: 150, heightMm: 100, tareGrams: 90 },
  { name: 'M', lengthMm: 300, widthMm: 250, heightMm: 200, tareGrams: 180 },
];
const [A, B] = ['PC261126AAAAAAAA', 'PC261126BBBBBBBB'];
const parcel = (id: string, parcelNo: string) => ({ id, parcelNo, numbers: [`SF00000000000${id}`] });
const order = {
  orderNo: 'TO261126ABCDEFGH',
  wantedBoxes: 1,
  wishes: [
    { code: 'bubble', name: 'Bubble wrap' },
    { code: 'tag', name: 'Tags off' },
  ],
  parcels: [parcel('1', A), parcel('2', B)],
} as DeskTransit;

/** @returns what is said to each code, and what lies there in the end */
const play = (...codes: string[]) => playWith(order, codes);
const playWith = (of: DeskTransit, codes: string[]) =>
  codes.reduce(
    ({ packing, says }, code) => {
      const heard = hear(packing, code, KINDS);
      return { packing: heard.packing, says: [...says, heard.say] };
    },
    { packing: begin(of), says: [] as string[] },
  );

describe('what is scanned at a packing table', () => {
  it('is asked for one thing after the other, and nothing is left out', () => {
    const steps = [A, B, '!OK', '2', '!Q-2', '2', '1250'].map((_, at, all) =>
      stepOf(play(...all.slice(0, at)).packing),
    );
    expect(steps).toEqual(['PARCELS', 'PARCELS', 'SERVICES', 'SERVICES', 'BOX', 'BOX', 'SCALE']);
    const { packing, says } = play(A, B, '!OK', '2', '2', '1250');
    expect(says).toEqual(['SEEN', 'ALL_SEEN', 'TICKED', 'TICKED', 'CHOSEN', 'NOTED']);
    expect([stepOf(packing), isWhole(packing), toDo(packing)]).toEqual(['SEAL', true, []]);
    expect(measuresOf(packing)).toEqual([
      { grams: 1250, lengthMm: 300, widthMm: 250, heightMm: 200, parcelIds: ['1', '2'], photos: [] },
    ]);
  });

  it('looks twice where there are not as many boxes as the price was told of', () => {
    const two = { ...order, wantedBoxes: 2 };
    const first = playWith(two, [A, B, '!OK', '2', '2', '1250']);
    expect(first.says.at(-1)).toBe('LOOK_TWICE');
    expect(first.packing.doubt).toEqual({ code: '1250', why: 'BOXES' });
    expect(playWith(two, [A, B, '!OK', '2', '2', '1250', '!OK']).says.at(-1)).toBe('NOTED');
  });

  it('goes no further where a parcel is wrong, until it is put away or the right one comes', () => {
    const wrong = 'PC261126CCCCCCCC';
    expect(play(A, wrong, B).says).toEqual(['SEEN', 'WRONG', 'ALL_SEEN']);
    const { packing, says } = play(A, B, wrong, '!Q-1', '1', '!OK', '!Q-1');
    expect(says).toEqual(['SEEN', 'ALL_SEEN', 'WRONG', 'WRONG', 'WRONG', 'CLEARED', 'TICKED']);
    expect(packing.wrong).toBeUndefined();
  });

  it('takes a size of its own, another shipment for what it is, and no box that is not there', () => {
    const { packing, says } = play(A, B, '1', '2', '9', '0', '900', '320X240X180');
    expect(says.slice(4)).toEqual(['NO_BOX', 'CHOSEN', 'NOTED', 'NOTED']);
    expect(measuresOf(packing)[0]).toMatchObject({ grams: 900, lengthMm: 320, widthMm: 240, heightMm: 180 });
    expect(play('TO261126ZZZZZZZZ').says).toEqual(['OTHER_ORDER']);
    expect(play('1250', A, A).says).toEqual(['TOO_SOON', 'SEEN', 'ALREADY']);
  });

  it('puts what comes after a box was closed into another, and forgets boxes that are packed again', () => {
    const { packing } = playWith({ ...order, wantedBoxes: 2 }, [A, '1', '400', B, '1', '2', '2', '700']);
    expect(measuresOf(packing).map(({ parcelIds, grams }) => [parcelIds, grams])).toEqual([
      [['1'], 400],
      [['2'], 700],
    ]);
    const again = repack(packing);
    expect([again.boxes.length, stepOf(again), again.done.length]).toEqual([1, 'BOX', 2]);
  });

  describe('of a shipment that was weighed and measured when it came', () => {
    const weighed = {
      ...order,
      wishes: [],
      parcels: order.parcels.map((one) => ({ ...one, grams: 1000, sides: [250, 200, 150] as const })),
    } as unknown as DeskTransit;

    it('is asked about once where it contradicts that, and taken where it is said again', () => {
      const { packing, says } = playWith(weighed, [A, B, '2', '12500']);
      expect(says.slice(2)).toEqual(['CHOSEN', 'LOOK_TWICE']);
      expect([stepOf(packing), packing.doubt]).toEqual(['SCALE', { code: '12500', why: 'HEAVY' }]);
      for (const sure of ['12500', '!OK']) {
        const { packing: taken, says: said } = playWith(weighed, [A, B, '2', '12500', sure]);
        expect([said.at(-1), taken.boxes[0]?.grams, taken.doubt]).toEqual(['NOTED', 12_500, undefined]);
      }
    });

    it('takes what is right in place of it, and asks about that where it is in doubt too', () => {
      expect(playWith(weighed, [A, B, '2', '12500', '2250']).packing).toMatchObject({ boxes: [{ grams: 2250 }] });
      const { packing, says } = playWith(weighed, [A, B, '2', '12500', '100']);
      expect([says.at(-1), packing.doubt?.why, packing.boxes[0]?.grams]).toEqual(['LOOK_TWICE', 'LIGHT', undefined]);
    });

    it('asks about a box that the largest parcel does not go into', () => {
      const { packing, says } = playWith(weighed, [A, B, '1']);
      expect([says.at(-1), packing.doubt?.why, stepOf(packing)]).toEqual(['LOOK_TWICE', 'SMALL', 'BOX']);
      expect(stepOf(hear(packing, '1', KINDS).packing)).toBe('SCALE');
    });
  });
});
