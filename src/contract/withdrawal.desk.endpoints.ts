import * as z from 'zod/mini';
import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { text } from './fields.schemas';
import * as schemas from './withdrawal-desk.schemas';

const { DeskWithdrawal: response, withdrawalParams: params } = schemas;
const read = { access: 'staff', permission: 'money.read' } as const;
const ask = { access: 'staff', permission: 'money.withdraw-request' } as const;

export const withdrawalDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/withdrawals',
    ...read,
    query: schemas.WithdrawalQueueQuery,
    response: schemas.WithdrawalQueue,
    summary: 'A queue of withdrawals, longest waiting first; of those that are over, newest first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/withdrawals/{id}',
    ...read,
    params,
    response,
    summary: 'One withdrawal, with what to look at before money leaves.',
  }),
  ask: endpoint({
    method: 'POST',
    path: '/operator/withdrawals/{id}/ask',
    ...ask,
    params,
    body: z.strictObject({ note: z._default(text(500), '') }),
    response,
    summary: 'It was looked at and is right: ask a second person to allow it. A 409 carries it as it is now.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/withdrawals/{id}/decide',
    access: 'staff',
    permission: 'money.withdraw-approve',
    params,
    body: ApprovalDecision,
    response,
    idempotency: 'required',
    summary:
      'Allow what another person asked, or send it back to them; void where it is something else by then. A 409 carries it as it is now.',
  }),
  pay: endpoint({
    method: 'POST',
    path: '/operator/withdrawals/{id}/pay',
    ...ask,
    params,
    body: z.strictObject({ bankReference: text(80, 1) }),
    response,
    idempotency: 'required',
    summary: 'The bank has paid it under this number: it leaves the books, and its shopper is told.',
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/operator/withdrawals/{id}/refuse',
    ...ask,
    params,
    body: schemas.RefuseWithdrawal,
    response,
    idempotency: 'required',
    summary: 'Do not pay it: its sum is back on the balance, and its shopper reads why.',
  }),
};
