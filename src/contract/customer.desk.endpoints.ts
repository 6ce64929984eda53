import * as z from 'zod/mini';
import * as schemas from './customer-desk.schemas';
import { Empty, endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';

const params = z.object({ id: Id });
const { DeskCustomer: response } = schemas;

export const customerDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/customers',
    access: 'staff',
    permission: 'customer.read',
    query: schemas.CustomerQuery,
    response: schemas.CustomerList,
    summary:
      'The shoppers of the shop, newest first; by a word at most a hundred of them, whatever it is the number of.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}',
    access: 'staff',
    permission: 'customer.read',
    params,
    response,
    summary: 'One shopper: balance, goods, shipments and what the staff has noted.',
  }),
  note: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/notes',
    access: 'staff',
    permission: 'customer.note',
    params,
    body: schemas.CustomerNote,
    response,
    idempotency: 'required',
    summary: 'Keep a note about a shopper, which nobody but the staff ever reads. None is changed afterwards.',
  }),
  viewAs: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/view-as',
    access: 'staff',
    permission: 'customer.view-as',
    params,
    body: schemas.ViewAsInput,
    response: schemas.ViewAs,
    idempotency: 'required',
    summary: 'Look at the shop as a shopper sees it, for a quarter of an hour, and change nothing. They are told why.',
  }),
  stopViewing: endpoint({
    method: 'POST',
    path: '/operator/view-as/stop',
    access: 'staff',
    permission: 'customer.view-as',
    response: Empty,
    summary: 'Look no longer.',
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/sessions',
    access: 'staff',
    permission: 'customer.block',
    params,
    response: schemas.CustomerSessions,
    summary: 'Where a shopper is logged in.',
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/sessions/{sessionId}/end',
    access: 'staff',
    permission: 'customer.block',
    params: z.object({ id: Id, sessionId: Id }),
    response: schemas.CustomerSessions,
    idempotency: 'required',
    summary: 'Log a shopper out of one browser. They are told which.',
  }),
  block: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/block',
    access: 'staff',
    permission: 'customer.block',
    params,
    body: schemas.CustomerBlock,
    response,
    summary: 'Shut a shopper out, or let them in again, with a reason. A 409 carries the shopper as they are now.',
  }),
};
