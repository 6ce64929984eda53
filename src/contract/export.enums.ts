/** What can be taken out as a table. */
export const EXPORT_KINDS = ['ORDERS', 'JOURNAL', 'BALANCES', 'TAX', 'CUSTOMERS'] as const;

/** WORKING: it is being written, or waits for its turn. FAILED: it was given up; asked again it begins anew. */
export const EXPORT_STATES = ['WORKING', 'DONE', 'FAILED'] as const;
