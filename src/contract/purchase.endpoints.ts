import * as z from 'zod/mini';
import {
  PurchaseOrderStatus,
  PurchaseOrder,
  PurchaseOrderDetail,
  PurchaseOrderPage,
  ManualOrderInput,
  ManualOrder,
} from './purchase.schemas';
import { endpoint } from './endpoint.schemas';
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
    summary: 'Orders, newest first, with counts by state.',
    query: z.strictObject({ ...PageQuery, status: z.optional(PurchaseOrderStatus), keyword: z.optional(text(100)) }),
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
    response: PurchaseOrder,
    summary: 'Close an order; what was paid goes back to the balance, or the way it came.',
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
    response: ManualOrder,
    summary: 'One manual order.',
  }),
};
