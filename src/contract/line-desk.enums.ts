/** What becomes of a line of a table. */
export const LINE_OUTCOMES = ['NEW', 'CHANGED', 'SAME', 'REFUSED'] as const;
