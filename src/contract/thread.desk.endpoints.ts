import * as z from 'zod/mini';
import { endpoint, Empty } from './endpoint.schemas';
import { Id } from './fields.schemas';
import * as schemas from './thread-desk.schemas';
import { UPLOAD_CATALOGS } from './upload.enums';
import { Extension, UploadToken } from './upload.schemas';

const params = z.object({ id: Id });
const read = { access: 'staff', permission: 'customer.read' } as const;
const write = { access: 'staff', permission: 'customer.message' } as const;
const { DeskThread: response } = schemas;

export const threadDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/threads',
    ...read,
    query: schemas.ThreadQueueQuery,
    response: schemas.ThreadQueue,
    summary: 'Conversations with shoppers: of those that wait for an answer the one that is due first.',
  }),
  about: endpoint({
    method: 'GET',
    path: '/operator/thread',
    ...read,
    query: schemas.DeskThreadSubject,
    response: schemas.FoundDeskThread,
    summary: 'What was said about an order, a parcel, a shipment, a payment; of kind NONE with this shopper.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/threads/{id}',
    ...read,
    params,
    response,
    summary: 'One conversation, with what the staff notes in it.',
  }),
  takeNext: endpoint({
    method: 'POST',
    path: '/operator/threads/next',
    ...write,
    body: z.strictObject({}),
    response: schemas.NextThread,
    summary: 'Take what is due first and nobody is on; null where there is nothing.',
  }),
  claim: endpoint({
    method: 'POST',
    path: '/operator/threads/{id}/claim',
    ...write,
    params,
    body: schemas.ThreadClaim,
    response,
    summary: 'Have a conversation to oneself for half an hour; from another only where asked.',
  }),
  release: endpoint({
    method: 'POST',
    path: '/operator/threads/{id}/release',
    ...write,
    params,
    response,
    summary: 'Leave a conversation to others.',
  }),
  write: endpoint({
    method: 'POST',
    path: '/operator/thread-messages',
    ...write,
    body: schemas.DeskMessageInput,
    response,
    idempotency: 'required',
    summary: 'Answer a shopper, begin a conversation, or note something in it. A 409 carries it as it is now.',
  }),
  move: endpoint({
    method: 'POST',
    path: '/operator/threads/{id}/state',
    ...write,
    params,
    body: schemas.ThreadMove,
    response,
    summary: 'Let a conversation rest until a time, end it, or open it again.',
  }),
  assign: endpoint({
    method: 'POST',
    path: '/operator/threads/{id}/assign',
    ...write,
    params,
    body: schemas.ThreadAssign,
    response,
    summary: 'Say whose a conversation is among the staff.',
  }),
  people: endpoint({
    method: 'GET',
    path: '/operator/thread-people',
    ...write,
    response: schemas.ThreadPeople,
    summary: 'Those of the staff who may answer.',
  }),
  uploadToken: endpoint({
    method: 'GET',
    path: '/operator/threads/upload-token',
    ...write,
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
    summary: 'Leave to put one picture into the bucket, for a message.',
  }),
  translate: endpoint({
    method: 'POST',
    path: '/operator/translations',
    ...write,
    body: schemas.TextToTranslate,
    response: schemas.TextTranslation,
    summary: 'What was written, or is to be, in another language; kept nowhere.',
  }),
  listAnswers: endpoint({
    method: 'GET',
    path: '/operator/canned-answers',
    ...write,
    response: schemas.CannedAnswers,
    summary: 'Answers that were written once, by their titles.',
  }),
  createAnswer: endpoint({
    method: 'POST',
    path: '/operator/canned-answers',
    ...write,
    body: schemas.CannedAnswerInput,
    response: schemas.CannedAnswer,
    summary: 'Keep an answer for questions that come again.',
  }),
  changeAnswer: endpoint({
    method: 'PUT',
    path: '/operator/canned-answers/{id}',
    ...write,
    params,
    body: schemas.CannedAnswerChange,
    response: schemas.CannedAnswer,
    summary: 'Write a kept answer anew. A 409 carries it as it is now.',
  }),
  removeAnswer: endpoint({
    method: 'POST',
    path: '/operator/canned-answers/{id}/remove',
    ...write,
    params,
    body: schemas.CannedAnswerRemoval,
    response: Empty,
    summary: 'Keep an answer no longer.',
  }),
};
