/** VALID: it is served. INVALID: its records are not as they have to be. PENDING: nobody has looked yet. */
export const DOMAIN_STATES = ['PENDING', 'INVALID', 'VALID'] as const;

/** TAKEN: another shop's proof came first. UNANSWERED: its name servers said nothing. */
export const DOMAIN_FAULTS = ['TXT', 'CNAME', 'TAKEN', 'UNANSWERED'] as const;
