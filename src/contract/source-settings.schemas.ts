import * as z from 'zod/mini';
import { CHANNELS, SOURCE_CAPABILITIES } from './channels';
import { CustomsFieldRule } from './customs.schemas';
import { LocaleField, text } from './fields.schemas';
import { isPlainPattern } from './plain-pattern';
import { sectionOf } from './settings-desk.schemas';

const Row = z.object({
  source: z.string(),
  /** All where it is absent. */
  channels: z.optional(z.array(z.enum(CHANNELS))),
  capabilities: z.optional(z.array(z.enum(SOURCE_CAPABILITIES))),
});

/** Who is asked for goods, and how much of it a day of the world's clock has. */
export const SourcesShown = z.object({
  marketplaceSources: z.optional(z.array(Row)),
  supplierCallsADay: z.optional(z.int()),
  translatedCharactersADay: z.optional(z.int()),
});
export const SourcesSection = z.extend(sectionOf(SourcesShown), {
  /** What this server can ask for this shop, by the names of rows. */
  known: z.array(z.string()),
  /** What companies among sources are called, in every language. */
  titles: z.record(z.string(), z.string()),
  /** In whose order it asks where the shop says none. */
  usual: z.array(Row),
  /** Calls to suppliers outside today; counted only where there is a most. */
  spentToday: z.int(),
});

const isEachOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
const within = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)));
export const SourcesInput = z.strictObject({
  marketplaceSources: z.optional(
    z
      .array(
        z.strictObject({
          source: text(40, 1),
          channels: z.optional(z.array(z.enum(CHANNELS)).check(z.minLength(1), z.refine(isEachOnce))),
          capabilities: z.optional(z.array(z.enum(SOURCE_CAPABILITIES)).check(z.minLength(1), z.refine(isEachOnce))),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  ),
  supplierCallsADay: within(10_000_000),
  translatedCharactersADay: within(100_000_000),
});

/** What borders ask of a receiver, by country. */
export const CustomsShown = z.object({ customsFields: z.optional(z.record(z.string(), z.array(CustomsFieldRule))) });
export const CustomsSection = z.extend(sectionOf(CustomsShown), {
  /** What is asked where the shop says nothing, of the countries that it ships to. */
  usual: z.record(z.string(), z.array(CustomsFieldRule)),
});

const words = (longest: number) => z.partialRecord(LocaleField, text(longest));
const FieldInput = z.strictObject({
  ...CustomsFieldRule.shape,
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/i)),
  label: words(80).check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' })),
  help: words(400),
  pattern: z.string().check(z.maxLength(200), z.refine(isPlainPattern, { error: 'invalid_format' })),
});
export const CustomsInput = z.strictObject({
  customsFields: z.optional(
    z.record(
      z.string().check(z.regex(/^[a-z]{2}$/)),
      z.array(FieldInput).check(
        z.maxLength(6),
        z.refine((fields) => isEachOnce(fields.map(({ key }) => key)), { error: 'taken' }),
      ),
    ),
  ),
});
