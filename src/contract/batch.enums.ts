/** OPEN: boxes are put in · CLOSED: what is in it stays · HANDED_OVER: it has left. */
export const BATCH_STATUSES = ['OPEN', 'CLOSED', 'HANDED_OVER'] as const;
