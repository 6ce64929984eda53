import { transitEndpoints } from '../../../contract/transit.endpoints';
import { pickupEndpoints } from '../../../contract/pickup.endpoints';
import { route, type Route } from '../../kernel/route';
import type { PaymentService } from '../payment/payment.service';
import { trackingCompanies } from '../../adapters/tracking/tracking.registry';
import { answerQuestion } from './answer-question.service';
import { complete } from './complete-transit.service';
import { decide } from './decide-trouble.service';
import { estimate } from './estimate.service';
import { hearTracking } from './follow-boxes.service';
import { getLineHistory } from './line-history.service';
import { getLogistics } from './logistics.service';
import { selfPickup } from './pickup.service';
import * as place from './place-transit.service';
import * as read from './transit-read.service';
import * as transit from './transit.service';

/** @param payments settles; `app.ts` makes it */
export const transitRoutes = (
  payments: Pick<PaymentService, 'payFromBalance' | 'returnClaims' | 'offerWayBack'>,
): Route[] => [
  route(pickupEndpoints.selfPickup, (ctx, { query, body }) => selfPickup(ctx, query, body)),
  route(transitEndpoints.estimate, (ctx, { body }) => estimate(ctx, body)),
  route(transitEndpoints.history, (ctx, { params, query }) =>
    getLineHistory(ctx, params.name, query.tenantWarehouseId),
  ),
  route(transitEndpoints.create, (ctx, { body }) => place.create(ctx, body)),
  route(transitEndpoints.list, (ctx, { query }) => read.list(ctx, query)),
  route(transitEndpoints.get, (ctx, { params }) => read.get(ctx, params.id, payments)),
  route(transitEndpoints.pay, (ctx, { params, body }) => transit.pay(ctx, params.id, body, payments)),
  route(transitEndpoints.complete, (ctx, { params, body }) => complete(ctx, params.id, body)),
  route(transitEndpoints.close, (ctx, { params, body }) => transit.close(ctx, params.id, body, payments)),
  route(transitEndpoints.decide, (ctx, { params, body }) => decide(ctx, params.id, body)),
  route(transitEndpoints.answer, (ctx, { params, body }) => answerQuestion(ctx, params.id, body)),
  route(transitEndpoints.logistics, (ctx, { params }) => getLogistics(ctx, params.id)),
  route(transitEndpoints.hearTracking, (ctx, { params }) => hearTracking(ctx, params.provider, trackingCompanies())),
];
