/** What wants the word of a second person. */
export const APPROVAL_KINDS = [
  ...(['WITHDRAWAL', 'COMPENSATION', 'DEPOSIT', 'REFUND', 'ADJUSTMENT', 'PROVIDER_PAYOUT'] as const),
  ...(['ACCOUNT', 'CUSTOMER_ERASURE', 'CLAIM', 'LIMITS', 'CHEAPER', 'REVIEW'] as const),
] as const;

/** VOID: it was not what was asked any more, or who asked has taken it back. */
export const APPROVAL_DECISIONS = ['APPROVED', 'REFUSED', 'VOID'] as const;
