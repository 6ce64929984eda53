import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const METHOD = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param about what it belongs to: sealed for one row it does not open in another @returns base64 of iv, tag and text */
export function seal(key: Buffer, content: string | Buffer, about: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(METHOD, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws Error where the key is another one, what it is about is, or a bit of it was changed */
export function unseal(key: Buffer, sealed: string, about: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(METHOD, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
