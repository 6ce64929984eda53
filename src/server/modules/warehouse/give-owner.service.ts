import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { isShopper } from '../account/account.service';
import { followItems, moveItems } from '../purchase/order-items.service';
import { grantClaim, refuseClaim } from './answer-claim.service';
import { claimsOf } from './owner-approval.service';
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
  /** What others read who claim it and do not get it. */
  toOthers?: string | undefined;
}

/**
 * Goods that were nobody's are this shopper's, by the word of a person: their own claim of it is granted, others are
 * refused and read why, and what was awaited is what was found, with all that was said of it. The goods are locked first.
 * Where the shop says what one gives alone, the database asks for two.
 * @throws AppError NOT_FOUND, INVALID where nobody here is called so or waits for such a thing, STATE_CONFLICT
 */
export async function giveOwner(
  tx: Tx,
  row: ParcelRow,
  { shopperId, awaitedId, toOthers = '' }: Given,
  worker: Worker,
): Promise<void> {
  const { tenantId, id } = row;
  const { actor, at } = worker;
  const awaited = await requireOwner(tx, row, { shopperId, awaitedId });
  const claims = await claimsOf(tx, row);
  const own = claims.find((claim) => claim.shopperId === shopperId);
  if (claims.some((claim) => claim !== own) && !toOthers.trim()) throw invalid('toOthers', 'required');
  if (own) await grantClaim(tx, own, await weighClaim(tx, own), { actor, at }, { toOthers });
  else {
    const step = parcelTransition(row, 'RECEIVED');
    const given = { shopperId, source: awaited?.source ?? 'FORECAST', expiresAt: null } as const;
    if (!step || !(await parcelRepo(tx, { tenantId }).move(id, step, { actor, at }, given)))
      throw new AppError('STATE_CONFLICT');
    for (const rival of claims) await refuseClaim(tx, rival, { note: toOthers, at });
  }
  if (awaited) await found(tx, awaited, id, worker);
  await worker.record(tx, {
    ...{ action: 'warehouse.unclaimed', subjectKind: 'PARCEL', subjectId: id },
    before: { status: row.status },
    after: { status: 'RECEIVED', shopperId, awaited: awaited?.parcelNo ?? null, toOthers },
  });
}

/**
 * Goods of nobody's, a shopper of the shop, and something that they wait for. @returns that, held
 * @throws AppError INVALID, STATE_CONFLICT
 */
export async function requireOwner(
  tx: Tx,
  { tenantId, status }: ParcelRow,
  { shopperId, awaitedId }: Omit<Given, 'toOthers'>,
): Promise<ParcelRow | undefined> {
  if (status !== 'UNCLAIMED') throw new AppError('STATE_CONFLICT');
  if (!(await isShopper(tx, { tenantId, shopperId }))) throw invalid('shopperId', 'unknown');
  if (awaitedId === undefined) return undefined;
  const awaited = await parcelRepo(tx, { tenantId }).lock(awaitedId);
  const isWaiting = awaited?.status === 'FORECAST' || awaited?.status === 'EXPIRED';
  if (awaited?.shopperId !== shopperId || !isWaiting) throw invalid('awaitedId', 'unknown');
  return awaited;
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });

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
