import { depositDeskEndpoints } from '../../../contract/deposit.desk.endpoints';
import { ledgerDeskEndpoints } from '../../../contract/ledger.desk.endpoints';
import { withdrawalDeskEndpoints } from '../../../contract/withdrawal.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as adjust from './adjust.desk.service';
import * as deposit from './deposit.desk.service';
import { getLedgerAccount } from './ledger-account.desk.service';
import * as ledger from './ledger.desk.service';
import * as withdrawal from './withdrawal.desk.service';
import * as queue from './withdrawal-queue.desk.service';

export const walletDeskRoutes = (followAdjustment: adjust.FollowAdjustment): Route[] => [
  route(depositDeskEndpoints.list, (ctx, { query }) => deposit.listDepositQueue(ctx, query)),
  route(depositDeskEndpoints.get, (ctx, { params }) => deposit.getDeskDeposit(ctx, params.id)),
  route(depositDeskEndpoints.answer, (ctx, { params, body }) => deposit.answerDeposit(ctx, params.id, body)),
  route(depositDeskEndpoints.decide, (ctx, { params, body }) => deposit.allowDeposit(ctx, params.id, body)),
  route(ledgerDeskEndpoints.list, (ctx, { query }) => ledger.listLedger(ctx, query)),
  route(ledgerDeskEndpoints.get, (ctx, { params }) => ledger.getLedgerEvent(ctx, params.id)),
  route(ledgerDeskEndpoints.account, (ctx, { params, query }) => getLedgerAccount(ctx, params.id, query)),
  route(ledgerDeskEndpoints.askAdjustment, (ctx, { params, body }) =>
    adjust.askAdjustment(ctx, params.id, body.reason),
  ),
  route(ledgerDeskEndpoints.decideAdjustment, (ctx, { params, body }) =>
    adjust.decideAdjustment(ctx, params.id, body, followAdjustment),
  ),
  route(withdrawalDeskEndpoints.list, (ctx, { query }) => queue.listWithdrawalQueue(ctx, query)),
  route(withdrawalDeskEndpoints.get, (ctx, { params }) => queue.getDeskWithdrawal(ctx, params.id)),
  route(withdrawalDeskEndpoints.ask, (ctx, { params, body }) => withdrawal.askForWithdrawal(ctx, params.id, body.note)),
  route(withdrawalDeskEndpoints.decide, (ctx, { params, body }) => withdrawal.decideWithdrawal(ctx, params.id, body)),
  route(withdrawalDeskEndpoints.pay, (ctx, { params, body }) =>
    withdrawal.payWithdrawal(ctx, params.id, body.bankReference),
  ),
  route(withdrawalDeskEndpoints.refuse, (ctx, { params, body }) => withdrawal.refuseWithdrawal(ctx, params.id, body)),
];
