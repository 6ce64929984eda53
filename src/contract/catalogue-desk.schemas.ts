import * as z from 'zod/mini';
import { ProductCard } from './catalog.schemas';
import { GROUP_PLACES } from './catalogue-desk.enums';
import { ChannelField, Code, LocaleField, LocalizedText, text, Time } from './fields.schemas';

const Keywords = z.array(text(60, 1)).check(z.maxLength(100));

export const HotKeywords = z.object({
  language: LocaleField,
  /** In the order in which shoppers see them; the first is what an empty search looks for. */
  keywords: z.array(z.string()),
});

export const HotKeywordsInput = z.strictObject({
  language: LocaleField,
  /** As they were read. */
  was: z.array(z.string()).check(z.maxLength(500)),
  keywords: Keywords.check(
    z.refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length, { error: 'duplicate' }),
  ),
});

/** A row of goods: a title, and what is searched for to fill it. */
const Group = z.object({
  id: z.string(),
  title: LocalizedText,
  /** On the home page where absent. */
  place: z.optional(z.enum(GROUP_PLACES)),
  /** From when until when; always where absent. */
  from: z.optional(Time),
  until: z.optional(Time),
  channel: z.optional(ChannelField),
  categoryId: z.optional(z.string()),
  keyword: z.optional(z.string()),
});
export const GroupList = z.object({ groups: z.array(Group) });

/** What a row is filled with; of all that the shop sells where nothing is said. */
const Wanted = { channel: z.optional(ChannelField), categoryId: z.optional(text(64)), keyword: z.optional(text(60)) };
const Moment = z.iso.datetime().check(z.regex(/^2\d{3}-/));

const GroupInput = z
  .strictObject({
    ...{ id: Code, title: z.partialRecord(LocaleField, text(80)), ...Wanted },
    place: z.optional(z.enum(GROUP_PLACES)),
    from: z.optional(Moment),
    until: z.optional(Moment),
  })
  .check(
    // of a channel alone, its best sellers
    z.refine(({ channel, categoryId, keyword }) => Boolean(channel || categoryId || keyword), {
      path: ['keyword'],
      error: 'required',
    }),
    z.refine(({ from, until }) => !from || !until || from < until, { path: ['until'], error: 'too_small' }),
  );
const Groups = z.array(GroupInput).check(
  z.maxLength(20),
  z.refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, { error: 'duplicate' }),
);
/** @param was as they were read */
export const GroupsInput = z.strictObject({ was: z.array(Group).check(z.maxLength(100)), groups: Groups });

export const GroupPreviewQuery = z.strictObject(Wanted);
export const GroupPreview = z.object({ products: z.array(ProductCard) });

/** What was looked for in four weeks, by nobody in particular. */
export const SearchWords = z.object({
  items: z.array(z.object({ word: z.string(), searches: z.int(), foundNothing: z.int() })),
});
export const SearchWordsQuery = z.strictObject({ language: LocaleField, nothing: z.optional(z.literal('1')) });
