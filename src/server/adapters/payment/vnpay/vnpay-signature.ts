import { createHmac } from 'node:crypto';
import { isSameText } from '../same-text';

export const hmacSha512 = (key: string, text: string): string => createHmac('sha512', key).update(text).digest('hex');

const UNSIGNED = ['vnp_SecureHash', 'vnp_SecureHashType'];

/** Fields in the order of their names, without empty ones, as a form writes them: what is signed, and what is sent. */
export function signedTextOf(fields: Iterable<[string, string]>): string {
  const kept = [...fields].filter(
    ([name, value]) => name.startsWith('vnp_') && value !== '' && !UNSIGNED.includes(name),
  );
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : Number(one > other)))).toString();
}

export function isSignedByVnpay(keys: readonly string[], query: URLSearchParams): boolean {
  const given = (query.get('vnp_SecureHash') ?? '').toLowerCase();
  return keys.some((key) => isSameText(given, hmacSha512(key, signedTextOf(query))));
}
