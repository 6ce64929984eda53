import type { Lease } from '../../contract/manual-desk';

export interface Viewer {
  staffId: string;
  now: Date;
}
interface Leased {
  claimedBy: string | null;
  claimedAt: Date | null;
  claimedUntil: Date | null;
  claimedName: string | null;
}

/** Who is on it; nobody once the time is over. */
export function leaseOf(row: Leased, { staffId, now }: Viewer): Lease | null {
  const { claimedBy, claimedAt, claimedUntil, claimedName } = row;
  if (!claimedBy || !claimedAt || !claimedUntil || claimedUntil <= now) return null;
  return {
    staffId: claimedBy,
    name: claimedName ?? '',
    since: claimedAt.toISOString(),
    until: claimedUntil.toISOString(),
    isMine: claimedBy === staffId,
  };
}
