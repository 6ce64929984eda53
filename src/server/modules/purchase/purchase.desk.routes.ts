import { buyingDeskEndpoints } from '../../../contract/buying.desk.endpoints';
import { purchaseDeskEndpoints } from '../../../contract/purchase.desk.endpoints';
import { refundDeskEndpoints } from '../../../contract/refund.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as hand from './buy-by-hand.desk.service';
import * as claims from './buying-claim.desk.service';
import * as buying from './buying-desk.service';
import { listingsOf } from './listings.desk.service';
import * as manual from './manual-order.desk.service';
import * as refund from './refund.desk.service';
import { sendPurchase } from './send-purchase.desk.service';
import * as substitute from './substitute.desk.service';

export const purchaseDeskRoutes: Route[] = [
  route(purchaseDeskEndpoints.listManual, (ctx, { query }) => manual.listManual(ctx, query)),
  route(purchaseDeskEndpoints.getManual, (ctx, { params }) => manual.getManual(ctx, params.id)),
  route(purchaseDeskEndpoints.claimManual, (ctx, { params, body }) =>
    manual.claimManual(ctx, params.id, body.takesOver),
  ),
  route(purchaseDeskEndpoints.releaseManual, (ctx, { params }) => manual.releaseManual(ctx, params.id)),
  route(purchaseDeskEndpoints.quoteManual, (ctx, { params, body }) => manual.quoteManual(ctx, params.id, body)),
  route(purchaseDeskEndpoints.closeManual, (ctx, { params, body }) => manual.closeManual(ctx, params.id, body)),
  route(refundDeskEndpoints.list, (ctx, { query }) => refund.listRequests(ctx, query)),
  route(refundDeskEndpoints.get, (ctx, { params }) => refund.getRequest(ctx, params.id)),
  route(refundDeskEndpoints.decide, (ctx, { params, body }) => refund.allowRequest(ctx, params.id, body)),
  route(refundDeskEndpoints.answer, (ctx, { params, body }) => refund.answerRequest(ctx, params.id, body)),
  route(buyingDeskEndpoints.list, (ctx, { query }) => buying.listPurchases(ctx, query)),
  route(buyingDeskEndpoints.get, (ctx, { params }) => buying.getPurchase(ctx, params.id)),
  route(buyingDeskEndpoints.listings, (ctx, { params }) => listingsOf(ctx, params.id)),
  route(buyingDeskEndpoints.takeNext, (ctx) => claims.takeNextPurchase(ctx)),
  route(buyingDeskEndpoints.bulk, (ctx, { body }) => claims.changeMany(ctx, body)),
  route(buyingDeskEndpoints.claim, (ctx, { params, body }) => claims.claimPurchase(ctx, params.id, body.takesOver)),
  route(buyingDeskEndpoints.release, (ctx, { params }) => claims.releasePurchase(ctx, params.id)),
  route(buyingDeskEndpoints.place, (ctx, { params, body }) => hand.placeByHand(ctx, params.id, body)),
  route(buyingDeskEndpoints.decideSaved, (ctx, { params, body }) => hand.allowSaved(ctx, params.id, body)),
  route(buyingDeskEndpoints.reportGone, (ctx, { params, body }) => hand.reportGone(ctx, params.id, body)),
  route(buyingDeskEndpoints.send, (ctx, { params, body }) => sendPurchase(ctx, params.id, body)),
  route(buyingDeskEndpoints.offer, (ctx, { params, body }) => substitute.offerSubstitute(ctx, params.id, body)),
  route(buyingDeskEndpoints.wait, (ctx, { params, body }) => substitute.waitForSeller(ctx, params.id, body)),
  route(buyingDeskEndpoints.buyByCall, (ctx, { params }) => hand.buyPurchaseByCall(ctx, params.id)),
];
