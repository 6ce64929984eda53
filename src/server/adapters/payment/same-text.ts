import { timingSafeEqual } from 'node:crypto';

/** Whether a signature is the one that is due, in a time that tells nothing of where they differ. */
export function isSameText(given: string, due: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(due)];
  return one.length === other.length && timingSafeEqual(one, other);
}
