import type { Address } from '../../../contract/account';
import { LIMITS } from '../../../contract/limits';
import type { TransitEstimate, TransitEstimateInput } from '../../../contract/transit';
import { costApart, transitAdvice } from '../../../contract/transit-advice';
import { quoteLines } from '../../../contract/transit-cures';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';
import { localize } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { listAddresses } from '../account/address.service';
import { partsInReadersWords } from '../words/sellers-words.service';
import { findUnpaidGoods } from '../warehouse/unpaid-goods.service';
import { allowanceFor } from './allowance.service';
import { presentEstimate, type Estimated } from './estimate.rules';
import { findAsked, offeredOf, requestOf, requireOneWarehouse, type Place, type Wishes } from './offered.service';
import { transitParcelOf } from './shipped-parcel.rules';
import { shippedParcelRepo, type StoredParcel } from './shipped-parcel.repo';
import type { Words } from './shown-quote.rules';
import { transitQuoteRepo } from './transit-quote.repo';
import { modesOf } from './transit.rules';

/**
 * What every line of the shop asks for these parcels, or why it does not take them; kept, so that an order can be held to
 * it and anybody can compute it again.
 * @throws AppError PARCEL_NOT_FREE, INVALID, NOT_FOUND, TOO_MANY_REQUESTS
 */
export async function estimate(ctx: UserCtx, input: TransitEstimateInput): Promise<TransitEstimate> {
  const windowSeconds = LIMITS.transitQuoteMinutes * 60;
  await countAttempt(ctx, { key: `transit-estimate:${ctx.user.shopperId}`, max: LIMITS.transitQuotes, windowSeconds });
  const place = await placeOf(ctx, input);
  return estimateFor(ctx, input, place, { compared: input.transitOptionName, comparesApart: input.comparesApart });
}

/** Computed now, by the function that will price the boxes, and kept. */
export async function estimateFor(
  ctx: UserCtx,
  wishes: Wishes,
  place: Place,
  { compared, comparesApart = false }: { compared?: string | undefined; comparesApart?: boolean } = {},
): Promise<TransitEstimate> {
  const offered = await offeredOf(ctx);
  // what lies on the bench for longer is waited for by nobody: when it leaves that is not known
  const shelvedSince = new Date(ctx.now().getTime() - LIMITS.shelfHours * 3_600_000);
  const { parcels, unpaid, arriving, named, allowance } = await ctx.tx(async (tx) => {
    const ids = wishes.purchaseParcelIds;
    const stored = shippedParcelRepo(tx, ownerOf(ctx));
    const [found, coming] = await Promise.all([stored.find(ids), stored.arriving(ids[0] ?? '', shelvedSince)]);
    const free = freeOf(found, ids);
    const goods = free.map((each) => transitParcelOf(each));
    const declared = {
      countryCode: place.country,
      declaredFen: goods.reduce((sum, { valueFen }) => sum + valueFen, 0),
      grams: goods.reduce((sum, { grams }) => sum + grams, 0),
    };
    const items = free.flatMap((each) => each.items);
    const named = await partsInReadersWords(tx, ctx, [...items, ...coming.flatMap((each) => each.items)]);
    const [asked, allowed, notPaid] = await Promise.all([
      findAsked(tx, ownerOf(ctx), free),
      allowanceFor(tx, ctx, declared),
      findUnpaidGoods(tx, ownerOf(ctx), items),
    ]);
    if (asked.length > 0) throw new AppError('REFUND_ASKED', { data: { parcelIds: asked } });
    return { parcels: free, allowance: allowed, unpaid: notPaid, arriving: coming, named };
  });
  const { lines, shop } = offered;
  const request = requestOf(ctx, wishes, place, { parcels, unpaid, ...offered });
  const { quotes, refused } = quoteLines(lines, request, shop);
  const lineName = compared ?? quotes[0]?.lineName ?? '';
  const advice = transitAdvice(
    lines,
    { lineName, request, arriving: arriving.map((each) => transitParcelOf(each)) },
    shop,
  );
  const titled = [...parcels, ...arriving].map(({ parcel, items }) => ({
    id: parcel.id,
    title: named.find((item) => item.id === items[0]?.id)?.title ?? parcel.parcelNo,
  }));
  const contentsOf = (ids: readonly string[]) => titled.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return keepEstimate(
    ctx,
    {
      ...offered,
      quotes,
      refused,
      advice,
      apart: comparesApart ? costApart(lines, request, shop) : undefined,
      request,
      allowance,
      modes: modesOf(ctx.tenant.transit),
      waitUntil: waitUntil(arriving, ctx.now()),
      madeAt: ctx.now().toISOString(),
    },
    { contentsOf, historyOf: offered.linesFrom(parcels[0]?.parcel.warehouseId).historyOf },
  );
}

/** From the bench to the shelf it is a day: what was inspected last is there last. */
function waitUntil(arriving: StoredParcel[], now: Date): Date | null {
  if (arriving.length === 0) return null;
  const shelved = arriving.map(({ parcel }) => parcel.movedAt.getTime() + LIMITS.shelfHours * 3_600_000);
  return new Date(Math.max(now.getTime(), ...shelved));
}

async function keepEstimate(ctx: UserCtx, estimated: Estimated, words: Omit<Words, 'say'>): Promise<TransitEstimate> {
  const { quotes, request, shop, madeAt } = estimated;
  const now = ctx.now();
  const id = newId();
  const expiresAt = new Date(now.getTime() + LIMITS.transitQuoteMinutes * 60_000);
  const totals = quotes.flatMap(({ lineName, versionId, total }) =>
    total ? [{ lineName, versionId, amount: total.local.amount }] : [],
  );
  const row = { id, inputs: { request, shop, madeAt }, totals, expiresAt, createdAt: now };
  await ctx.atOnce((tx) => transitQuoteRepo(tx, ownerOf(ctx)).insert(row));
  const head = { quoteId: id, expiresAt: expiresAt.toISOString() };
  return presentEstimate(estimated, head, { say: (text) => localize(text, ctx.locale, ctx.tenant), ...words });
}

async function placeOf(ctx: UserCtx, { userAddressId, countryCode, postcode }: TransitEstimateInput): Promise<Place> {
  if ((userAddressId === undefined) === (countryCode === undefined))
    throw new AppError('INVALID', { errors: [{ path: 'userAddressId', code: 'one_place' }] });
  if (userAddressId === undefined) return { country: countryCode ?? '', postcode };
  const address = await addressOf(ctx, userAddressId);
  return { country: address.countryCode, postcode: address.postcode };
}

/** @throws AppError NOT_FOUND */
export async function addressOf(ctx: UserCtx, id: string): Promise<Address> {
  const address = (await listAddresses(ctx, 'SHIPPING')).find((each) => each.id === id);
  if (!address) throw new AppError('NOT_FOUND');
  return address;
}

/** All of them, in store and in one warehouse. @throws AppError PARCEL_NOT_FREE with the ids of the others, INVALID */
function freeOf(found: StoredParcel[], ids: string[]): StoredParcel[] {
  const free = found.filter(({ parcel }) => parcel.status === 'STOCKED_IN');
  const there = new Set(free.map(({ parcel }) => parcel.id));
  const parcelIds = ids.filter((id) => !there.has(id));
  if (parcelIds.length > 0) throw new AppError('PARCEL_NOT_FREE', { data: { parcelIds } });
  requireOneWarehouse(free);
  return free;
}
