import * as z from 'zod/mini';
import { LocaleField, queryInt, text } from './fields.schemas';
import { OWN_TEXT_VIEWS, TEXT_FORMS } from './own-texts.enums';
import { SectionVersion } from './settings-desk.schemas';

/** `namespace:a.b.c`, without the form of a number. */
const Key = z.string().check(z.regex(/^[a-z]{2,20}:[\w.-]{1,200}$/));

const Form = z.string().check(z.refine((form) => TEXT_FORMS.some((known) => known === form)));

/** A text of the shop's pages: as it is shipped, and as this shop says it. */
export const ShopText = z.object({
  key: z.string(),
  version: z.string(),
  forms: z.array(
    z.object({
      /** Of a number: `one`, `other` …; empty of a text without one. */
      form: z.string(),
      shipped: z.string(),
      own: z.nullable(z.string()),
    }),
  ),
});

export const ShopTextsQuery = z.strictObject({
  language: LocaleField,
  view: z._default(z.enum(OWN_TEXT_VIEWS), 'all'),
  /** Part of a key, of what is shipped or of the shop's own words. */
  keyword: z.optional(text(100)),
  after: z.optional(Key),
  limit: z._default(queryInt(1, 100), 25),
});

export const ShopTexts = z.object({
  items: z.array(ShopText),
  next: z.nullable(z.string()),
  /** How many fit. */
  matches: z.int(),
  /** How many this shop says otherwise in this language. */
  own: z.int(),
  last: z.nullable(z.object({ at: z.string(), staffName: z.nullable(z.string()) })),
});

export const ShopTextInput = z.strictObject({
  version: SectionVersion,
  language: LocaleField,
  key: Key,
  /** By form, all that the language has; null: as it is shipped. */
  forms: z.nullable(z.record(Form, z.string().check(z.maxLength(2000)))),
});
