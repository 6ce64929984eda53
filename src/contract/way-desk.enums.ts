/**
 * The queues of those who look after what has left: in trouble, without news, at customs, later than promised; come back,
 * lost, seized; claims to be answered; and all that is on its way.
 */
export const WAY_VIEWS = [
  ...(['exceptions', 'noMovement', 'customs', 'late'] as const),
  ...(['returned', 'lost', 'seized', 'claims', 'onWay'] as const),
] as const;

/** What staff say of a box in place of its carrier. */
export const SAID_STATES = [
  ...(['PICKED_UP', 'IN_TRANSIT', 'CUSTOMS', 'PAPERS_WANTED', 'ARRIVED', 'OUT_FOR_DELIVERY'] as const),
  ...(['AVAILABLE_FOR_PICKUP', 'FAILED_ATTEMPT', 'DELIVERED', 'EXCEPTION', 'RETURNED'] as const),
] as const;
