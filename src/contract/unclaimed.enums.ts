/** A claim of goods that nobody knows the owner of: waits for an answer, or has one. */
export const CLAIM_STATUSES = ['SUBMITTED', 'APPROVED', 'REJECTED'] as const;

/** What the shopper has under a number already: announced it, has the parcel, or claims it. */
export const OWN_NUMBERS = ['ANNOUNCED', 'ARRIVED', 'CLAIMED'] as const;
