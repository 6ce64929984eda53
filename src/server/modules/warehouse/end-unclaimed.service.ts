import { shopTx, type Tx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { refuseClaim } from './answer-claim.service';
import { shopClaims } from './parcel-claim.repo';
import { parcelRepo, type Deed } from './parcel.repo';
import { overdueUnclaimed, unclaimedRepo } from './unclaimed.repo';

interface Found {
  tenantId: string;
  id: string;
}
const CLOCK = { kind: 'CLOCK', id: '' } as const;

/**
 * Goods that nobody has shown to be theirs in time are thrown away: of shops whose desk is played. Elsewhere two people say
 * so (disposal.desk.service.ts). @returns how many
 */
export const endUnclaimed = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'end unclaimed parcels', due: overdueUnclaimed, work: end }, () => now, isStopped);

async function end(found: Found, now: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(found.tenantId, work) }, async (tx) => {
    await disposeUnclaimed(tx, found, { actor: CLOCK, at: now });
  });
  return undefined;
}

/**
 * Whoever still claims them is told as where nothing ever lay there. Those that were given meanwhile stay as they are.
 * @returns whether they were there
 */
export async function disposeUnclaimed(tx: Tx, { tenantId, id }: Found, { actor, at }: Deed): Promise<boolean> {
  const parcels = parcelRepo(tx, { tenantId });
  const repo = unclaimedRepo(tx, { tenantId });
  const row = await parcels.lock(id);
  const facts = { location: row?.location ?? '' };
  const move = { from: 'UNCLAIMED', to: 'DISPOSED' } as const;
  if (!row || !(await parcels.move(id, move, { actor, at, facts }, { location: '', expiresAt: null }))) return false;
  const numbers = [row.parcelNo, ...(await repo.numbersOf(id))];
  for (const claim of await shopClaims(tx, { tenantId }).waiting(numbers)) {
    // of two that came under one number, the other may be what is claimed
    if (!(await repo.isThere(claim.trackingNo))) await refuseClaim(tx, claim, { note: '', at });
  }
  return true;
}
