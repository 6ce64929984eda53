/** The queues of withdrawals: to be looked at, to be allowed by a second person, to be paid, and what is over. */
export const WITHDRAWAL_VIEWS = ['toCheck', 'toApprove', 'toPay', 'over'] as const;

/** What a person looks at twice. */
export const WITHDRAWAL_WARNINGS = ['PAY_PASSWORD', 'EMAIL', 'NEW_SHOPPER', 'NEW_ACCOUNT'] as const;
