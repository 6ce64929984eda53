import { compensationDeskEndpoints } from '../../../contract/compensation.desk.endpoints';
import { reviewDeskEndpoints } from '../../../contract/review.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as compensations from './compensation-queue.desk.service';
import * as compensation from './compensation.desk.service';
import { answerReview, listReviewQueue } from './review-payment.desk.service';
import type { ReviewPayment } from './review-payment.service';

export const paymentDeskRoutes = (review: ReviewPayment): Route[] => [
  route(reviewDeskEndpoints.list, (ctx) => listReviewQueue(ctx)),
  route(reviewDeskEndpoints.answer, (ctx, { params, body }) =>
    answerReview(ctx, review, params.paymentNo, body.isPaid),
  ),
  route(compensationDeskEndpoints.list, (ctx, { query }) => compensations.listCompensations(ctx, query)),
  route(compensationDeskEndpoints.about, (ctx, { query }) => compensations.lookAtCompensated(ctx, query.no)),
  route(compensationDeskEndpoints.get, (ctx, { params }) => compensations.getCompensation(ctx, params.id)),
  route(compensationDeskEndpoints.ask, (ctx, { body }) => compensation.askForCompensation(ctx, body)),
  route(compensationDeskEndpoints.change, (ctx, { params, body }) => compensation.askAgain(ctx, params.id, body)),
  route(compensationDeskEndpoints.decide, (ctx, { params, body }) =>
    compensation.decideCompensation(ctx, params.id, body),
  ),
  route(compensationDeskEndpoints.pay, (ctx, { params, body }) =>
    compensation.payCompensationOut(ctx, params.id, body.bankReference),
  ),
  route(compensationDeskEndpoints.drop, (ctx, { params, body }) => compensation.dropCompensation(ctx, params.id, body)),
];
