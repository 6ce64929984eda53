import { isDeepStrictEqual } from 'node:util';

/** Terms that hold from a day on, until the next version's. */
export interface Version<T> {
  validFrom: string;
  author: string;
  note?: string | undefined;
  terms: T;
}

const startOf = ({ validFrom }: { validFrom: string }) => new Date(validFrom).getTime();

/** What of the given versions is new; and days whose terms were written already, or are over: what held stays. */
export function compareVersions<T>(known: Version<T>[], given: Version<T>[], now: Date) {
  const before = new Map(known.map((version) => [startOf(version), version]));
  const isFirst = known.length === 0;
  const added: Version<T>[] = [];
  const refused: string[] = [];
  for (const version of given) {
    const same = before.get(startOf(version));
    if (same && isDeepStrictEqual(same.terms, version.terms)) continue;
    // a line that nobody was ever charged by may bring its past along
    const isLate = !isFirst && startOf(version) < now.getTime();
    if (same || isLate || added.some((other) => startOf(other) === startOf(version))) refused.push(version.validFrom);
    else added.push(version);
  }
  return { added, refused };
}

/** The last version that has begun. */
export const inForce = <V extends { validFrom: Date }>(versions: V[], now: Date): V | undefined =>
  versions.findLast(({ validFrom }) => validFrom <= now);
