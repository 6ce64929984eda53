import { offlineDepositEndpoints } from '../../../contract/offline-deposit.endpoints';
import { walletHistoryEndpoints } from '../../../contract/wallet-history.endpoints';
import { walletEndpoints } from '../../../contract/wallet.endpoints';
import { route } from '../../kernel/route';
import { cancelWithdrawal } from './cancel-withdrawal.service';
import type { DepositService } from './deposit.service';
import { changePayPassword, resetPayPassword, setFirstPayPassword } from './pay-password.service';
import { changeOfflineDeposit, getOfflineDeposit, startOfflineDeposit } from './offline-deposit.service';
import { getTransaction, listOperations } from './wallet-history.service';
import { getSummary, listTransactions } from './wallet.service';
import { createWithdrawal, listWithdrawals } from './withdrawal.service';

export const walletRoutes = (deposits: DepositService) => [
  route(walletEndpoints.getSummary, (ctx) => getSummary(ctx)),
  route(walletEndpoints.listTransactions, (ctx, { query }) => listTransactions(ctx, query)),
  route(walletEndpoints.setFirstPayPassword, (ctx, { body }) => setFirstPayPassword(ctx, body)),
  route(walletEndpoints.changePayPassword, (ctx, { body }) => changePayPassword(ctx, body)),
  route(walletEndpoints.resetPayPassword, (ctx, { body }) => resetPayPassword(ctx, body)),
  route(walletEndpoints.listDepositChannels, (ctx) => deposits.listDepositChannels(ctx)),
  route(walletEndpoints.createDeposit, (ctx, { body }) => deposits.createDeposit(ctx, body)),
  route(walletEndpoints.retryDeposit, (ctx, { params }) => deposits.retryDeposit(ctx, params.depositNo)),
  route(walletEndpoints.cancelDeposit, (ctx, { params }) => deposits.cancelDeposit(ctx, params.depositNo)),
  route(walletEndpoints.listDeposits, (ctx, { query }) => deposits.listDeposits(ctx, query)),
  route(offlineDepositEndpoints.startOfflineDeposit, (ctx, { body }) => startOfflineDeposit(ctx, body.amount)),
  route(offlineDepositEndpoints.changeOfflineDeposit, (ctx, { body }) => changeOfflineDeposit(ctx, body)),
  route(offlineDepositEndpoints.getOfflineDeposit, (ctx, { params }) => getOfflineDeposit(ctx, params.id)),
  route(walletHistoryEndpoints.listOperations, (ctx, { query }) => listOperations(ctx, query)),
  route(walletHistoryEndpoints.getTransaction, (ctx, { params }) => getTransaction(ctx, params.id)),
  route(walletEndpoints.createWithdrawal, (ctx, { body }) => createWithdrawal(ctx, body)),
  route(walletEndpoints.cancelWithdrawal, (ctx, { params }) => cancelWithdrawal(ctx, params.id)),
  route(walletEndpoints.listWithdrawals, (ctx, { query }) => listWithdrawals(ctx, query)),
];
