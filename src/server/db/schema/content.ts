import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { created, keyed, ofTenant, time } from './columns';

/** Articles in each language the tenant wrote them in. HTML is sanitised on write and on read. */
export const article = pgTable(
  'article',
  {
    ...ofTenant(),
    type: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    /** Its number among the editions of the staff; 0 where none of them wrote it. */
    edition: integer().notNull().default(0),
    /** Of the shop's own language the edition that said something new last, of the others the one that they say. */
    meaning: integer().notNull().default(0),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type, t.language] })],
);

/** Banners, announcements, named pictures: small things shown in order. */
export const siteItem = pgTable(
  'site_item',
  {
    ...keyed(),
    /** `SiteItemKind` of the content module. */
    kind: text().notNull(),
    position: integer().notNull(),
    /** Localized texts and links, as the content module's schemas. */
    value: jsonb().notNull(),
    /** As of an article. */
    edition: integer().notNull().default(0),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.kind, t.position)],
);

/** Whose words they are: an article in a language, or an item, which holds all its languages and has none here. */
const ofSubject = () => ({
  ...ofTenant(),
  /** `EditedKind` of the content module. */
  kind: text().notNull(),
  subject: text().notNull(),
  language: text().notNull().default(''),
});

/** Everything that the staff ever wrote, as a row each that never changes. What is shown is a copy of one of them. */
export const contentEdition = pgTable(
  'content_edition',
  {
    ...ofSubject(),
    number: integer().notNull(),
    value: jsonb().notNull(),
    /** Of a translation, what of the shop's own language it says. */
    meaning: integer().notNull().default(0),
    staffId: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.kind, t.subject, t.language, t.number] }),
    check('content_edition_number', sql`number > 0`),
  ],
);

/** How far the editions of a thing have come, and which of them goes out by itself, when. */
export const contentHead = pgTable(
  'content_head',
  {
    ...keyed(),
    ...ofSubject(),
    newest: integer().notNull(),
    dueEdition: integer(),
    dueAt: time(),
    dueBy: text(),
    /** That it says nothing new to translators. */
    dueKeeps: boolean().notNull().default(false),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.kind, t.subject, t.language),
    index().on(t.tenantId, t.kind, t.createdAt, t.id),
    index('content_head_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    check(
      'content_head_due_whole',
      sql`(due_edition is null) = (due_at is null) and (due_by is null) = (due_at is null)`,
    ),
  ],
);

/** What was looked for on a day (UTC), by nobody in particular: words that many use, and how often they found nothing. */
export const searchDay = pgTable(
  'search_day',
  {
    ...ofTenant(),
    day: date().notNull(),
    language: text().notNull(),
    /** In small letters. */
    word: text().notNull(),
    searches: integer().notNull(),
    foundNothing: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.language, t.word] }), index().on(t.day)],
);

export const feedback = pgTable(
  'feedback',
  {
    ...keyed(),
    email: text(),
    message: text().notNull(),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
