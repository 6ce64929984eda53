import * as z from 'zod/mini';
import { Id, text, Time } from './fields.schemas';

/** What the platform tells the staff of all shops, as one of them reads it; or of a webhook that was turned off, by its address. */
export const StaffNotice = z.object({ id: z.string(), text: z.string(), at: Time, offWebhook: z.optional(z.string()) });

const Words = z.object({ en: z.string(), 'zh-CN': z.string() });

/** The same from above: in each of the languages of the desks. */
export const PlatformNotice = z.object({
  id: z.string(),
  /** Empty in a language: the other is read. */
  words: Words,
  at: Time,
  until: z.nullable(Time),
  /** Null while it is shown. */
  endedAt: z.nullable(Time),
});

export const NoticeInput = z.strictObject({
  /** Of the newest that was read; empty where there was none. */
  newest: z.union([z.literal(''), Id]),
  words: z
    .strictObject({ en: text(500), 'zh-CN': text(500) })
    .check(z.refine((words) => Object.values(words).some(Boolean), { path: ['en'], error: 'required' })),
  /** UTC; null: until it is taken back. */
  until: z.nullable(z.iso.datetime().check(z.regex(/^2\d{3}-/))),
});
