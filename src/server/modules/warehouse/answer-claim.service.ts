import type { Tx } from '../../db/database';
import { inAllWarehouses } from '../../db/warehouse-limit';
import { AppError } from '../../kernel/app-error';
import { tellOfParcel } from '../account/order-mail.service';
import { takeNotice } from './found-parcel.service';
import { shopClaims, type ClaimRow } from './parcel-claim.repo';
import { parcelRepo, type Deed } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { weighClaim, type Weighed } from './weigh-claim.service';
import type { Worker } from './worker';

export interface ClaimAnswer {
  decision: 'APPROVE' | 'REFUSE';
  /** In the words of whoever answers; may be empty. */
  note: string;
  /** What others read who claim the same and do not get it. */
  toOthers?: string;
  /** What the goods are worth, in the shop's money; where it sets a limit, the database asks for it. */
  worth?: number | undefined;
}

/**
 * Answers a claim, once and for good: the goods are the shopper's and go on to the bench, and others who claim them are
 * refused; or it fits nothing. The goods are locked before any claim is written, so two that are granted at once are one.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where it was answered, or no goods of nobody's lie under its number
 */
export async function answerClaim(
  tx: Tx,
  tenantId: string,
  id: string,
  { decision, note, toOthers = '', worth }: ClaimAnswer,
  worker: Worker,
): Promise<void> {
  const claim = await getClaim(tx, tenantId, id);
  const weighed = await weighClaim(tx, claim);
  const isGranted = decision === 'APPROVE';
  if (isGranted)
    await grantClaim(tx, claim, weighed, { actor: worker.actor, at: worker.at }, { note, toOthers, worth });
  else await refuseClaim(tx, claim, { note, score: weighed.score, at: worker.at });
  await worker.record(tx, {
    ...{ action: 'warehouse.unclaimed', subjectKind: 'PARCEL_CLAIM', subjectId: id },
    before: { status: claim.status },
    after: {
      status: isGranted ? 'APPROVED' : 'REJECTED',
      score: weighed.score,
      marks: weighed.fits.filter((mark) => mark !== 'CLAIM'),
      note,
      toOthers,
      worth: worth ?? null,
      ...(isGranted && { shopperId: claim.shopperId }),
    },
  });
}

/** What there is to know before a claim is answered. @throws AppError NOT_FOUND */
export const weighWaiting = async (tx: Tx, tenantId: string, id: string): Promise<Weighed> =>
  weighClaim(tx, await getClaim(tx, tenantId, id));

/** @throws AppError STATE_CONFLICT where it was answered, or no goods lie there */
export async function grantClaim(
  tx: Tx,
  claim: ClaimRow,
  { parcel, score, rivals }: Weighed,
  deed: Deed,
  { note = '', toOthers = '', worth }: Partial<Omit<ClaimAnswer, 'decision'>> = {},
): Promise<void> {
  const { tenantId, id, shopperId } = claim;
  const step = parcel && parcelTransition(parcel, 'RECEIVED');
  const given = { shopperId, source: 'FORECAST', expiresAt: null } as const;
  if (!step || !(await parcelRepo(tx, { tenantId }).move(parcel.id, step, deed, given)))
    throw new AppError('STATE_CONFLICT');
  const end = { status: 'APPROVED', parcelId: parcel.id, score, reason: note, decidedAt: deed.at } as const;
  if (!(await shopClaims(tx, { tenantId }).end(id, { ...end, worthLocal: worth })))
    throw new AppError('STATE_CONFLICT');
  await inAllWarehouses(tx, async () => {
    await takeNotice(tx, { tenantId, shopperId }, parcel.id, claim.trackingNo, deed);
    for (const rival of rivals) await refuseClaim(tx, rival, { note: toOthers, at: deed.at });
  });
  await tell(tx, claim, 'CLAIM_APPROVED', deed.at);
}

async function getClaim(tx: Tx, tenantId: string, id: string): Promise<ClaimRow> {
  const claim = await shopClaims(tx, { tenantId }).find(id);
  if (!claim) throw new AppError('NOT_FOUND');
  return claim;
}

/** Another must not have answered it. @throws AppError STATE_CONFLICT */
export async function refuseClaim(
  tx: Tx,
  claim: ClaimRow,
  { note, score, at }: { note: string; score?: number; at: Date },
) {
  const end = { status: 'REJECTED', reason: note, score, decidedAt: at } as const;
  if (!(await shopClaims(tx, claim).end(claim.id, end))) throw new AppError('STATE_CONFLICT');
  await tell(tx, claim, 'CLAIM_REFUSED', at);
}

const tell = (tx: Tx, claim: ClaimRow, code: 'CLAIM_APPROVED' | 'CLAIM_REFUSED', at: Date) => {
  const { tenantId, shopperId, id: event, trackingNo: reference, host } = claim;
  return tellOfParcel(tx, { tenantId, shopperId, code, event, parcel: { reference, host }, at });
};
