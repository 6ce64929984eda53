import * as z from 'zod/mini';
import { Id, pageOf, PageQuery, text, Time } from './fields.schemas';
import { LIMITS } from './limits';
import { THREAD_SUBJECTS } from './thread.enums';
import { PhotosInput } from './upload.schemas';

/** A conversation in the list of its shopper. */
export const Thread = z.object({
  id: z.string(),
  subjectKind: z.enum(THREAD_SUBJECTS),
  /** Of the thing that it is about; null where it is about none. */
  subjectId: z.nullable(z.string()),
  /** What the thing is called by. */
  reference: z.string(),
  isDone: z.boolean(),
  /** By when the shop answers, where it owes an answer and is not late with it. */
  answerBy: z.nullable(Time),
  lastAt: Time,
  lastText: z.string(),
  lastIsMine: z.boolean(),
  /** Messages of the shop that were not seen yet. */
  unread: z.int(),
});

export const ThreadMessage = z.object({
  id: z.string(),
  author: z.enum(['SHOPPER', 'STAFF']),
  /** Of who of the shop wrote it; empty of the shopper's own. */
  name: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
  at: Time,
});

/** The newest of what was said, in the order in which it was. */
export const ThreadDetail = z.object({ ...Thread.shape, messages: z.array(ThreadMessage), hasOlder: z.boolean() });

export const ThreadPage = pageOf(Thread);
export const ThreadListQuery = z.strictObject(PageQuery);

/** What a conversation is about: its kind, and which one of it; of none there is but one. */
const subject = { kind: z.enum(THREAD_SUBJECTS), id: z.optional(Id) };
export const ThreadSubject = z.strictObject(subject);

/** Null where nobody has written about it. */
export const FoundThread = z.object({ thread: z.nullable(ThreadDetail) });

export const ThreadInput = z.strictObject({
  ...subject,
  text: text(LIMITS.threadLetters, 1),
  photos: PhotosInput,
});
