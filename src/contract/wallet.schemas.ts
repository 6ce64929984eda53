import * as z from 'zod/mini';
import { TRANSACTION_KINDS, DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from './wallet.enums';
import { Money, Time } from './fields.schemas';
import { PayWays } from './payment.schemas';

/** Minor units of the tenant's currency. */
export const Sum = z.int().check(z.minimum(1), z.maximum(900_000_000_000_000));

export const WalletSummary = z.object({ balance: Money, frozen: Money, hasPayPassword: z.boolean() });

export const WalletTransaction = z.object({
  id: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  /** Signed. */
  amount: Money,
  balanceAfter: Money,
  /** Order, deposit or withdrawal that it belongs to; empty where there is none. */
  reference: z.string(),
  createdAt: Time,
});

export const Deposit = z.object({
  id: z.string(),
  depositNo: z.string(),
  amount: Money,
  status: z.enum(DEPOSIT_STATUSES),
  channel: z.string(),
  createdAt: Time,
});

export const Withdrawal = z.object({
  id: z.string(),
  withdrawalNo: z.string(),
  amount: Money,
  status: z.enum(WITHDRAWAL_STATUSES),
  accountText: z.string(),
  /** Why the shop refused it; empty else. */
  note: z.string(),
  createdAt: Time,
});

export const DepositChannel = z.object({
  channel: z.string(),
  name: z.string(),
  minimum: Money,
  maximum: Money,
  isTest: z.boolean(),
  /** By bank transfer: begun by `certificate`, not by `deposits`. */
  isOffline: z.boolean(),
  methods: PayWays,
});
