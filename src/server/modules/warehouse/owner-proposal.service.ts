import type { OwnerProposal } from '../../../contract/parcel-desk';
import { carrierOf } from '../../../contract/tracking-number';
import type { Tx } from '../../db/database';
import { signsOn } from './label.rules';
import { ownerProposalRepo } from './owner-proposal.repo';
import { codesNear, numbersNear, weighCandidate } from './owner-proposal.rules';
import { shopClaims } from './parcel-claim.repo';
import type { ParcelRow } from './parcel.repo';
import { unclaimedRepo } from './unclaimed.repo';

const MOST_PROPOSALS = 5;

/** Whose goods of nobody's may be, the likeliest first, each with what says so. A person decides. */
export async function proposeOwners(tx: Tx, row: ParcelRow): Promise<OwnerProposal[]> {
  const { tenantId, id, parcelNo, warehouseId, labelText, grams } = row;
  if (row.status !== 'UNCLAIMED') return [];
  const repo = ownerProposalRepo(tx, { tenantId });
  const unclaimed = unclaimedRepo(tx, { tenantId });
  const numbers = await unclaimed.numbersOf(id);
  const claims = await shopClaims(tx, { tenantId }).waiting([...numbers, parcelNo]);
  const signs = signsOn(labelText);
  const ids = new Set([
    ...claims.map(({ shopperId }) => shopperId),
    ...(await unclaimed.ownersOf(signs.codes, signs.ids)),
    ...(await repo.ownersOfCodes(codesNear(labelText))),
    ...(await repo.waitingFor(numbers.flatMap((number) => [number, ...numbersNear(number)]))),
    ...(await repo.waitingIn(warehouseId)),
  ]);
  const [number = parcelNo] = numbers;
  const seen = { carrier: carrierOf(number), label: labelText, grams };
  return (await repo.read([...ids], warehouseId))
    .map(({ shopperId, name, code, ...known }) => {
      const claim = claims.find((one) => one.shopperId === shopperId);
      const candidate = { ...known, isClaimant: claim !== undefined, grams: claim?.grams ?? null };
      return { shopperId, name, code, ...weighCandidate(number, seen, candidate) };
    })
    .filter(({ score, marks }) => score > 0 || marks.includes('CLAIM'))
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name))
    .slice(0, MOST_PROPOSALS);
}
