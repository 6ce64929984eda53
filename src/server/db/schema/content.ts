import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.kind, t.position)],
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
