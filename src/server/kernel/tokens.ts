import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const readable = (length: number) => Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('');

/** 100 random bits: unguessable, so ids can stand in URLs. */
export const newId = () => readable(20);
/** Number that people read out: prefix, day, eight random characters, e.g. `PO261121K7M2Q9XA`. */
export const newNumber = (prefix: string, now: Date) =>
  prefix + now.toISOString().slice(2, 10).replaceAll('-', '') + readable(8).toUpperCase();
/** 256-bit access token (A1). */
export const newToken = () => randomBytes(32).toString('base64url');
const sixDigits = () => String(randomInt(0, 1_000_000)).padStart(6, '0');
export const newEmailCode = sixDigits;
/** What goods are handed out against, read out at a counter. */
export const newPickupCode = sixDigits;
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
