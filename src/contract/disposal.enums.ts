/** DROPPED: the second person, or who proposed it, lets the goods lie. */
export const DISPOSAL_STATES = ['PROPOSED', 'DONE', 'DROPPED'] as const;
