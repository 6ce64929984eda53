import type { DeskParcel } from '../../../contract/parcel-desk';
import type { Tx } from '../../db/database';
import { inAllWarehouses } from '../../db/warehouse-limit';
import type { StaffCtx } from '../../kernel/context';
import { findApprovals, presentApproval, type Proposal } from '../operator/approval.service';
import { claimLimitOf } from './claim-worth.rules';
import { CLAIM, declaredOf } from './claims.desk.service';
import { ownerProposalRepo } from './owner-proposal.repo';
import { shopClaims, type ClaimRow } from './parcel-claim.repo';
import type { ParcelRow } from './parcel.repo';
import { unclaimedRepo } from './unclaimed.repo';

/** Whom one person would give goods of nobody's to, as what, and what they say that these are worth. */
export interface AskedOwner {
  shopperId: string;
  awaitedId?: string | undefined;
  worth: number;
}

/** Claims of it that wait. */
export const claimsOf = async (tx: Tx, { tenantId, id, parcelNo }: ParcelRow): Promise<ClaimRow[]> => {
  const numbers = await unclaimedRepo(tx, { tenantId }).numbersOf(id);
  return shopClaims(tx, { tenantId }).waiting([...numbers, parcelNo]);
};

/** The same, and the one by which it was given, each with the name of who says it. */
export const toldClaimsOf = async (tx: Tx, { tenantId, id, parcelNo, status }: ParcelRow) => {
  const isNobodys = status === 'UNCLAIMED';
  const numbers = isNobodys ? [...(await unclaimedRepo(tx, { tenantId }).numbersOf(id)), parcelNo] : [];
  return shopClaims(tx, { tenantId }).told(numbers, id);
};

/** What the second person allows: these goods, to this shopper, as what they wait for, at this worth. */
export const proposalOfOwner = (ctx: StaffCtx, parcelId: string, asked: AskedOwner): Proposal => ({
  ...{ kind: CLAIM, subjectId: parcelId, amount: asked.worth, currency: ctx.tenant.currency },
  payload: { shopperId: asked.shopperId, awaitedId: asked.awaitedId ?? '' },
});

export const askedOwnerOf = ({ amount, payload }: Pick<Proposal, 'amount' | 'payload'>): AskedOwner => ({
  shopperId: String(payload.shopperId ?? ''),
  awaitedId: payload.awaitedId ? String(payload.awaitedId) : undefined,
  worth: amount,
});

/** At what goods were announced under their numbers, for whichever warehouse, in the shop's money. */
export const declaredWorth = (tx: Tx, ctx: StaffCtx, parcelId: string): Promise<number | null> =>
  inAllWarehouses(tx, async () => {
    const unclaimed = unclaimedRepo(tx, { tenantId: ctx.tenant.id });
    return declaredOf(ctx, await unclaimed.declaredFen(await unclaimed.numbersOf(parcelId)));
  });

/** How goods are given that nobody has claimed; null where they are somebody's. */
export async function givingOf(tx: Tx, ctx: StaffCtx, row: ParcelRow): Promise<DeskParcel['giving']> {
  if (row.status !== 'UNCLAIMED') return null;
  const open = (await findApprovals(tx, ctx, CLAIM, [row.id])).find(({ decision }) => decision === null);
  const name = open && (await ownerProposalRepo(tx, { tenantId: row.tenantId }).nameOf(askedOwnerOf(open).shopperId));
  return {
    claims: (await claimsOf(tx, row)).length,
    takesTwo: claimLimitOf(ctx.tenant) !== undefined,
    asked: open ? { approval: presentApproval(open, ctx), name: name ?? '' } : null,
  };
}
