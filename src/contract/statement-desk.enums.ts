/** Whose statement it is: of a provider that we read, or the shop's bank. */
export const STATEMENT_SOURCES = ['BANK', 'STRIPE', 'PAYPAL', 'YOOKASSA'] as const;

/** MATCHED: it is one of ours · SUGGESTED: one of ours looks like it · UNMATCHED: nobody knows · IGNORED: a person says why. */
export const LINE_STATES = ['MATCHED', 'SUGGESTED', 'UNMATCHED', 'IGNORED'] as const;

export const LINE_KINDS = ['CHARGE', 'REFUND', 'PAYOUT', 'OTHER'] as const;

/** What of ours a line is; PAYOUT: a provider's own line, which the bank's is the other end of; SET: what a payout is made of. */
export const MATCH_KINDS = ['ATTEMPT', 'CLAIM', 'DEPOSIT', 'WITHDRAWAL', 'COMPENSATION', 'PAYOUT', 'SET'] as const;

/** By what: a name that both have, sum and payer, sum and day, a person · OTHER_SUM: the name is the same, the sum is not. */
export const MATCH_WAYS = ['NAME', 'PAYER', 'SUM', 'PERSON', 'OTHER_SUM'] as const;

/** What of a statement is looked at. */
export const STATEMENT_VIEWS = ['open', 'matched', 'ignored'] as const;

export const LINE_DECISIONS = ['ACCEPT', 'MATCH', 'IGNORE', 'REOPEN'] as const;
