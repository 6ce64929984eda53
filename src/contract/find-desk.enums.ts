/** What can be found by a number, and opened. */
export const FIND_KINDS = ['CUSTOMER', 'PURCHASE', 'PARCEL', 'SHIPMENT', 'DEPOSIT', 'WITHDRAWAL', 'REFUND'] as const;
