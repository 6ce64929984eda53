import * as z from 'zod/mini';
import { Code, LocaleField, LocalizedText, Money, text } from './fields.schemas';

/** What a shop calls those who paid it that much in the last twelve months, less what went back. */
export const LevelRule = z.object({
  id: z.string(),
  name: LocalizedText,
  /** In minor units of the shop's currency. */
  from: z.int(),
});

export const LevelsShown = z.object({ levels: z.optional(z.array(LevelRule)) });

const LevelInput = z.strictObject({
  id: Code,
  name: z
    .partialRecord(LocaleField, text(40))
    .check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' })),
  from: z.int().check(z.minimum(0), z.maximum(900_000_000_000)),
});

const isRising = (levels: { from: number }[]) =>
  levels.every(({ from }, at) => at === 0 || from > (levels[at - 1]?.from ?? 0));

export const LevelsInput = z.strictObject({
  /** From the lowest to the highest. */
  levels: z.array(LevelInput).check(
    z.maxLength(10),
    z.refine((levels) => new Set(levels.map(({ id }) => id)).size === levels.length, { error: 'taken' }),
    z.refine(isRising, { error: 'too_small' }),
  ),
});

/** Where a shopper stands by it. */
export const ShopperLevel = z.object({
  /** Empty below the lowest. */
  name: z.string(),
  paid: Money,
  /** What is missing for the next one; null at the highest. */
  next: z.nullable(z.object({ name: z.string(), missing: Money })),
});
