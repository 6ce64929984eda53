/**
 * When each state came, for a history in the order of time: never before the one that led to it, though two clocks of one
 * deed were read in another order. @param states in the order in which they came @returns times in milliseconds
 */
export function stateMoments(states: readonly { at: Date }[]): number[] {
  let last = -Infinity;
  return states.map(({ at }) => (last = Math.max(last, at.getTime())));
}
