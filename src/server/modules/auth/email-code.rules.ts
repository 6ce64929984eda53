import type { CODE_PURPOSES } from '../../../contract/auth.enums';

export type CodePurpose = (typeof CODE_PURPOSES)[number];

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
export const CODE_DAY_MS = 24 * HOUR_MS;
/** At most so many codes to one address in any such span (A8). */
const SEND_LIMITS = [
  { max: 1, spanMs: 60 * SECOND_MS },
  { max: 5, spanMs: HOUR_MS },
  { max: 10, spanMs: CODE_DAY_MS },
];

/** Seconds until another code may be sent; 0: now. @param sentAt the sends of the last day, newest first */
export function waitBeforeSending(sentAt: Date[], now: Date): number {
  const waits = SEND_LIMITS.map(({ max, spanMs }) => {
    const oldestThatCounts = sentAt[max - 1];
    return oldestThatCounts ? oldestThatCounts.getTime() + spanMs - now.getTime() : 0;
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / SECOND_MS));
}

/** Codes of these purposes go to accounts only: another address gets a mail that says it has none. */
export const needsAccount = (purpose: CodePurpose) => purpose === 'FORGOT_PASSWORD' || purpose === 'PAY_PASSWORD';
