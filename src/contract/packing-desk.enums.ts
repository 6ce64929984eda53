/** The queues of those who pack: to be packed, on the table, waiting for money, to be handed to a carrier. */
export const PACKING_VIEWS = ['toPack', 'packing', 'atShopper', 'toSend'] as const;
