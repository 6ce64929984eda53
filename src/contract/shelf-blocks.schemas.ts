import * as z from 'zod/mini';
import { GOODS_KINDS } from './transit-line.enums';

const upTo = (most: number, least = 1) => z.int().check(z.minimum(least), z.maximum(most));

/** Shelves that stand in a row and are alike: `A01-03-2` is row A, rack 1, level 3, place 2. */
const ShelfBlock = z
  .strictObject({
    row: z.string().check(z.regex(/^[A-Z]$/)),
    fromRack: upTo(99),
    toRack: upTo(99),
    levels: upTo(20),
    /** On each level; 0: a level is one place. */
    places: upTo(20, 0),
    /** What they take; everything where none is said. */
    kinds: z.optional(z.array(z.enum(GOODS_KINDS)).check(z.maxLength(GOODS_KINDS.length))),
  })
  .check(z.refine(({ fromRack, toRack }) => fromRack <= toRack, { path: ['toRack'], error: 'too_small' }));

/** All of a warehouse: none stands in two of them. */
export const ShelfBlocks = z.array(ShelfBlock).check(
  z.maxLength(60),
  z.refine((blocks) => blocks.every((one, at) => !blocks.slice(0, at).some((other) => meet(one, other))), {
    error: 'taken',
  }),
);

const meet = (one: z.output<typeof ShelfBlock>, other: z.output<typeof ShelfBlock>) =>
  one.row === other.row && one.fromRack <= other.toRack && other.fromRack <= one.toRack;
