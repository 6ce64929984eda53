/** TEST: tried out with test money · ENDING: suspended, and gone when its time is over · UNREADABLE: nobody can be served by its settings. */
export const SHOP_STATES = ['LIVE', 'TEST', 'SUSPENDED', 'ENDING', 'ENDED', 'UNREADABLE'] as const;

/** What a shop may use so much of in a month; staff are those that there are, and so is what their pictures take. */
export const QUOTAS = ['orders', 'staff', 'mails', 'storageMb'] as const;

/** What the platform can take from a shop: its own stock, tables to take out, a look at a shopper's account, domains of its own. */
export const SHOP_FEATURES = ['OWN_PRODUCTS', 'EXPORTS', 'VIEW_AS', 'DOMAINS'] as const;

/** NONE: nobody minds · FINE · WARN: four fifths are used · OVER: all of it. */
export const QUOTA_STANDS = ['NONE', 'FINE', 'WARN', 'OVER'] as const;
