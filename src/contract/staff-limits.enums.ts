/** Roles that have a day of their own: those of the default set, and all that a shop has made itself. */
export const LIMITED_ROLES = ['owner', 'manager', 'finance', 'other'] as const;

/** What a person decides alone in a day, and up to which sum of each they do so at all. */
export const DAY_LIMITS = ['deposit', 'refund'] as const;
export const ALONE_LIMITS = [...DAY_LIMITS, 'claim', 'cheaper'] as const;

/** What boxes may cost more than agreed and be packed unasked, in basis points, where a shop says nothing. */
export const USUAL_EXCESS = 1_500;
