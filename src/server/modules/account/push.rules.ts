import { createHash } from 'node:crypto';

/** Browsers of one shopper that are told; the one that was added longest ago goes. */
export const DEVICES = 10;
/** The partial index of waiting notices says the same (db/schema/push.ts). */
export const PUSH_ATTEMPTS = 5;
const MINUTE_MS = 60_000;
/** Later it is news no more. */
const TOLD_WITHIN_MS = 24 * 60 * MINUTE_MS;

/** When to try again after so many attempts: 1, 4, 16, 64 minutes. */
export const nextPushAttempt = (attempts: number, now: Date) =>
  new Date(now.getTime() + MINUTE_MS * 4 ** (attempts - 1));

export const isPushStale = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > TOLD_WITHIN_MS;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Browsers work it out alike. */
export const deviceIdOf = hashOf;
/** At most 32 signs, which tell the push service nothing. */
export const topicOf = (event: string): string => hashOf(event).slice(0, 32);
