/** OPEN: boxes are put in · CLOSED: what is in it stays · HANDED_OVER: it has left. */
export const BATCH_STATUSES = ['OPEN', 'CLOSED', 'HANDED_OVER'] as const;

/** The queues of those who put boxes together. */
export const BATCH_VIEWS = ['open', 'closed', 'handedOver'] as const;

/**
 * What became of a code at a batch. ADDED · ALREADY: it lies in it · NUMBERED: it is the carrier's number of the box before ·
 * UNKNOWN: no box of ours · NOT_READY: unpaid, unsealed or held · GONE: it has left · ELSEWHERE: in another batch, or of
 * another warehouse · TAKEN: another box has this number · FULL · CLOSED: nothing is put in any more.
 */
export const BATCH_SAYINGS = [
  ...(['ADDED', 'ALREADY', 'NUMBERED'] as const),
  ...(['UNKNOWN', 'NOT_READY', 'GONE', 'ELSEWHERE', 'TAKEN', 'FULL', 'CLOSED'] as const),
] as const;

/** Why a box keeps its batch from leaving: another box of its shipment is not here, or somebody holds the shipment. */
export const BATCH_TROUBLES = ['INCOMPLETE', 'HELD'] as const;

/** What a batch's history tells; BILL where its carrier or bill was written down anew. */
export const BATCH_DEEDS = ['OPENED', 'BILL', 'CLOSED', 'REOPENED', 'HANDED_OVER'] as const;
