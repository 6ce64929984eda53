import * as z from 'zod/mini';
import {
  PurchaseOrderStatus,
  PurchaseOrder,
  PurchaseOrderDetail,
  PurchaseOrderPage,
  ManualOrderInput,
  ManualOrder,
  ManualOrderDetail,
} from './purchase.schemas';
import { endpoint } from './endpoint.schemas';
import { SUBSTITUTE_DECISIONS } from './purchase.enums';
import { ORDER_GROUPS } from './order-status';
import { RefundTo } from './refund.schemas';
import { Id, PageQuery, PayPassword, pageOf, text } from './fields.schemas';

const idParams = z.object({ id: Id });

const createBody = z.strictObject({ quoteId: Id, termsAccepted: z.literal(true) });

export const purchaseEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/front/purchase-orders',
    access: 'user',
    body: createBody,
    response: z.array(PurchaseOrder),
    idempotency: 'required',
    summary: 'Make one order per shop of a quote of cart lines.',
  }),
  createFromPreview: endpoint({
    method: 'POST',
    path: '/front/preview-product/create',
    access: 'user',
    body: createBody,
    response: z.array(PurchaseOrder),
    idempotency: 'required',
    summary: 'Make an order of a buy-now quote.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/front/purchase-orders',
    access: 'user',
    response: PurchaseOrderPage,
    summary: 'Orders of a state or of a group of states, newest first, with counts by state.',
    query: z.strictObject({
      ...PageQuery,
      status: z.optional(PurchaseOrderStatus),
      group: z.optional(z.enum(ORDER_GROUPS)),
      keyword: z.optional(text(100)),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/front/purchase-orders/{id}',
    access: 'user',
    params: idParams,
    response: PurchaseOrderDetail,
    summary: 'One order with its timeline and sums.',
  }),
  clone: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/clone',
    access: 'user',
    params: idParams,
    response: PurchaseOrder,
    idempotency: 'required',
    summary: 'Order the same again at today’s prices.',
  }),
  pay: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/pay',
    access: 'user',
    params: idParams,
    body: z.strictObject({ payPassword: PayPassword }),
    response: PurchaseOrder,
    idempotency: 'required',
    summary: 'Pay an order from the balance.',
  }),
  close: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/close',
    access: 'user',
    params: idParams,
    query: z.strictObject({ refundTo: z._default(RefundTo, 'BALANCE') }),
    response: PurchaseOrder,
    summary:
      'Close an order; what was paid goes back to the balance or, where that is wished or there is none, the way it came.',
  }),
  closeItem: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/close-item',
    access: 'user',
    params: idParams,
    body: z.strictObject({ orderItemId: Id }),
    response: PurchaseOrder,
    summary: 'Do without an item that became dearer; its price comes back with its part of the fee.',
  }),
  answerSubstitute: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/substitute',
    access: 'user',
    params: idParams,
    body: z.strictObject({ orderItemId: Id, offerId: Id, decision: z.enum(SUBSTITUTE_DECISIONS) }),
    response: PurchaseOrder,
    summary: 'Take what is offered in place of an item, or have its money back.',
  }),
  createManual: endpoint({
    method: 'POST',
    path: '/front/manual-orders',
    access: 'user',
    body: ManualOrderInput,
    response: ManualOrder,
    idempotency: 'required',
    summary: 'Ask the shop to quote a thing whose link cannot be read.',
  }),
  listManual: endpoint({
    method: 'GET',
    path: '/front/manual-orders',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(ManualOrder),
    summary: 'Manual orders, newest first.',
  }),
  getManual: endpoint({
    method: 'GET',
    path: '/front/manual-orders/{id}',
    access: 'user',
    params: idParams,
    response: ManualOrderDetail,
    summary: 'One manual order with its quote and what has happened to it.',
  }),
  acceptManual: endpoint({
    method: 'POST',
    path: '/front/manual-orders/{id}/accept',
    access: 'user',
    params: idParams,
    body: z.strictObject({ termsAccepted: z.literal(true) }),
    response: PurchaseOrder,
    idempotency: 'required',
    summary: 'Make an order of a quote, at the sums that it says.',
  }),
  closeManual: endpoint({
    method: 'POST',
    path: '/front/manual-orders/{id}/close',
    access: 'user',
    params: idParams,
    body: z.strictObject({ reason: z._default(text(500), '') }),
    response: ManualOrderDetail,
    idempotency: 'required',
    summary: 'Decline a quote, or take a request back.',
  }),
};
