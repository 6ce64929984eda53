import { reviewDeskEndpoints } from '../../../contract/review.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { answerReview, listReviewQueue } from './review-payment.desk.service';
import type { ReviewPayment } from './review-payment.service';

export const paymentDeskRoutes = (review: ReviewPayment): Route[] => [
  route(reviewDeskEndpoints.list, (ctx) => listReviewQueue(ctx)),
  route(reviewDeskEndpoints.answer, (ctx, { params, body }) =>
    answerReview(ctx, review, params.paymentNo, body.isPaid),
  ),
];
