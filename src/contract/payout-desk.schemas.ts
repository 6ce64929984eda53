import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Money, text, Version } from './fields.schemas';

/** A payout of a provider: many charges less what it keeps. */
export const Payout = z.object({
  /** Of its line, and the version of that. */
  id: z.string(),
  version: Version,
  /** Of so many lines. */
  parts: z.int(),
  /** What was charged less what was given back: so much lies with the provider no more. */
  gross: Money,
  /** What the provider keeps; below nothing where it gave more. */
  fee: Money,
  /** What comes to the bank. */
  net: Money,
  /** Whether each of its charges and refunds is one of ours. */
  isClear: z.boolean(),
  /** The event in the money book; null before it is posted. */
  postedAs: z.nullable(z.string()),
  approvals: z.array(Approval),
});

export const PayoutAsked = z.strictObject({ version: Version, note: z._default(text(500), '') });
