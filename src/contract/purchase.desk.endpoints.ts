import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { text, Version } from './fields.schemas';
import { DeskManualOrder, ManualQueue, ManualQueueQuery, manualOrderParams } from './manual-desk.schemas';
import { ManualQuoteInput } from './manual-quote.schemas';

export const purchaseDeskEndpoints = {
  listManual: endpoint({
    method: 'GET',
    path: '/operator/manual-orders',
    access: 'staff',
    permission: 'purchase.read',
    query: ManualQueueQuery,
    response: ManualQueue,
    summary: 'Price requests in one state: those that wait, longest first; others, newest first.',
  }),
  getManual: endpoint({
    method: 'GET',
    path: '/operator/manual-orders/{id}',
    access: 'staff',
    permission: 'purchase.read',
    params: manualOrderParams,
    response: DeskManualOrder,
    summary: 'One price request with all that has happened to it.',
  }),
  claimManual: endpoint({
    method: 'POST',
    path: '/operator/manual-orders/{id}/claim',
    access: 'staff',
    permission: 'purchase.claim',
    params: manualOrderParams,
    body: z.strictObject({ takesOver: z._default(z.boolean(), false) }),
    response: DeskManualOrder,
    summary:
      'Take a price request for half an hour, or longer where it is taken already; from another only where asked.',
  }),
  releaseManual: endpoint({
    method: 'POST',
    path: '/operator/manual-orders/{id}/release',
    access: 'staff',
    permission: 'purchase.claim',
    params: manualOrderParams,
    response: DeskManualOrder,
    summary: 'Leave a price request to others.',
  }),
  quoteManual: endpoint({
    method: 'POST',
    path: '/operator/manual-orders/{id}/quote',
    access: 'staff',
    permission: 'purchase.quote',
    params: manualOrderParams,
    body: ManualQuoteInput,
    response: DeskManualOrder,
    idempotency: 'required',
    summary: 'Tell the shopper a price; a 409 carries the request as it is now.',
  }),
  closeManual: endpoint({
    method: 'POST',
    path: '/operator/manual-orders/{id}/close',
    access: 'staff',
    permission: 'purchase.quote',
    params: manualOrderParams,
    body: z.strictObject({ version: Version, reason: text(500, 1) }),
    response: DeskManualOrder,
    idempotency: 'required',
    summary: 'Tell the shopper why nothing is bought; a 409 carries the request as it is now.',
  }),
};
