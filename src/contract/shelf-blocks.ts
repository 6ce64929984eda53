import type * as z from 'zod/mini';
import type * as schemas from './shelf-blocks.schemas';
import type { GOODS_KINDS } from './transit-line.enums';

export type ShelfBlock = z.output<typeof schemas.ShelfBlocks>[number];
type GoodsKind = (typeof GOODS_KINDS)[number];

const two = (number: number) => String(number).padStart(2, '0');
const each = <T>(from: number, to: number, of: (number: number) => T): T[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => of(from + at));

/** The places of a block, rack by rack, as their labels say them after `L-`. */
export const shelvesOf = ({ row, fromRack, toRack, levels, places }: ShelfBlock): string[] =>
  each(fromRack, toRack, (rack) =>
    each(1, levels, (level) => {
      const shelf = `${row}${two(rack)}-${two(level)}`;
      return places === 0 ? [shelf] : each(1, places, (place) => `${shelf}-${String(place)}`);
    }).flat(),
  ).flat();

export const countShelves = ({ fromRack, toRack, levels, places }: ShelfBlock): number =>
  Math.max(0, toRack - fromRack + 1) * levels * Math.max(1, places);

const SHELF_OF = /^([A-Z])-?(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?$/;

/** Whether a warehouse has this shelf; one that has noted none has whatever its labels say. */
export function hasShelf(blocks: ShelfBlock[], location: string): boolean {
  if (blocks.length === 0) return true;
  const [, row, rack, level, place] = SHELF_OF.exec(location) ?? [];
  const isWithin = (number: string | undefined, from: number, to: number) =>
    number !== undefined && from <= Number(number) && Number(number) <= to;
  return blocks.some(
    (block) =>
      block.row === row &&
      isWithin(rack, block.fromRack, block.toRack) &&
      isWithin(level, 1, block.levels) &&
      (block.places === 0 ? place === undefined : isWithin(place, 1, block.places)),
  );
}

const PLACE = /^([A-Z])-?(\d{1,2})(?!\d)/;

/** Whether a place takes goods of these kinds; those of which nobody has said any are general. Of no block, it takes all. */
export function takesKinds(blocks: ShelfBlock[], location: string, kinds: GoodsKind[]): boolean {
  const [, row, rack] = PLACE.exec(location) ?? [];
  const block = blocks.find((one) => one.row === row && one.fromRack <= Number(rack) && Number(rack) <= one.toRack);
  const takes = block?.kinds ?? [];
  const said: GoodsKind[] = kinds.length > 0 ? kinds : ['GENERAL'];
  return takes.length === 0 || said.every((kind) => takes.includes(kind));
}
