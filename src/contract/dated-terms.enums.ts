/** Of what is dated: over, in force, to come, or taken back before it began. */
export const VERSION_STATES = ['OVER', 'IN_FORCE', 'TO_COME', 'WITHDRAWN'] as const;
