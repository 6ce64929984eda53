import { compensationDeskEndpoints } from '../../../contract/compensation.desk.endpoints';
import { dayDeskEndpoints } from '../../../contract/day.desk.endpoints';
import { payoutDeskEndpoints } from '../../../contract/payout.desk.endpoints';
import { statementDeskEndpoints } from '../../../contract/statement.desk.endpoints';
import { reviewDeskEndpoints } from '../../../contract/review.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import { checkDay, signDay } from './close-day.desk.service';
import * as compensations from './compensation-queue.desk.service';
import * as compensation from './compensation.desk.service';
import { listDays } from './day-queue.desk.service';
import { getDay } from './day-record.desk.service';
import { decideLine } from './decide-line.desk.service';
import * as payouts from './post-payout.desk.service';
import * as statements from './import-statement.desk.service';
import { getStatement, listStatements } from './statement-queue.desk.service';
import { allowReview, answerReview, listReviewQueue } from './review-payment.desk.service';
import type { ReviewPayment } from './review-payment.service';

export const paymentDeskRoutes = (review: ReviewPayment): Route[] => [
  route(reviewDeskEndpoints.list, (ctx) => listReviewQueue(ctx)),
  route(reviewDeskEndpoints.answer, (ctx, { params, body }) =>
    answerReview(ctx, review, params.paymentNo, body.isPaid),
  ),
  route(reviewDeskEndpoints.decide, (ctx, { params, body }) => allowReview(ctx, review, params.paymentNo, body)),
  route(statementDeskEndpoints.list, (ctx, { query }) => listStatements(ctx, query)),
  route(statementDeskEndpoints.look, (ctx, { body }) => statements.lookAtFile(ctx, body.content)),
  route(statementDeskEndpoints.preview, (ctx, { body }) => statements.previewStatement(ctx, body)),
  route(statementDeskEndpoints.read, (ctx, { body }) => statements.readStatement(ctx, body)),
  route(statementDeskEndpoints.get, (ctx, { params, query }) => getStatement(ctx, params.id, query)),
  route(statementDeskEndpoints.decide, (ctx, { params, body }) => decideLine(ctx, params.id, body)),
  route(payoutDeskEndpoints.get, (ctx, { params }) => payouts.getPayout(ctx, params.id)),
  route(payoutDeskEndpoints.ask, (ctx, { params, body }) => payouts.askPayout(ctx, params.id, body)),
  route(payoutDeskEndpoints.decide, (ctx, { params, body }) => payouts.decidePayout(ctx, params.id, body)),
  route(dayDeskEndpoints.list, (ctx, { query }) => listDays(ctx, query)),
  route(dayDeskEndpoints.get, (ctx, { params }) => getDay(ctx, params.day)),
  route(dayDeskEndpoints.sign, (ctx, { params, body }) => signDay(ctx, params.day, body.note)),
  route(dayDeskEndpoints.check, (ctx, { params, body }) => checkDay(ctx, params.day, body)),
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
