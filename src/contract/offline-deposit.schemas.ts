import * as z from 'zod/mini';
import { Id, Money, Time, text } from './fields.schemas';
import { Deposit } from './wallet.schemas';

/** Where to send the money, and by what it is known. */
export const OfflineInstructions = z.object({
  bank: z.string(),
  account: z.string(),
  name: z.string(),
  /** To be written into the transfer. */
  reference: z.string(),
  exactAmount: Money,
  until: Time,
});

/** A deposit by bank transfer, as far as it has come. */
export const OfflineDeposit = z.object({
  ...Deposit.shape,
  instructions: OfflineInstructions,
  proofs: z.array(z.string()),
  /** Why the shop gave nothing for it; empty else. */
  note: z.string(),
});

const Proofs = z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(5));

/** Pictures are addresses that uploads got; or the shopper gives it up. */
export const OfflineDepositChange = z.union([
  z.strictObject({ depositId: Id, cancel: z.literal(true) }),
  z.strictObject({
    depositId: Id,
    proofKeys: Proofs,
    payerName: text(80, 1),
    paidAt: z.iso.date(),
    bankReference: z.optional(text(80, 1)),
  }),
]);
