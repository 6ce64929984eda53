export const USER_KINDS = ['INDIVIDUAL', 'COMPANY'] as const;

/** What a shopper may be told less of. What concerns the security of the account is of no kind: it is always told. */
export const NEWS_KINDS = ['ORDERS', 'WAREHOUSE', 'SHIPMENTS', 'MONEY'] as const;
export const NEWS_WAYS = ['MESSAGE', 'MAIL', 'PUSH'] as const;

/** A kind that does not come that way. */
export const MUTED_NEWS = NEWS_WAYS.flatMap((way) => NEWS_KINDS.map((kind) => `${way}_${kind}` as const));

/** Why an address is sent no news: nobody has it, or who has it called one of our mails spam. */
export const MAIL_TROUBLES = ['HARD_BOUNCE', 'COMPLAINT'] as const;
