/** The queues of deposits by bank transfer: to be looked at, and what is over. */
export const DEPOSIT_VIEWS = ['toReview', 'over'] as const;

/** Why another deposit may be about the same money. */
export const DEPOSIT_TWIN_REASONS = ['PICTURE', 'PAYER', 'SUM'] as const;
