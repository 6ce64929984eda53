import * as z from 'zod/mini';
import { APPROVAL_DECISIONS } from './approval.enums';
import { Id, Money, text, Time } from './fields.schemas';

/** What one of the staff asked, and what another said to it. */
export const Approval = z.object({
  id: z.string(),
  amount: Money,
  note: z.string(),
  askedBy: z.string(),
  askedAt: Time,
  /** Whether the caller has asked: then another decides. */
  isMine: z.boolean(),
  decision: z.nullable(z.enum(APPROVAL_DECISIONS)),
  decisionNote: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Time),
});

/** The word of the second person, to what was asked and nothing else. */
export const ApprovalDecision = z.strictObject({
  approvalId: Id,
  decision: z.enum(['APPROVED', 'REFUSED']),
  note: z._default(text(500), ''),
  /** Of the second factor, where the person has one. */
  code: z.optional(text(40, 6)),
});
