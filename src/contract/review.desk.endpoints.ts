import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { ReviewAnswer, ReviewOutcome, reviewParams, ReviewQueue } from './review-desk.schemas';

export const reviewDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/payments-in-review',
    access: 'staff',
    permission: 'money.read',
    response: ReviewQueue,
    summary: 'Payments that nobody may settle but a person, longest waiting first.',
  }),
  answer: endpoint({
    method: 'POST',
    path: '/operator/payments-in-review/{paymentNo}/answer',
    access: 'staff',
    permission: 'money.reconcile',
    params: reviewParams,
    body: ReviewAnswer,
    response: ReviewOutcome,
    idempotency: 'required',
    summary:
      'Say whether the whole sum lies with the provider: once, for good: a second word is refused. It answers what became of the payment. Above what one person credits, a second one is asked.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/payments-in-review/{paymentNo}/decide',
    access: 'staff',
    permission: 'money.reconcile',
    params: reviewParams,
    body: ApprovalDecision,
    response: ReviewOutcome,
    idempotency: 'required',
    summary: 'The second person’s word that all of it is there, or is not to be seen.',
  }),
};
