import * as z from 'zod/mini';
import { text } from './fields.schemas';
import { LIMITS } from './limits';

const Side = z.int().check(z.minimum(20), z.maximum(LIMITS.benchSideMm));

/** A box that a shop packs in: its name as it stands on its shelf, its measures outside, and what it weighs empty. */
export const PackingBox = z.object({
  name: text(40, 1),
  lengthMm: Side,
  widthMm: Side,
  heightMm: Side,
  tareGrams: z.int().check(z.minimum(0), z.maximum(LIMITS.benchGrams)),
  /** More it does not bear. */
  mostGrams: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.benchGrams))),
});
