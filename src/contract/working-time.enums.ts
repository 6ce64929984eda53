/** OFF: nobody works on a day that the week would have worked. WORK: the other way round. */
export const DAY_KINDS = ['OFF', 'WORK'] as const;
