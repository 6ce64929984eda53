import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './columns';

/** Articles in each language the tenant wrote them in. HTML is sanitised on write and on read. */
export const article = pgTable(
  'article',
  {
    tenantId: text().notNull(),
    type: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.type, t.language] })],
);

/** Banners, announcements, named pictures: small things shown in order. */
export const siteItem = pgTable(
  'site_item',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    /** `SiteItemKind` of the content module. */
    kind: text().notNull(),
    position: integer().notNull(),
    /** Localized texts and links, as the content module's schemas. */
    value: jsonb().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.kind, t.position)],
);

export const feedback = pgTable(
  'feedback',
  {
    tenantId: text().notNull(),
    id: text().notNull(),
    email: text(),
    message: text().notNull(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);
