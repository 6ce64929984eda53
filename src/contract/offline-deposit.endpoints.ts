import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';
import { OfflineDeposit, OfflineDepositChange } from './offline-deposit.schemas';
import { Sum } from './wallet.schemas';

export const offlineDepositEndpoints = {
  startOfflineDeposit: endpoint({
    method: 'POST',
    path: '/front/user-account/certificate',
    access: 'user',
    idempotency: 'required',
    body: z.strictObject({ amount: Sum }),
    response: OfflineDeposit,
    summary: 'Start a deposit by bank transfer; the answer says where to send it and with which reference.',
  }),
  changeOfflineDeposit: endpoint({
    method: 'PUT',
    path: '/front/user-account/update-deposit',
    access: 'user',
    body: OfflineDepositChange,
    response: OfflineDeposit,
    summary: 'Show that it was paid, after which the shop looks at it; or give it up.',
  }),
  getOfflineDeposit: endpoint({
    method: 'GET',
    path: '/front/user-account/certificate/{id}',
    access: 'user',
    toLookers: null,
    params: z.object({ id: Id }),
    response: OfflineDeposit,
    summary: 'A deposit by bank transfer, as far as it has come.',
  }),
};
