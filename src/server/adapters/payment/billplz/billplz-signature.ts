import { createHmac } from 'node:crypto';
import { isSameText } from '../same-text';

/** Over all that is said but for itself, sorted without regard to case. */
export function billplzSignature(key: string, said: URLSearchParams): string {
  const pairs = [...said].filter(([name]) => name !== 'x_signature').map(([name, value]) => name + value);
  const byLetters = (one: string, other: string) => {
    const [lower, otherLower] = [one.toLowerCase(), other.toLowerCase()];
    return lower < otherLower ? -1 : lower > otherLower ? 1 : 0;
  };
  return createHmac('sha256', key).update(pairs.sort(byLetters).join('|')).digest('hex');
}

export const isSignedByBillplz = (keys: readonly string[], said: URLSearchParams): boolean =>
  keys.some((key) => isSameText(said.get('x_signature') ?? '', billplzSignature(key, said)));
