import * as z from 'zod/mini';
import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { text } from './fields.schemas';
import { LedgerAccount, LedgerAccountQuery } from './ledger-account.schemas';
import * as schemas from './ledger-desk.schemas';

const read = { access: 'staff', permission: 'money.read' } as const;

export const ledgerDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/ledger',
    ...read,
    query: schemas.LedgerQuery,
    response: schemas.LedgerPage,
    summary: 'The money book, newest first, and what stands on the accounts of the shop.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/ledger/{id}',
    ...read,
    params: schemas.ledgerParams,
    response: schemas.LedgerRecord,
    summary: 'One event of the money book: every account that it moved, and what stood there afterwards.',
  }),
  account: endpoint({
    method: 'GET',
    path: '/operator/ledger-accounts/{id}',
    ...read,
    params: schemas.ledgerParams,
    query: LedgerAccountQuery,
    response: LedgerAccount,
    summary: 'One account of the money book in some days: what stood there, what moved it by kind, and each entry.',
  }),
  askAdjustment: endpoint({
    method: 'POST',
    path: '/operator/ledger/{id}/ask',
    access: 'staff',
    permission: 'money.reconcile',
    params: schemas.ledgerParams,
    body: z.strictObject({ reason: text(500, 1) }),
    response: schemas.LedgerRecord,
    summary: 'It was posted wrongly: ask a second person to take it back. A 409 carries it as it is now.',
  }),
  decideAdjustment: endpoint({
    method: 'POST',
    path: '/operator/ledger/{id}/decide',
    access: 'staff',
    permission: 'money.adjust',
    params: schemas.ledgerParams,
    body: ApprovalDecision,
    response: schemas.LedgerRecord,
    idempotency: 'required',
    summary:
      'Post the other way round what another person wants taken back, once, and tell whose balance it moves; or not.',
  }),
};
