import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { isShopper } from '../account/account.service';
import { followItems, moveItems } from '../purchase/order-items.service';
import { readTenant } from '../tenant/tenant.service';
import { claimLimitOf } from './claim-worth.rules';
import { grantClaim, refuseClaim } from './answer-claim.service';
import { shopClaims } from './parcel-claim.repo';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { unclaimedRepo } from './unclaimed.repo';
import { weighClaim } from './weigh-claim.service';
import type { Worker } from './worker';

interface Given {
  shopperId: string;
  /** What they wait for that this is. */
  awaitedId?: string | undefined;
}

/**
 * Goods that were nobody's are this shopper's, by the word of a person: their own claim of it is granted, others are
 * refused, and what was awaited is what was found, with all that was said of it. The goods are locked first.
 * @throws AppError NOT_FOUND, INVALID where nobody here is called so or waits for such a thing, STATE_CONFLICT
 */
export async function giveOwner(
  tx: Tx,
  row: ParcelRow,
  { shopperId, awaitedId }: Given,
  worker: Worker,
): Promise<void> {
  const { tenantId, id, parcelNo } = row;
  const { actor, at } = worker;
  if (row.status !== 'UNCLAIMED') throw new AppError('STATE_CONFLICT');
  if (!(await isShopper(tx, { tenantId, shopperId })))
    throw new AppError('INVALID', { errors: [{ path: 'shopperId', code: 'unknown' }] });
  const parcels = parcelRepo(tx, { tenantId });
  const unclaimed = unclaimedRepo(tx, { tenantId });
  const awaited = awaitedId === undefined ? undefined : await parcels.lock(awaitedId);
  const isWaiting = awaited?.status === 'FORECAST' || awaited?.status === 'EXPIRED';
  if (awaitedId !== undefined && (awaited?.shopperId !== shopperId || !isWaiting))
    throw new AppError('INVALID', { errors: [{ path: 'awaitedId', code: 'unknown' }] });
  const claims = await shopClaims(tx, { tenantId }).waiting([...(await unclaimed.numbersOf(id)), parcelNo]);
  const own = claims.find((claim) => claim.shopperId === shopperId);
  // what they claim is answered as a claim where dear goods want two persons
  const tenant = own && (await readTenant(tx, tenantId, at));
  if (tenant && claimLimitOf(tenant) !== undefined) throw new AppError('STATE_CONFLICT');
  if (own) await grantClaim(tx, own, await weighClaim(tx, own), { actor, at });
  else {
    const step = parcelTransition(row, 'RECEIVED');
    const given = { shopperId, source: awaited?.source ?? 'FORECAST', expiresAt: null } as const;
    if (!step || !(await parcels.move(id, step, { actor, at }, given))) throw new AppError('STATE_CONFLICT');
    for (const rival of claims) await refuseClaim(tx, rival, { note: '', at });
  }
  if (awaited) await found(tx, awaited, id, worker);
  await worker.record(tx, {
    ...{ action: 'warehouse.unclaimed', subjectKind: 'PARCEL', subjectId: id },
    before: { status: row.status },
    after: { status: 'RECEIVED', shopperId, awaited: awaited?.parcelNo ?? null },
  });
}

/** What was said of a parcel before it came is said of the one that was found; what the shop has bought has arrived. */
async function found(tx: Tx, awaited: ParcelRow, parcelId: string, { actor, at }: Worker): Promise<void> {
  const { tenantId } = awaited;
  const over = { from: 'FORECAST', to: 'EXPIRED' } as const;
  const told = { actor, at, facts: { reason: 'FOUND' } };
  // its own claim may have found it by its number before
  if (awaited.status === 'FORECAST') await parcelRepo(tx, { tenantId }).move(awaited.id, over, told);
  await unclaimedRepo(tx, { tenantId }).handOver(awaited.id, parcelId);
  if (awaited.source === 'PURCHASE')
    await parcelRepo(tx, { tenantId }).change(parcelId, 'RECEIVED', { source: 'PURCHASE' });
  const bought = await parcelContentsRepo(tx, { tenantId }).boughtIn([parcelId]);
  await moveItems(tx, tenantId, bought, 'ORDERED', 'ARRIVED');
  await followItems(tx, tenantId, bought, at);
}
