import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { Payout, PayoutAsked } from './payout-desk.schemas';
import { statementParams } from './statement-desk.schemas';

export const payoutDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/statement-lines/{id}/payout',
    access: 'staff',
    permission: 'money.read',
    params: statementParams,
    response: Payout,
    summary: 'What a payout of a provider is made of, and whether the money book has it.',
  }),
  ask: endpoint({
    method: 'POST',
    path: '/operator/statement-lines/{id}/payout/ask',
    access: 'staff',
    permission: 'money.reconcile',
    params: statementParams,
    body: PayoutAsked,
    response: Payout,
    summary: 'Ask a second person to post it. A 409 carries it as it is now.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/statement-lines/{id}/payout/decide',
    access: 'staff',
    permission: 'money.adjust',
    params: statementParams,
    body: ApprovalDecision,
    response: Payout,
    idempotency: 'required',
    summary: 'Post what another person has asked for, once; or send it back. A 409 carries it as it is now.',
  }),
};
