/** OPEN: nobody has signed it · SIGNED: one person has, and another is to check it · CHECKED: both. */
export const DAY_STATES = ['OPEN', 'SIGNED', 'CHECKED'] as const;

/** What of the days is looked at. */
export const DAY_VIEWS = ['all', 'toSign', 'toCheck'] as const;
