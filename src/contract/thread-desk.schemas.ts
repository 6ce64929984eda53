import * as z from 'zod/mini';
import { Id, LocaleField, queryInt, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { Lease } from './manual-desk.schemas';
import { ANSWER_ENDS, MESSAGE_AUTHORS, THREAD_STATUSES, THREAD_SUBJECTS, THREAD_VIEWS } from './thread.enums';
import { PhotosInput } from './upload.schemas';

const Person = z.object({ id: z.string(), name: z.string() });

/** A conversation in the queue of the staff. */
export const QueuedThread = z.object({
  id: z.string(),
  subjectKind: z.enum(THREAD_SUBJECTS),
  subjectId: z.string(),
  reference: z.string(),
  status: z.enum(THREAD_STATUSES),
  /** From when on an answer is owed again, where it rests. */
  until: z.nullable(Time),
  /** By when somebody answers. */
  dueAt: z.nullable(Time),
  lastAt: Time,
  lastText: z.string(),
  lastAuthor: z.enum(MESSAGE_AUTHORS),
  shopper: Person,
  assigned: z.nullable(z.object({ ...Person.shape, isMine: z.boolean() })),
  lease: z.nullable(Lease),
});

export const ThreadQueueQuery = z.strictObject({
  view: z._default(z.enum(THREAD_VIEWS), 'open'),
  /** The number of the thing, or the e-mail of the shopper. */
  keyword: z.optional(text(100)),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const ThreadQueue = z.object({
  items: z.array(QueuedThread),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`; `late`: of the open ones, those past their time. */
  waiting: z.object({ open: z.int(), mine: z.int(), late: z.int() }),
});

export const DeskMessage = z.object({
  id: z.string(),
  author: z.enum(MESSAGE_AUTHORS),
  name: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
  at: Time,
});

/** All of it that staff need to answer. */
export const DeskThread = z.object({
  ...QueuedThread.shape,
  version: z.int(),
  /** What the shopper reads. */
  language: LocaleField,
  /** Of what the shop said, how much the shopper has not seen. */
  unread: z.int(),
  /** Languages of whoever reads it that a translator says it in. */
  translatesTo: z.array(LocaleField),
  messages: z.array(DeskMessage),
  hasOlder: z.boolean(),
});

export const DeskThreadSubject = z.strictObject({ kind: z.enum(THREAD_SUBJECTS), id: Id });
export const FoundDeskThread = z.object({ thread: z.nullable(DeskThread) });

/** `then`: what becomes of it. A NOTE is for the staff alone, and changes nothing; `note` is one beside an answer. */
export const DeskMessageInput = z.strictObject({
  ...DeskThreadSubject.shape,
  text: text(LIMITS.threadLetters, 1),
  photos: PhotosInput,
  then: z.enum(['WAITING_SHOPPER', 'DONE', 'NOTE']),
  note: z._default(text(LIMITS.threadLetters), ''),
  /** As it was read; null where there was no conversation yet. */
  version: z.nullable(Version),
});

export const ThreadMove = z.strictObject({
  to: z.enum(['OPEN', 'SNOOZED', 'DONE']),
  /** Of a rest: within a month. */
  until: z.optional(z.iso.datetime()),
  version: Version,
});

export const ThreadAssign = z.strictObject({ staffId: z.nullable(Id), version: Version });
export const ThreadClaim = z.strictObject({ takesOver: z._default(z.boolean(), false) });
export const NextThread = z.object({ thread: z.nullable(DeskThread) });
export const ThreadPeople = z.object({ items: z.array(Person) });

/** In the language asked for; without, why nobody says it. */
export const TextTranslation = z.object({
  text: z.nullable(z.string()),
  why: z.nullable(z.enum(['NO_TRANSLATOR', 'USED_UP', 'NO_ANSWER'])),
});
export const TextToTranslate = z.strictObject({ text: text(LIMITS.threadLetters, 1), to: LocaleField });

const answerFields = {
  title: text(80, 1),
  texts: z.partialRecord(LocaleField, text(LIMITS.threadLetters, 1)),
  /** What becomes of a conversation that is answered so; null: whoever answers says. */
  then: z.nullable(z.enum(ANSWER_ENDS)),
  /** What the staff note beside it; empty where nothing. */
  note: text(LIMITS.threadLetters),
};
export const CannedAnswer = z.object({ id: z.string(), version: z.int(), ...answerFields });
export const CannedAnswers = z.object({ items: z.array(CannedAnswer) });
export const CannedAnswerInput = z.strictObject({
  title: answerFields.title,
  texts: answerFields.texts.check(z.refine((texts) => Object.keys(texts).length > 0, { error: 'required' })),
  then: z._default(answerFields.then, null),
  note: z._default(answerFields.note, ''),
});
export const CannedAnswerChange = z.strictObject({ ...CannedAnswerInput.shape, version: Version });
export const CannedAnswerRemoval = z.strictObject({ version: Version });
