import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { DeskRefund, RefundAnswer, RefundQueue, RefundQueueQuery, refundRequestParams } from './refund-desk.schemas';

export const refundDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/refund-requests',
    access: 'staff',
    permission: 'money.read',
    query: RefundQueueQuery,
    response: RefundQueue,
    summary:
      'Requests for money that nobody has answered, longest first; or those that were answered, asked last first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/refund-requests/{id}',
    access: 'staff',
    permission: 'money.read',
    params: refundRequestParams,
    response: DeskRefund,
    summary: 'One request for money, with what of the payment can still go back.',
  }),
  answer: endpoint({
    method: 'POST',
    path: '/operator/refund-requests/{id}/answer',
    access: 'staff',
    permission: 'money.refund',
    params: refundRequestParams,
    body: RefundAnswer,
    response: DeskRefund,
    idempotency: 'required',
    summary:
      'Give back what is asked for, or a part of it, or refuse with a reason: once, for good; above what one person may, a second one is asked.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/refund-requests/{id}/decide',
    access: 'staff',
    permission: 'money.refund',
    params: refundRequestParams,
    body: ApprovalDecision,
    response: DeskRefund,
    idempotency: 'required',
    summary: 'Give back what another person asked to, or send it back to them.',
  }),
};
