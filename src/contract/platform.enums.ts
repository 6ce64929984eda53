/** TEST: tried out with test money · ENDING: suspended, and gone when its time is over · UNREADABLE: nobody can be served by its settings. */
export const SHOP_STATES = ['LIVE', 'TEST', 'SUSPENDED', 'ENDING', 'ENDED', 'UNREADABLE'] as const;

/** What a shop may use so much of in a month; staff are those that there are. */
export const QUOTAS = ['orders', 'staff', 'mails'] as const;

/** NONE: nobody minds · FINE · WARN: four fifths are used · OVER: all of it. */
export const QUOTA_STANDS = ['NONE', 'FINE', 'WARN', 'OVER'] as const;
