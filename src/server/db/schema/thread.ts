import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ANSWER_ENDS, MESSAGE_AUTHORS, THREAD_STATUSES, THREAD_SUBJECTS } from '../../../contract/thread.enums';
import { removedWithShopper } from './account';
import { created, keyed, time } from './columns';

/** What a shopper and the shop have to say to each other: one conversation about each thing, and one about none. */
export const thread = pgTable(
  'thread',
  {
    ...keyed(),
    shopperId: text().notNull(),
    subjectKind: text({ enum: THREAD_SUBJECTS }).notNull(),
    /** Of the thing; of the shopper where it is about none. */
    subjectId: text().notNull(),
    /** What the thing is called by; empty where it is about none. */
    reference: text().notNull().default(''),
    status: text({ enum: THREAD_STATUSES }).notNull(),
    /** From when on an answer is owed: now, or when a rest is over. Null: none is. */
    openFrom: time(),
    /** By when somebody answers. */
    dueAt: time(),
    lastAt: time().notNull(),
    lastText: text().notNull(),
    lastAuthor: text({ enum: MESSAGE_AUTHORS }).notNull(),
    /** How many messages there are, notes too. */
    said: integer().notNull().default(0),
    /** Messages of the shop that the shopper has not seen. */
    unread: integer().notNull().default(0),
    /** Whose it is among the staff, for as long as nobody says otherwise. */
    assignedTo: text(),
    claimedBy: text(),
    claimedAt: time(),
    claimedUntil: time(),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    unique('thread_one_a_subject').on(t.tenantId, t.subjectKind, t.subjectId),
    index().on(t.tenantId, t.shopperId, t.lastAt, t.id),
    index().on(t.tenantId, t.reference),
    index('thread_to_answer')
      .on(t.tenantId, t.openFrom, t.id)
      .where(sql`open_from is not null`),
    index('thread_late')
      .on(t.tenantId, t.dueAt)
      .where(sql`due_at is not null`),
    index().on(t.tenantId, t.status, t.lastAt, t.id),
    index('thread_of_staff')
      .on(t.tenantId, t.assignedTo, t.lastAt, t.id)
      .where(sql`status <> 'DONE'`),
    check(
      'thread_owed',
      sql`(open_from is null) = (due_at is null) and (open_from is null) = (status in ('WAITING_SHOPPER', 'DONE'))`,
    ),
  ],
);

/** Said once, and never otherwise. A NOTE is among the staff: no transaction of a shopper sees it (c-threads.sql). */
export const threadMessage = pgTable(
  'thread_message',
  {
    ...keyed(),
    threadId: text().notNull(),
    /** 1, 2, 3 …: in which order it was said. */
    position: integer().notNull(),
    author: text({ enum: MESSAGE_AUTHORS }).notNull(),
    /** Empty of a shopper's. The name is as it was, since a shopper may not ask for the staff's. */
    staffId: text().notNull().default(''),
    staffName: text().notNull().default(''),
    text: text().notNull(),
    photos: text().array().notNull().default([]),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.threadId], foreignColumns: [thread.tenantId, thread.id] }).onDelete('cascade'),
    unique().on(t.tenantId, t.threadId, t.position),
    check('thread_message_author', sql`(author = 'SHOPPER') = (staff_id = '')`),
  ],
);

/** An answer that is written once, in each language, for questions that come again. */
export const cannedAnswer = pgTable(
  'canned_answer',
  {
    ...keyed(),
    title: text().notNull(),
    /** By language, with `{{variables}}`. */
    texts: jsonb().$type<Partial<Record<string, string>>>().notNull(),
    /** What becomes of what is answered so, where it is always the same. */
    then: text({ enum: ANSWER_ENDS }),
    /** What the staff note beside it. */
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index().on(t.tenantId, t.title, t.id)],
);
