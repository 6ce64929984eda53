import { LIMITS } from '../../../contract/limits';
import { carrierOf, trackingNumber } from '../../../contract/tracking-number';
import type { ParcelClaim, ParcelClaimInput, UnclaimedNumber } from '../../../contract/unclaimed';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { countAttempt, tooMany } from '../../kernel/rate-limit';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { lockShopper } from '../account/account.service';
import { requireUploaded } from '../upload/upload.service';
import { claimLimitOf } from './claim-worth.rules';
import { grantClaim } from './answer-claim.service';
import { ownClaims, shopClaims } from './parcel-claim.repo';
import { isSure, presentClaim } from './parcel-claim.rules';
import { unclaimedRepo } from './unclaimed.repo';
import { weighClaim } from './weigh-claim.service';

const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;

/** What the shopper has under a number; of goods that are nobody's nothing is looked up here. @throws AppError INVALID, TOO_MANY_REQUESTS */
export async function findUnclaimed(ctx: UserCtx, { trackingNo }: { trackingNo: string }): Promise<UnclaimedNumber> {
  const number = readNumber(trackingNo);
  const key = `unclaimed:${ctx.user.shopperId}`;
  await countAttempt(ctx, { key, max: LIMITS.unclaimedLooks, windowSeconds: HOUR_SECONDS });
  const own = await ctx.tx((tx) => ownOf(tx, ctx, number));
  return { number, carrier: carrierOf(number), own };
}

export async function listClaims(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  return ctx.tx(async (tx) => {
    const repo = ownClaims(tx, ownerOf(ctx));
    const [rows, total] = await Promise.all([repo.list(page), repo.count()]);
    return { items: rows.map(presentClaim), total, ...page };
  });
}

/**
 * Claims goods under a number, whether any lie there or not: both wait for an answer alike. Only what fits as well as a
 * person would ask, and is nobody else's to claim, is given at once.
 * @throws AppError INVALID, CONFLICT where too many wait, TOO_MANY_REQUESTS where too many fitted nothing
 */
export async function claimParcel(ctx: UserCtx, input: ParcelClaimInput): Promise<ParcelClaim> {
  const { statement, seller, orderRef, grams = null, photos } = input;
  const number = readNumber(input.trackingNo);
  if (photos.length === 0 && !orderRef) throw invalid('orderRef', 'required');
  await requireUploaded(ctx, photos);
  const now = ctx.now();
  return retriedTx(ctx, async (tx) => {
    const owner = ownerOf(ctx);
    await lockShopper(tx, owner);
    const repo = ownClaims(tx, owner);
    const own = await ownOf(tx, ctx, number);
    if (own === 'ARRIVED' || own === 'CLAIMED') throw invalid('trackingNo', own.toLowerCase());
    await requirePatience(repo, now);
    const id = newId();
    const weighed = await weighClaim(tx, { ...owner, trackingNo: number, grams });
    const said = { trackingNo: number, statement, seller, orderRef, grams, proofKeys: photos };
    await repo.insert({ id, ...said, score: weighed.score, status: 'SUBMITTED', host: ctx.host, createdAt: now });
    const all = shopClaims(tx, owner);
    const claim = await all.find(id);
    if (!claim) throw new AppError('INTERNAL');
    // where dear goods want two persons, none are given without one
    const isFree = claimLimitOf(ctx.tenant) === undefined;
    if (isFree && weighed.parcel && isSure(weighed.marks) && !weighed.isRivalled)
      await grantClaim(tx, claim, weighed, { actor: { kind: 'SHOPPER', id: owner.shopperId }, at: now });
    return keepAnswer(tx, ctx, presentClaim((await all.find(id)) ?? claim));
  });
}

type Own = ReturnType<typeof ownClaims>;

/** Who guesses is stopped: until a day after the first guess. */
async function requirePatience(repo: Own, now: Date): Promise<void> {
  if ((await repo.countWaiting()) >= LIMITS.openClaims)
    throw new AppError('CONFLICT', { data: { maximum: LIMITS.openClaims } });
  const { times, first } = await repo.wrongSince(new Date(now.getTime() - DAY_MS));
  if (first && times >= LIMITS.wrongClaimsADay) throw tooMany('parcel-claim', now, new Date(first.getTime() + DAY_MS));
}

async function ownOf(tx: Tx, ctx: UserCtx, number: string): Promise<UnclaimedNumber['own']> {
  const owner = ownerOf(ctx);
  if (await ownClaims(tx, owner).isWaiting(number)) return 'CLAIMED';
  const known = await unclaimedRepo(tx, owner).statusOfOwn(number, owner.shopperId);
  if (known.some((status) => status !== 'FORECAST' && status !== 'EXPIRED')) return 'ARRIVED';
  return known.includes('FORECAST') ? 'ANNOUNCED' : null;
}

function readNumber(written: string): string {
  const number = trackingNumber(written);
  if (!number) throw invalid('trackingNo', 'tracking_number');
  return number;
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
