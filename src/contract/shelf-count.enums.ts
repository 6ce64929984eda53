/** OPEN: somebody counts · AGREES, DIFFERS: all was counted · CORRECTED: a second person wrote down what was seen · DISCARDED: they did not believe it. */
export const COUNT_STATES = ['OPEN', 'AGREES', 'DIFFERS', 'CORRECTED', 'DISCARDED'] as const;

/** UNEXPECTED: it was seen and is written to be elsewhere. */
export const COUNT_LINES = ['SEEN', 'MISSING', 'UNEXPECTED'] as const;

export const COUNT_VIEWS = ['DIFFERS', 'CORRECTED', 'DISCARDED', 'AGREES', 'OPEN'] as const;

export const COUNT_DECISIONS = ['CORRECT', 'DISCARD'] as const;
