import { shopTx, type Tx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { refuseClaim } from './answer-claim.service';
import { shopClaims } from './parcel-claim.repo';
import { parcelRepo } from './parcel.repo';
import { overdueUnclaimed, unclaimedRepo } from './unclaimed.repo';

interface Found {
  tenantId: string;
  id: string;
}
const CLOCK = { kind: 'CLOCK', id: '' } as const;

/** Goods of all shops that nobody has shown to be theirs in time are thrown away. @returns how many */
export const endUnclaimed = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'end unclaimed parcels', due: overdueUnclaimed, work: end }, () => now, isStopped);

async function end(found: Found, now: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(found.tenantId, work) }, (tx) => disposeUnclaimed(tx, found, now));
  return undefined;
}

/** Whoever still claims them is told as where nothing ever lay there. Those that were given meanwhile stay as they are. */
async function disposeUnclaimed(tx: Tx, { tenantId, id }: Found, at: Date): Promise<void> {
  const parcels = parcelRepo(tx, { tenantId });
  const repo = unclaimedRepo(tx, { tenantId });
  const row = await parcels.lock(id);
  const facts = { location: row?.location ?? '' };
  const move = { from: 'UNCLAIMED', to: 'DISPOSED' } as const;
  if (!row || !(await parcels.move(id, move, { actor: CLOCK, at, facts }, { location: '', expiresAt: null }))) return;
  const numbers = [row.parcelNo, ...(await repo.numbersOf(id))];
  for (const claim of await shopClaims(tx, { tenantId }).waiting(numbers)) {
    // of two that came under one number, the other may be what is claimed
    if (!(await repo.isThere(claim.trackingNo))) await refuseClaim(tx, claim, { note: '', at });
  }
}
