import { purchaseEndpoints } from '../../../contract/purchase.endpoints';
import { refundEndpoints } from '../../../contract/refund.endpoints';
import { route, type Route } from '../../kernel/route';
import type { PaymentService } from '../payment/payment.service';
import { claimInsured } from '../transit/claim.service';
import { askRefund } from './ask-refund.service';
import { closeItem } from './give-up-dearer.service';
import * as manual from './manual-order.service';
import * as place from './place-order.service';
import * as purchase from './purchase.service';
import { answerSubstitute } from './substitute.service';

/** @param payments settles; `app.ts` makes it */
export const purchaseRoutes = (
  payments: Pick<PaymentService, 'payFromBalance' | 'returnClaims' | 'offerWayBack'>,
): Route[] => [
  route(purchaseEndpoints.create, (ctx, { body }) => place.create(ctx, body.quoteId)),
  route(purchaseEndpoints.createFromPreview, (ctx, { body }) => place.createFromPreview(ctx, body.quoteId)),
  route(purchaseEndpoints.clone, (ctx, { params }) => place.clone(ctx, params.id)),
  route(purchaseEndpoints.list, (ctx, { query }) => purchase.list(ctx, query)),
  route(purchaseEndpoints.get, (ctx, { params }) => purchase.get(ctx, params.id, payments)),
  route(purchaseEndpoints.pay, (ctx, { params, body }) => purchase.pay(ctx, params.id, body.payPassword, payments)),
  route(purchaseEndpoints.close, (ctx, { params, query }) => purchase.close(ctx, params.id, query, payments)),
  route(purchaseEndpoints.closeItem, (ctx, { params, body }) => closeItem(ctx, params.id, body.orderItemId, payments)),
  route(purchaseEndpoints.answerSubstitute, (ctx, { params, body }) =>
    answerSubstitute(ctx, params.id, body, payments),
  ),
  route(refundEndpoints.ask, (ctx, { body }) =>
    body.transitOrderId ? claimInsured(ctx, body.transitOrderId, body) : askRefund(ctx, body),
  ),
  route(purchaseEndpoints.createManual, (ctx, { body }) => manual.createManual(ctx, body)),
  route(purchaseEndpoints.listManual, (ctx, { query }) => manual.listManual(ctx, query)),
  route(purchaseEndpoints.getManual, (ctx, { params }) => manual.getManual(ctx, params.id)),
  route(purchaseEndpoints.acceptManual, (ctx, { params }) => manual.acceptManual(ctx, params.id)),
  route(purchaseEndpoints.closeManual, (ctx, { params, body }) => manual.closeManual(ctx, params.id, body.reason)),
];
