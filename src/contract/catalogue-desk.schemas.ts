import * as z from 'zod/mini';
import { ChannelField, Code, LocaleField, LocalizedText, text } from './fields.schemas';

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

/** A row of the home page: a title, and what is searched for to fill it. */
const Group = z.object({
  id: z.string(),
  title: LocalizedText,
  channel: z.optional(ChannelField),
  categoryId: z.optional(z.string()),
  keyword: z.optional(z.string()),
});
export const GroupList = z.object({ groups: z.array(Group) });

const GroupInput = z
  .strictObject({
    id: Code,
    title: z.partialRecord(LocaleField, text(80)),
    channel: z.optional(ChannelField),
    categoryId: z.optional(text(64)),
    keyword: z.optional(text(60)),
  })
  .check(
    z.refine(({ categoryId, keyword }) => Boolean(categoryId ?? keyword), { path: ['keyword'], error: 'required' }),
  );
const Groups = z.array(GroupInput).check(
  z.maxLength(20),
  z.refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, { error: 'duplicate' }),
);
/** @param was as they were read */
export const GroupsInput = z.strictObject({ was: z.array(Group).check(z.maxLength(100)), groups: Groups });

/** What was looked for in four weeks, by nobody in particular. */
export const SearchWords = z.object({
  items: z.array(z.object({ word: z.string(), searches: z.int(), foundNothing: z.int() })),
});
export const SearchWordsQuery = z.strictObject({ language: LocaleField, nothing: z.optional(z.literal('1')) });
