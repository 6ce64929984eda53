import * as z from 'zod/mini';
import { Empty, endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';
import * as schemas from './thread.schemas';

const params = z.object({ id: Id });
const { ThreadDetail: response } = schemas;

export const threadEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/front/threads',
    access: 'user',
    query: schemas.ThreadListQuery,
    response: schemas.ThreadPage,
    summary: 'Conversations of the shopper with the shop, the latest first.',
  }),
  about: endpoint({
    method: 'GET',
    path: '/front/thread',
    access: 'user',
    query: schemas.ThreadSubject,
    response: schemas.FoundThread,
    summary: 'What was said about an order, a parcel, a shipment, a payment, or nothing in particular.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/front/threads/{id}',
    access: 'user',
    params,
    response,
    summary: 'One conversation.',
  }),
  write: endpoint({
    method: 'POST',
    path: '/front/threads',
    access: 'user',
    body: schemas.ThreadInput,
    response,
    idempotency: 'required',
    summary: 'Write to the shop about a thing: into the conversation about it, which begins where there is none.',
  }),
  read: endpoint({
    method: 'PUT',
    path: '/front/threads/{id}/read',
    access: 'user',
    params,
    response: Empty,
    summary: 'Everything in it has been seen.',
  }),
};
