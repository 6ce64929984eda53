import * as z from 'zod/mini';
import { ApprovalDecision } from './approval.schemas';
import * as schemas from './compensation-desk.schemas';
import { endpoint } from './endpoint.schemas';
import { text } from './fields.schemas';

const { DeskCompensation: response, compensationParams: params } = schemas;
const read = { access: 'staff', permission: 'money.read' } as const;
const ask = { access: 'staff', permission: 'money.refund' } as const;

export const compensationDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/compensations',
    ...read,
    query: schemas.CompensationQuery,
    response: schemas.CompensationQueue,
    summary: 'A queue of compensations, longest waiting first; of those that are over, newest first.',
  }),
  about: endpoint({
    method: 'GET',
    path: '/operator/compensation-about',
    ...ask,
    query: schemas.CompensationAboutQuery,
    response: schemas.CompensationAbout,
    summary: 'Whose an order, shipment or parcel is, what was given for it, and what may still be given this month.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/compensations/{id}',
    ...read,
    params,
    response,
    summary: 'One compensation, with what was given for the same thing before.',
  }),
  ask: endpoint({
    method: 'POST',
    path: '/operator/compensations',
    ...ask,
    body: schemas.CompensationInput,
    response,
    idempotency: 'required',
    summary: 'Ask a second person to give a shopper money for an order, a shipment or a parcel.',
  }),
  change: endpoint({
    method: 'POST',
    path: '/operator/compensations/{id}/ask',
    ...ask,
    params,
    body: schemas.CompensationChange,
    response,
    summary: 'Ask again, otherwise, for what was sent back. A 409 carries it as it is now.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/compensations/{id}/decide',
    access: 'staff',
    permission: 'money.adjust',
    params,
    body: ApprovalDecision,
    response,
    idempotency: 'required',
    summary:
      'Allow what another person asked: it is on the balance at once, or owed, and its shopper is told; or send it back. A 409 carries it as it is now.',
  }),
  pay: endpoint({
    method: 'POST',
    path: '/operator/compensations/{id}/pay',
    access: 'staff',
    permission: 'money.withdraw-request',
    params,
    body: z.strictObject({ bankReference: text(80, 1) }),
    response,
    idempotency: 'required',
    summary: 'The bank has paid what was owed, under this number: it leaves the books, and its shopper is told.',
  }),
  drop: endpoint({
    method: 'POST',
    path: '/operator/compensations/{id}/drop',
    ...ask,
    params,
    body: schemas.CompensationDrop,
    response,
    summary: 'Give nothing after all. A 409 carries it as it is now.',
  }),
};
