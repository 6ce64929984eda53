import type { DeskTransit } from '../../contract/packing-desk';
import type { PackingBox } from '../../contract/packing-box';
import { readCode } from '../../contract/scan-code';
import type { ScanSound } from '../../contract/scan';
import { doubtsOf, type Doubt } from './box-doubt.rules';

export interface BenchBox {
  /** Of the shop's own boxes; empty of another one. */
  name: string;
  grams?: number;
  sides?: readonly [number, number, number];
  /** A size of its own is measured when it is closed. */
  isOwn?: boolean;
  parcelIds: string[];
  photos: string[];
}

/** What lies on the packing table, and what was done to it so far. */
export interface Packing {
  order: DeskTransit;
  boxes: BenchBox[];
  /** Wishes that are done, by their codes. */
  done: string[];
  /** What does not belong into this shipment: nothing goes on until somebody has put it away. */
  wrong?: string;
  /** What contradicts how its parcels came: the same once more says that it is right. */
  doubt?: { code: string; why: Doubt };
}

export const PACKING_STEPS = ['PARCELS', 'SERVICES', 'BOX', 'SCALE', 'SIZE', 'SEAL'] as const;
export type PackingStep = (typeof PACKING_STEPS)[number];
export type PackingSay = keyof typeof SAYS;

/** What the bench says, each with its sound. */
const SAYS = {
  ...({ BEGUN: 'GOOD', SEEN: 'GOOD', ALL_SEEN: 'GOOD', TICKED: 'GOOD', CHOSEN: 'GOOD', NOTED: 'GOOD' } as const),
  ...({ CLEARED: 'GOOD', SEALED: 'GOOD', ASKED: 'GOOD' } as const),
  ...({ ALREADY: 'LOOK', LOOK_TWICE: 'LOOK', UNKNOWN: 'UNKNOWN' } as const),
  ...({ WRONG: 'REFUSED', NO_BOX: 'REFUSED', TOO_SOON: 'REFUSED', OTHER_ORDER: 'REFUSED' } as const),
  ...({
    NOT_NOW: 'REFUSED',
    OTHERS: 'REFUSED',
    OVER: 'REFUSED',
    NO_PRICE: 'REFUSED',
    LOST: 'REFUSED',
    FULL: 'REFUSED',
  } as const),
} satisfies Record<string, ScanSound>;
export const soundOfSay = (say: PackingSay): ScanSound => SAYS[say];

const EMPTY: BenchBox = { name: '', parcelIds: [], photos: [] };
export const begin = (order: DeskTransit): Packing => ({ order, boxes: [EMPTY], done: [] });

export const seenOf = ({ boxes }: Packing): string[] => boxes.flatMap(({ parcelIds }) => parcelIds);
const missing = (packing: Packing) => packing.order.parcels.filter(({ id }) => !seenOf(packing).includes(id));
export const toDo = ({ order, done }: Packing) => order.wishes.filter(({ code }) => !done.includes(code));

const isClosed = ({ grams, sides }: BenchBox) => grams !== undefined && sides !== undefined;

/** What is to be done next: one thing after the other, and nothing is left out. */
export function stepOf(packing: Packing): PackingStep {
  const box = packing.boxes.at(-1) ?? EMPTY;
  const isChosen = box.sides !== undefined || box.isOwn === true;
  // a box that is whole is closed: the next parcel begins another
  if (missing(packing).length > 0 && (!isChosen || isClosed(box))) return 'PARCELS';
  if (missing(packing).length === 0 && toDo(packing).length > 0) return 'SERVICES';
  if (!isChosen) return 'BOX';
  if (!box.grams) return 'SCALE';
  if (!box.sides) return 'SIZE';
  return 'SEAL';
}

/** Whether every box is whole, so that it has a price. */
export const isWhole = (packing: Packing): boolean => stepOf(packing) === 'SEAL' && missing(packing).length === 0;

export const measuresOf = ({ boxes }: Packing) =>
  boxes.flatMap(({ grams, sides, parcelIds, photos }) =>
    grams && sides
      ? { ...{ grams, lengthMm: sides[0], widthMm: sides[1], heightMm: sides[2] }, parcelIds, photos }
      : [],
  );

export interface Heard {
  say: PackingSay;
  packing: Packing;
}

const ORDER_NO = /^(?:T-)?TO\d{6}[A-Z0-9]{8}(?:-\d{1,2})?$/;
export const isOrderCode = (code: string): boolean => ORDER_NO.test(code);

/** What a code does to what lies on the table; a measure that can hardly be right is asked about once. */
export function hear(packing: Packing, code: string, kinds: readonly PackingBox[]): Heard {
  const { doubt, ...rest } = packing;
  if (!doubt) return asked(packing, code, kinds);
  if (code === doubt.code || code === '!OK') return take(rest, doubt.code, kinds);
  return asked(rest, code, kinds);
}

function asked(packing: Packing, code: string, kinds: readonly PackingBox[]): Heard {
  const heard = take(packing, code, kinds);
  const why = newDoubt(packing, heard.packing);
  return why ? { say: 'LOOK_TWICE', packing: { ...packing, doubt: { code, why } } } : heard;
}

