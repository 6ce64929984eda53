/** WITHDRAWN: nobody is shown it, and what is paid already is sent. */
export const OWN_PRODUCT_STATES = ['ON_SALE', 'WITHDRAWN'] as const;
