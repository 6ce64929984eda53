import { createHash } from 'node:crypto';
import { isSameText } from '../same-text';

/** @param script last part of the address that it is sent to, which at a notice is ours */
export function freedompaySignature(secret: string, script: string, fields: Record<string, string>): string {
  const names = Object.keys(fields).filter((name) => name !== 'pg_sig');
  const values = names.sort().map((name) => fields[name] ?? '');
  return createHash('md5')
    .update([script, ...values, secret].join(';'))
    .digest('hex');
}

export const isSignedByFreedompay = (
  secrets: readonly string[],
  script: string,
  fields: Record<string, string>,
): boolean => secrets.some((secret) => isSameText(fields.pg_sig ?? '', freedompaySignature(secret, script, fields)));