/** What is in doubt of what was measured now. */
function newDoubt(before: Packing, now: Packing): Doubt | undefined {
  const { boxes, order } = now;
  const [box, was] = [boxes.at(-1) ?? EMPTY, before.boxes.at(-1) ?? EMPTY];
  const inIt = order.parcels.filter(({ id }) => box.parcelIds.includes(id));
  const grams = box.grams === was.grams ? undefined : box.grams;
  const sides = box.sides === was.sides ? undefined : box.sides;
  const [why] = doubtsOf({ grams, sides }, inIt);
  if (why) return why;
  // its price was told for another number of them
  const isOther = boxes.length !== order.wantedBoxes;
  return isOther && isWhole(now) && !isWhole(before) ? 'BOXES' : undefined;
}

/** The box that a doubt is about. */
export const lastBoxOf = ({ order, boxes }: Packing, { why }: { why: Doubt }) => {
  const { parcelIds } = boxes.at(-1) ?? EMPTY;
  return { boxNo: boxes.length, why, parcels: order.parcels.filter(({ id }) => parcelIds.includes(id)) };
};

function take(packing: Packing, code: string, kinds: readonly PackingBox[]): Heard {
  const stay = (say: PackingSay): Heard => ({ say, packing });
  const { order, wrong } = packing;
  const read = readCode(code);
  if (isOrderCode(code)) return stay(code.includes(order.orderNo) ? 'BEGUN' : 'OTHER_ORDER');
  const parcel = order.parcels.find(
    (one) =>
      (read.kind === 'PARCEL' && one.parcelNo === read.parcelNo) ||
      (read.kind === 'NUMBER' && one.numbers.includes(read.number)),
  );
  if (parcel) return see({ ...packing, wrong: undefined }, parcel.id);
  if (code === '!OK' && wrong !== undefined) return { say: 'CLEARED', packing: { ...packing, wrong: undefined } };
  // harm is done where this goes into the box: only the right one, or a hand, goes on
  if (wrong !== undefined) return stay('WRONG');
  const step = stepOf(packing);
  if (read.kind === 'PARCEL' || (read.kind === 'NUMBER' && step === 'PARCELS'))
    return { say: 'WRONG', packing: { ...packing, wrong: code } };
  if (code === '!WEIGH') return change(packing, { grams: undefined }, 'CLEARED');
  if (step === 'PARCELS') return mayChoose(packing, code) ? choose(packing, code, kinds) : stay('TOO_SOON');
  if (step === 'SERVICES') return tick(packing, code);
  if (read.kind === 'MEASURES' && read.sides) return change(packing, { sides: read.sides }, 'NOTED');
  if (step === 'BOX') return choose(packing, code, kinds);
  if (read.kind === 'MEASURES' && read.grams) return change(packing, { grams: read.grams }, 'NOTED');
  return stay('UNKNOWN');
}

function see(packing: Packing, id: string): Heard {
  if (seenOf(packing).includes(id)) return { say: 'ALREADY', packing };
  const last = packing.boxes.at(-1) ?? EMPTY;
  const into = isClosed(last) ? { ...packing, boxes: [...packing.boxes, EMPTY] } : packing;
  const { parcelIds } = into.boxes.at(-1) ?? EMPTY;
  // with more in it, it weighs more
  const now = change(into, { parcelIds: [...parcelIds, id], grams: undefined }, 'SEEN').packing;
  return { say: missing(now).length === 0 ? 'ALL_SEEN' : 'SEEN', packing: now };
}

/** A box is closed before all parcels are seen where they go into several. */
function mayChoose({ boxes }: Packing, code: string): boolean {
  const box = boxes.at(-1) ?? EMPTY;
  return box.parcelIds.length > 0 && !isClosed(box) && /^\d$|^B-/.test(code);
}

function tick(packing: Packing, code: string): Heard {
  const open = toDo(packing);
  const wish = code === '!OK' ? open[0] : packing.order.wishes[Number(/^(?:!Q-)?(\d{1,2})$/.exec(code)?.[1] ?? 0) - 1];
  if (!wish) return { say: 'TOO_SOON', packing };
  return { say: 'TICKED', packing: { ...packing, done: [...new Set([...packing.done, wish.code])] } };
}

function choose(packing: Packing, code: string, kinds: readonly PackingBox[]): Heard {
  if (code === '0') return change(packing, { name: '', isOwn: true }, 'CHOSEN');
  const named = code.startsWith('B-') ? code.slice(2) : '';
  const kind = named
    ? kinds.find(({ name }) => name.toUpperCase() === named)
    : /^[1-9]$/.test(code)
      ? kinds[Number(code) - 1]
      : undefined;
  if (!kind) return { say: 'NO_BOX', packing };
  const { name, lengthMm, widthMm, heightMm } = kind;
  return change(packing, { name, sides: [lengthMm, widthMm, heightMm], isOwn: false }, 'CHOSEN');
}

export function change(packing: Packing, box: Partial<BenchBox>, say: PackingSay): Heard {
  const last = packing.boxes.length - 1;
  const boxes = packing.boxes.map((one, at) => (at === last ? { ...one, ...box } : one));
  return { say, packing: { ...packing, boxes } };
}

/** The goods stay where they are; boxes and their weights are done again. */
export const repack = (packing: Packing): Packing => ({
  ...packing,
  boxes: [{ ...EMPTY, parcelIds: seenOf(packing) }],
});
