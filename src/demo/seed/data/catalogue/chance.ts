/** Repeatable chance: the same key always gives the same number in [0, 1) (FNV-1a, then a finishing mix). */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `low` to `high`, both included. */
export function chanceBetween(key: string, low: number, high: number): number {
  return low + Math.floor(chance(key) * (high - low + 1));
}

export function pick<T>(key: string, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(chance(key) * choices.length)] ?? choices[0];
}

/** So many decimal digits, the first never 0. */
export function chanceDigits(key: string, length: number): string {
  const digits = Array.from({ length }, (_, i) => chanceBetween(`${key}/${i}`, i === 0 ? 1 : 0, 9));
  return digits.join('');
}
