import fc from 'fast-check';

/** A property that holds is asked for hundreds of mutants: fewer cases, and the same ones for each. */
fc.configureGlobal({ numRuns: 25, seed: 20_261_122 });
