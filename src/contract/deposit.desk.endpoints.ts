import { ApprovalDecision } from './approval.schemas';
import * as schemas from './deposit-desk.schemas';
import { endpoint } from './endpoint.schemas';

const { DeskDeposit: response, depositParams: params } = schemas;

export const depositDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/deposits',
    access: 'staff',
    permission: 'money.read',
    query: schemas.DepositQueueQuery,
    response: schemas.DepositQueue,
    summary: 'Deposits by bank transfer: those to look at, longest waiting first; those that are over, newest first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/deposits/{id}',
    access: 'staff',
    permission: 'money.read',
    params,
    response,
    summary: 'One deposit by bank transfer, with what was shown of it and what looks like it.',
  }),
  answer: endpoint({
    method: 'POST',
    path: '/operator/deposits/{id}/answer',
    access: 'staff',
    permission: 'money.deposit',
    params,
    body: schemas.DepositAnswer,
    response,
    idempotency: 'required',
    summary:
      'Credit the sum that came, or nothing with a reason: once; above what one person may, a second one is asked. A 409 carries the deposit as it is now.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/deposits/{id}/decide',
    access: 'staff',
    permission: 'money.deposit',
    params,
    body: ApprovalDecision,
    response,
    idempotency: 'required',
    summary: 'Credit what another person asked to, or send it back to them. A 409 carries the deposit as it is now.',
  }),
};
