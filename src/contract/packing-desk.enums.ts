/** The queues of those who pack: to be packed, waiting too long for it, one's own, on the table, waiting for money, to be handed to a carrier, held. */
export const PACKING_VIEWS = ['toPack', 'late', 'mine', 'packing', 'atShopper', 'toSend', 'held'] as const;
