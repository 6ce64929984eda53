import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id, PageQuery, pageOf } from './fields.schemas';
import { WalletOperation, WalletTransactionDetail } from './wallet-history.schemas';

export const walletHistoryEndpoints = {
  listOperations: endpoint({
    method: 'GET',
    path: '/front/user-account/operations',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(WalletOperation),
    summary:
      'What happened to the account beside movements: pay password, deposits and withdrawals by step, looks of the staff.',
  }),
  getTransaction: endpoint({
    method: 'GET',
    path: '/front/user-account/queryDetail/{id}',
    access: 'user',
    params: z.object({ id: Id }),
    response: WalletTransactionDetail,
    summary: 'A movement of the balance, where it came from and why.',
  }),
};
