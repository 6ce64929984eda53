import type { VersionState } from '../../../contract/dated-terms';
import { midnightOf } from '../../../contract/tenant-time';
import { sectionVersion } from './settings-version.rules';

export interface Dated {
  id: string;
  validFrom: Date;
  author: string;
  note: string;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

/** What has held for ever, as far as anybody asks. */
const isKept = ({ withdrawnAt }: Dated) => withdrawnAt === null;

export function stateOf(version: Dated, all: readonly Dated[], now: Date): VersionState {
  if (!isKept(version)) return 'WITHDRAWN';
  if (version.validFrom > now) return 'TO_COME';
  const isFollowed = all.some(
    (other) => isKept(other) && other.validFrom > version.validFrom && other.validFrom <= now,
  );
  return isFollowed ? 'OVER' : 'IN_FORCE';
}

/** @param names of the staff by id; a file or a command names whom it likes */
export const presentHead = (
  version: Dated,
  all: readonly Dated[],
  { now, names }: { now: Date; names: ReadonlyMap<string, string> },
) => ({
  id: version.id,
  validFrom: version.validFrom.toISOString(),
  state: stateOf(version, all, now),
  author: names.get(version.author) ?? version.author,
  note: version.note,
  withdrawnBy: version.withdrawnBy && (names.get(version.withdrawnBy) ?? version.withdrawnBy),
});

/** What a list of versions is known by: another one, or one less, is another list. */
export const versionsVersion = (versions: readonly Dated[], beside?: unknown): string =>
  sectionVersion([beside, versions.filter(isKept).map(({ id }) => id)]);

/**
 * When terms begin that are to hold from a day on: at its midnight in the shop's time, or at once. Null where that day
 * has begun already, or another version begins at that very time.
 */
export function beginningOf(
  from: string | null,
  versions: readonly Pick<Dated, 'validFrom'>[],
  { timezoneOffset, now }: { timezoneOffset: number; now: Date },
): Date | null {
  const isTaken = (at: Date) => versions.some(({ validFrom }) => validFrom.getTime() === at.getTime());
  if (from !== null) {
    const midnight = midnightOf(from, timezoneOffset);
    return midnight > now && !isTaken(midnight) ? midnight : null;
  }
  const at = new Date(now);
  while (isTaken(at)) at.setTime(at.getTime() + 1);
  return at;
}
