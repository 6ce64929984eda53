import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { TRANSIT_GROUPS } from './transit.enums';
import { Id, PageQuery, PayPassword, text } from './fields.schemas';
import { TransitLineHistory } from './line-history.schemas';
import { RawAnswer } from './raw-answer.schemas';
import { RefundTo } from './refund.schemas';
import { TransitEstimate, TransitEstimateInput } from './transit-estimate.schemas';
import {
  TransitLogistics,
  TransitOrder,
  TransitOrderDetail,
  TransitOrderInput,
  TransitOrderPage,
  TransitReviewInput,
  TransitStatus,
} from './transit.schemas';
import { TroubleInput } from './transit-trouble.schemas';

const idParams = z.object({ id: Id });

export const transitEndpoints = {
  estimate: endpoint({
    method: 'POST',
    path: '/front/transit-orders/estimate',
    access: 'user',
    body: TransitEstimateInput,
    response: TransitEstimate,
    summary:
      'What shipping these parcels would cost by each line, why a line does not take them, and what would be cheaper.',
  }),
  history: endpoint({
    method: 'GET',
    path: '/front/transit-lines/{name}/history',
    access: 'public',
    params: z.object({ name: text(64, 1) }),
    query: z.strictObject({ tenantWarehouseId: z.optional(Id) }),
    response: TransitLineHistory,
    summary:
      'How a line went of late: in how many days shipments came, and how far estimates were from what was billed. From the first warehouse where none is named.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/front/transit-orders',
    access: 'user',
    body: TransitOrderInput,
    response: TransitOrder,
    idempotency: 'required',
    summary: 'Have parcels packed and shipped; they belong to this order from then on.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/front/transit-orders',
    access: 'user',
    response: TransitOrderPage,
    summary: 'Transit orders of a state or of a group of states, newest first, with counts by state.',
    query: z.strictObject({
      ...PageQuery,
      status: z.optional(TransitStatus),
      group: z.optional(z.enum(TRANSIT_GROUPS)),
      keyword: z.optional(text(100)),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/front/transit-orders/{id}',
    access: 'user',
    params: idParams,
    response: TransitOrderDetail,
    summary: 'One transit order with its receipts, boxes and timeline.',
  }),
  pay: endpoint({
    method: 'POST',
    path: '/front/transit-orders/{id}/pay',
    access: 'user',
    params: idParams,
    body: z.strictObject({
      payPassword: PayPassword,
      /** The sum as it was shown, in minor units of the shop's currency: another one is refused. */
      acceptSum: z.optional(z.int()),
    }),
    response: TransitOrder,
    idempotency: 'required',
    summary: 'Pay what is due of a transit order from the balance.',
  }),
  complete: endpoint({
    method: 'POST',
    path: '/front/transit-orders/{id}/complete',
    access: 'user',
    params: idParams,
    body: z._default(z.strictObject({ review: z.optional(TransitReviewInput) }), {}),
    response: TransitOrder,
    summary: 'Say that all of it has arrived, and how it was: then, or once afterwards.',
  }),
  close: endpoint({
    method: 'POST',
    path: '/front/transit-orders/{id}/close',
    access: 'user',
    params: idParams,
    body: z.strictObject({
      reason: z._default(text(500), ''),
      /** The fee as it was told, in minor units of the shop's currency. */
      acceptFee: z.optional(z.int()),
      /** Pays the fee from the balance at once; without it the order stays packed until its fee is paid. */
      payPassword: z.optional(PayPassword),
      /** Where what was paid goes. */
      refundTo: z._default(RefundTo, 'BALANCE'),
    }),
    response: TransitOrder,
    idempotency: 'required',
    summary:
      'Close a transit order and free its parcels; once they are packed when a fee is paid, which a 409 tells first.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/front/transit-orders/{id}/decision',
    access: 'user',
    params: idParams,
    body: TroubleInput,
    response: TransitOrder,
    idempotency: 'required',
    summary:
      'Say what becomes of a shipment in trouble: papers for customs, or given up; what came back in store, or thrown away; what is owed for a loss claimed, or declined.',
  }),
  answer: endpoint({
    method: 'POST',
    path: '/front/transit-orders/{id}/question',
    access: 'user',
    params: idParams,
    body: z.strictObject({ questionId: Id, decision: z.enum(['AGREE', 'DECLINE']) }),
    response: TransitOrder,
    idempotency: 'required',
    summary: 'Say whether boxes that came out dearer than was told may cost so much; nothing is paid by it.',
  }),
  logistics: endpoint({
    method: 'GET',
    path: '/front/transit-order-logistics/transit-order/{id}',
    access: 'user',
    params: idParams,
    response: TransitLogistics,
    summary: 'Where the boxes of a transit order are, each with its legs, the newest event first.',
  }),
  hearTracking: endpoint({
    method: 'POST',
    path: '/front/tracking/{provider}/callback',
    access: 'public',
    params: z.object({ provider: z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/)) }),
    response: RawAnswer,
    isRaw: true,
    summary: 'What a company that follows boxes tells of one, signed and in its own form.',
  }),
};
