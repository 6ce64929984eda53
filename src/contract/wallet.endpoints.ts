import * as z from 'zod/mini';
import { Sum, WalletSummary, WalletTransaction, Deposit, Withdrawal, DepositChannel } from './wallet.schemas';
import { endpoint, Empty } from './endpoint.schemas';
import { EmailCode, Id, PageQuery, PayPassword, Secret, pageOf, text } from './fields.schemas';
import { PaymentStart } from './payment.schemas';

const depositParams = z.object({ depositNo: z.string().check(z.regex(/^[A-Z0-9]{8,32}$/)) });

export const walletEndpoints = {
  getSummary: endpoint({
    method: 'GET',
    path: '/front/user-account/querySummary',
    access: 'user',
    response: WalletSummary,
    summary: 'Balance and frozen sum.',
  }),
  listTransactions: endpoint({
    method: 'GET',
    path: '/front/user-account/transactions',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(WalletTransaction),
    summary: 'Every movement of the balance with the running balance, newest first.',
  }),
  setFirstPayPassword: endpoint({
    method: 'POST',
    path: '/front/user-account/first-set-pay-password',
    access: 'user',
    summary: 'Set the pay password for the first time; a session alone is not enough.',
    /** One of both proofs. */
    body: z.strictObject({
      payPassword: PayPassword,
      loginPassword: z.optional(Secret),
      emailVerificationCode: z.optional(EmailCode),
    }),
    response: Empty,
  }),
  changePayPassword: endpoint({
    method: 'POST',
    path: '/front/user-account/resetPayPassword',
    access: 'user',
    body: z.strictObject({ oldPayPassword: PayPassword, newPayPassword: PayPassword }),
    response: Empty,
    summary: 'Change the pay password.',
  }),
  resetPayPassword: endpoint({
    method: 'POST',
    path: '/front/user-account/pay-password',
    access: 'user',
    body: z.strictObject({ payPassword: PayPassword, emailVerificationCode: EmailCode }),
    response: Empty,
    summary: 'Set a new pay password with a mailed code.',
  }),
  listDepositChannels: endpoint({
    method: 'GET',
    path: '/front/deposit-channels',
    access: 'user',
    response: z.array(DepositChannel),
    summary: 'Ways to top up.',
  }),
  createDeposit: endpoint({
    method: 'POST',
    path: '/front/user-account/deposits',
    access: 'user',
    idempotency: 'required',
    summary: 'Start a top-up; the answer says where to pay.',
    body: z.strictObject({
      amount: Sum,
      channel: z.string().check(z.regex(/^[A-Z0-9_]{2,32}$/)),
      paymentMethod: z.optional(text(40)),
    }),
    response: z.object({ deposit: Deposit, start: PaymentStart }),
  }),
  listDeposits: endpoint({
    method: 'GET',
    path: '/front/user-account/deposits',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(Deposit),
    summary: 'Top-ups, newest first.',
  }),
  retryDeposit: endpoint({
    method: 'POST',
    path: '/front/user-account/deposits/{depositNo}/pay',
    access: 'user',
    idempotency: 'required',
    params: depositParams,
    response: z.object({ deposit: Deposit, start: PaymentStart }),
    summary: 'Pay a top-up that waits, the way that was chosen; the answer says where.',
  }),
  cancelDeposit: endpoint({
    method: 'POST',
    path: '/front/user-account/deposits/{depositNo}/cancel',
    access: 'user',
    params: depositParams,
    response: Deposit,
    summary: 'Give up a top-up that is not paid; money that comes all the same goes to the balance.',
  }),
  createWithdrawal: endpoint({
    method: 'POST',
    path: '/front/user-account/withdrawals',
    access: 'user',
    idempotency: 'required',
    summary: 'Ask for money back; the sum is frozen until it is decided.',
    body: z.strictObject({ amount: Sum, accountText: text(300, 4), payPassword: PayPassword }),
    response: Withdrawal,
  }),
  cancelWithdrawal: endpoint({
    method: 'POST',
    path: '/front/user-account/withdrawals/{id}/cancel',
    access: 'user',
    params: z.object({ id: Id }),
    response: Withdrawal,
    summary: 'Take a withdrawal back that is not decided yet; its sum is free again.',
  }),
  listWithdrawals: endpoint({
    method: 'GET',
    path: '/front/user-account/withdrawals',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(Withdrawal),
    summary: 'Withdrawals, newest first.',
  }),
};
