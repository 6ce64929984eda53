import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { PageQuery, text } from './fields.schemas';
import { Refund, RefundInput, RefundPage, RefundStatus } from './refund.schemas';

export const refundEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/front/refunds',
    access: 'user',
    query: z.strictObject({
      ...PageQuery,
      status: z.optional(RefundStatus),
      orderNo: z.optional(text(64, 1)),
    }),
    response: RefundPage,
    summary: 'Everything that came back or is to come back, of every cause, newest first, each with its steps.',
  }),
  ask: endpoint({
    method: 'POST',
    path: '/front/refunds',
    access: 'user',
    body: RefundInput,
    response: Refund,
    summary:
      'Ask for the money of something that was ordered, one request for an item at a time; or claim what an insured shipment was worth, with pictures, once.',
  }),
};
