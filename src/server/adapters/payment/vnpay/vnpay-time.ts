const AHEAD_MS = 7 * 3_600_000;

/** `yyyyMMddHHmmss` in the time of Hanoi. */
export const vnpayTime = (at: Date): string =>
  new Date(at.getTime() + AHEAD_MS).toISOString().replace(/[-:T]/g, '').slice(0, 14);
