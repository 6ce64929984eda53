import type { Span } from '../../kernel/export-kind';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days of the shop as moments, both days included. @param offset hours before UTC */
export function spanOf({ from, until }: Readonly<Record<string, string>>, offset: number): Span {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`) - offset * HOUR_MS;
  return {
    from: from ? new Date(midnight(from)) : undefined,
    until: until ? new Date(midnight(until) + DAY_MS) : undefined,
  };
}

/** What a part belongs to: sealed for one it opens in no other. */
export const aboutPart = (exportId: string, part: number) => `export/${exportId}/${String(part)}`;
