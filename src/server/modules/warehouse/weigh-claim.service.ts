import type { Tx } from '../../db/database';
import type { OwnerMark } from '../../../contract/parcel-desk';
import { inAllWarehouses } from '../../db/warehouse-limit';
import { carrierOf } from '../../../contract/tracking-number';
import { ownerProposalRepo } from './owner-proposal.repo';
import { weighCandidate } from './owner-proposal.rules';
import type { ParcelRow } from './parcel.repo';
import { shopClaims, type ClaimRow } from './parcel-claim.repo';
import { CLAIM_AHEAD, isSure, marksOf, type ClaimMark } from './parcel-claim.rules';
import { unclaimedRepo } from './unclaimed.repo';

type Claimed = Pick<ClaimRow, 'tenantId' | 'shopperId' | 'trackingNo' | 'grams'>;

export interface Weighed {
  /** What lies there, held until the transaction ends; undefined where nothing does. */
  parcel: ParcelRow | undefined;
  /** What may give it without a person. */
  marks: ClaimMark[];
  /** What a person reads of it, as of everybody whose the goods may be. */
  fits: OwnerMark[];
  score: number;
  /** At what they were announced, in fen; null where nobody did. */
  declaredFen: number | null;
  /** Claims of others for the same goods. */
  rivals: ClaimRow[];
  /** Somebody else claims or announces the same. */
  isRivalled: boolean;
}

/**
 * How well a claim fits what the desk saw. The same is looked up where nothing lies under the number, so that the time
 * it takes tells nobody. Of goods that whoever answers may give: what speaks for and against it is the whole shop's.
 */
export async function weighClaim(tx: Tx, claim: Claimed): Promise<Weighed> {
  const parcel = await unclaimedRepo(tx, claim).lock(claim.trackingNo);
  return inAllWarehouses(tx, () => weighAgainst(tx, claim, parcel));
}

async function weighAgainst(
  tx: Tx,
  { tenantId, shopperId, trackingNo, grams }: Claimed,
  parcel: ParcelRow | undefined,
): Promise<Weighed> {
  const repo = unclaimedRepo(tx, { tenantId });
  const numbers = [...new Set([trackingNo, ...(await repo.numbersOf(parcel?.id ?? ''))])];
  const claimant = { ...(await repo.claimant(shopperId)), grams };
  const seen = {
    carrier: carrierOf(numbers.at(-1) ?? ''),
    label: parcel?.labelText ?? '',
    grams: parcel?.grams ?? null,
  };
  const marks = marksOf(trackingNo, seen, claimant);
  const [number = trackingNo] = parcel ? await repo.numbersOf(parcel.id) : [];
  const [known] = await ownerProposalRepo(tx, { tenantId }).read([shopperId], parcel?.warehouseId ?? '');
  const candidate = { ...claimant, waits: [], ...known, isClaimant: true };
  const { marks: fits, score } = weighCandidate(number, { ...seen, carrier: carrierOf(number) }, candidate);
  const rivals = await shopClaims(tx, { tenantId }).waiting([...numbers, parcel?.parcelNo ?? trackingNo], shopperId);
  const isRivalled = (await repo.isAwaitedByOthers(numbers, shopperId)) || rivals.length > 0;
  return { parcel, marks, fits, score, declaredFen: await repo.declaredFen(numbers), rivals, isRivalled };
}

/** What is read of goods, or that they lie there, is new: claims of them that wait are weighed again. */
export async function weighAgain(tx: Tx, { tenantId, id, parcelNo }: ParcelRow): Promise<void> {
  const claims = shopClaims(tx, { tenantId });
  const numbers = await unclaimedRepo(tx, { tenantId }).numbersOf(id);
  for (const claim of await claims.waiting([...numbers, parcelNo]))
    await claims.setScore(claim.id, (await weighClaim(tx, claim)).score);
}

/** Whether a claim may be granted at one glance: it fits well, and no other one nearly as well. */
export async function isAhead(tx: Tx, { score, marks, rivals }: Weighed): Promise<boolean> {
  if (!isSure(marks)) return false;
  for (const rival of rivals) if ((await weighClaim(tx, rival)).score + CLAIM_AHEAD > score) return false;
  return true;
}
