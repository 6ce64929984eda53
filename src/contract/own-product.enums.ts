/** WITHDRAWN: nobody is shown it, and what is paid already is sent. */
export const OWN_PRODUCT_STATES = ['ON_SALE', 'WITHDRAWN'] as const;

/** Why no shopper finds what the shop has: its channel is not among those that the shop shows, or nobody is asked for it. */
export const NOT_OFFERED = ['CHANNEL_OFF', 'SOURCE_OFF'] as const;
