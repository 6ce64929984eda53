import type { MAIL_TEMPLATES } from '../../../contract/mail-settings.enums';

/** Each has `mail.<template>.subject` and `.body` in the messages; `{{shop}}` and `{{serviceEmail}}` are always filled in. */
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** The partial index of waiting mails says the same (db/schema/account.ts). */
export const MAIL_ATTEMPTS = 10;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** When to try again after so many attempts: 1, 2, 4 … minutes, at most six hours. */
export const nextMailAttempt = (attempts: number, now: Date) =>
  new Date(now.getTime() + Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS));

/** A demo shop shows its mails and sends none: its visitors may have typed anybody's address. */
export const isShownOnly = ({ isLive, preference }: { isLive?: boolean; preference: { demoAccounts: boolean } }) =>
  !isLive && preference.demoAccounts;
