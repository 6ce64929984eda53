import type { Address } from '../../../contract/account';
import type { LocalizedText } from '../../../contract/fields';
import { LIMITS } from '../../../contract/limits';
import type { TransitOrder, TransitOrderInput } from '../../../contract/transit';
import { withCures } from '../../../contract/transit-cures';
import { quoteTransit } from '../../../contract/transit-quote';
import { receiptOf, type TransitReceipt } from '../../../contract/transit-receipt';
import type { TransitRequest } from '../../../contract/transit-request';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { metrics } from '../../kernel/metrics';
import { retriedTx } from '../../kernel/retried-tx';
import { localize } from '../../kernel/tenant-record';
import { newId, newNumber, newPickupCode } from '../../kernel/tokens';
import { findCustomsData, holdCustomsData, type CustomsNeed, type CustomsRef } from '../account/customs-needs.service';
import { lockParcels } from '../warehouse/hold-parcels.service';
import { findUnpaidGoods } from '../warehouse/unpaid-goods.service';
import { draftDeclaration } from './declaration.rules';
import { addressOf, estimateFor } from './estimate.service';
import type { OfferedVersion } from './estimate.rules';
import {
  offeredOf,
  requestOf,
  requireNothingAsked,
  requireOneWarehouse,
  storedOf,
  type Offered,
} from './offered.service';
import { pickupRepo } from './pickup.repo';
import { isServedBy, keepDaysOf } from './pickup.rules';
import { contentsOf, shippedParcelRepo, type StoredParcel } from './shipped-parcel.repo';
import { shownRefusal } from './shown-quote.rules';
import { shopperTransitRepo, type NewDeclaration, type NewTransit } from './shopper-transit.repo';
import { askForPayment } from './transit-payment.service';
import { transitQuoteRepo } from './transit-quote.repo';
import { readTransit } from './transit-read.service';
import { transitRepo } from './transit.repo';
import { modesOf } from './transit.rules';

/**
 * Takes the parcels for an order, all or none, at the price of the estimate that was shown; what is declared is what was
 * paid for the goods.
 * @throws AppError PARCEL_NOT_FREE, REFUND_ASKED, LINE_REFUSED, CUSTOMS_DATA_MISSING, PRICE_CHANGED with the new estimate,
 * QUOTE_EXPIRED, METHOD_DISABLED, INVALID, NOT_FOUND
 */
export async function create(ctx: UserCtx, input: TransitOrderInput): Promise<TransitOrder> {
  if (!modesOf(ctx.tenant.transit).includes(input.mode)) throw new AppError('METHOD_DISABLED');
  const [address, offered] = await Promise.all([addressOf(ctx, input.userAddressId), offeredOf(ctx)]);
  const place = { country: address.countryCode, postcode: address.postcode };
  const line = lineAsked(ctx, input, place.country, offered);
  const placing = retriedTx(ctx, async (tx) => {
    const id = newId();
    const parcels = await takeParcels(tx, ctx, id, input.purchaseParcelIds);
    const drafted = draftDeclaration(parcels, input.declaration);
    if ('errors' in drafted) throw new AppError('INVALID', drafted);
    const customs = await customsFor(tx, ctx, line, { countryCode: place.country, customsInfoId: input.customsInfoId });
    const customsFields = customs?.numbers.map(({ key }) => key) ?? [];
    const contents = parcels.flatMap(({ items }) => items);
    const unpaid = await findUnpaidGoods(tx, ownerOf(ctx), contents);
    const request = { ...requestOf(ctx, input, place, { parcels, unpaid, ...offered }), customsFields };
    const estimate = receiptOf(line, request, offered.shop, ctx.now().toISOString());
    if (!estimate) throw refusalOf(ctx, line, request, offered);
    if (input.quoteId) await requireSamePrice(tx, ctx, input.quoteId, estimate);
    await save(tx, ctx, input, { id, address, parcels, estimate, customs, declaration: drafted.lines });
    return keepAnswer(tx, ctx, await readTransit(tx, ctx, id));
  });
  const placed = await placing.catch(async (error: unknown) => {
    const hasMoved = error instanceof AppError && error.code === 'PRICE_CHANGED';
    throw hasMoved
      ? new AppError('PRICE_CHANGED', { data: await estimateFor(ctx, input, place, { compared: line.name }) })
      : error;
  });
  metrics().orders.inc({ event: 'placed' });
  return placed;
}

/** @throws AppError INVALID */
function lineAsked({ tenant }: UserCtx, input: TransitOrderInput, country: string, { lines }: Offered) {
  const { transitOptionName, selfPickup, stationId, localExpressCompanyName } = input;
  const line = lines.find(({ name }) => name === transitOptionName);
  const wrong = (path: string) => new AppError('INVALID', { errors: [{ path, code: 'not_offered' }] });
  if (!line) throw wrong('transitOptionName');
  const { stations, localExpressCompanies } = line.terms;
  const station = tenant.stations?.find(({ id }) => id === stationId);
  // a line may still name a station that the shop has given up
  if (selfPickup && !(station && isServedBy(station, { country, stations }))) throw wrong('stationId');
  if (localExpressCompanyName && !localExpressCompanies.includes(localExpressCompanyName))
    throw wrong('localExpressCompanyName');
  return line;
}

/** @throws AppError PARCEL_NOT_FREE with the ids of those that are, REFUND_ASKED, INVALID */
async function takeParcels(tx: Tx, ctx: UserCtx, transitOrderId: string, ids: string[]): Promise<StoredParcel[]> {
  const actor = { kind: 'SHOPPER', id: ctx.user.shopperId } as const;
  await lockParcels(tx, ownerOf(ctx), ids, { transitOrderId, actor, at: ctx.now() });
  const parcels = await shippedParcelRepo(tx, ownerOf(ctx)).find(ids);
  requireOneWarehouse(parcels);
  await requireNothingAsked(tx, ownerOf(ctx), parcels);
  return parcels;
}

/** What the border asks of the receiver, kept as long as the order needs it. @throws AppError CUSTOMS_DATA_MISSING with the keys */
async function customsFor(
  tx: Tx,
  ctx: UserCtx,
  { terms }: OfferedVersion,
  of: Pick<CustomsNeed, 'countryCode' | 'customsInfoId'>,
) {
  const asker = { tenant: ctx.tenant, owner: ownerOf(ctx), now: ctx.now() };
  const { missing, ref } = await findCustomsData(tx, asker, { ...of, lineKeys: terms.customsFields });
  if (missing.length > 0) throw new AppError('CUSTOMS_DATA_MISSING', { data: { fields: missing } });
  if (ref) await holdCustomsData(tx, ownerOf(ctx), ref.customsInfoId);
  return ref;
}

function refusalOf(
  ctx: UserCtx,
  line: OfferedVersion,
  request: TransitRequest,
  { shop, lines, packing }: Offered,
): AppError {
  const found = quoteTransit(line, request, shop).refusals;
  const say = (text: LocalizedText) => localize(text, ctx.locale, ctx.tenant);
  const refusals = withCures(line, request, shop, found).map((each) =>
    shownRefusal(each, line.terms, lines, { say, ofShop: packing }),
  );
  return new AppError('LINE_REFUSED', { data: { refusals } });
}

/** @throws AppError NOT_FOUND, QUOTE_EXPIRED, PRICE_CHANGED */
async function requireSamePrice(
  tx: Tx,
  ctx: UserCtx,
  quoteId: string,
  { lineName, total }: TransitReceipt,
): Promise<void> {
  const quoted = await transitQuoteRepo(tx, ownerOf(ctx)).find(quoteId);
  if (!quoted) throw new AppError('NOT_FOUND');
  if (quoted.expiresAt <= ctx.now()) throw new AppError('QUOTE_EXPIRED');
  const told = quoted.totals.find((each) => each.lineName === lineName);
  if (told?.amount !== total.local.amount) throw new AppError('PRICE_CHANGED');
}

interface Drafted {
  id: string;
  address: Address;
  parcels: StoredParcel[];
  estimate: TransitReceipt;
  customs: CustomsRef | null;
  declaration: NewDeclaration[];
}

async function save(tx: Tx, ctx: UserCtx, input: TransitOrderInput, drafted: Drafted): Promise<void> {
  const { id, address, parcels, estimate, customs, declaration } = drafted;
  const { currency, transit } = ctx.tenant;
  const now = ctx.now();
  const order: NewTransit = {
    id,
    orderNo: newNumber('TO', now),
    mode: input.mode,
    status: 'SUBMITTED',
    warehouseId: parcels[0]?.parcel.warehouseId ?? '',
    lineName: estimate.lineName,
    address,
    ...(input.selfPickup ? await pickupOf(tx, ctx, input, address) : {}),
    localExpressCompanyName: input.localExpressCompanyName,
    customsRef: customs,
    insuredFen: estimate.request.insuredFen,
    remark: input.remark,
    estimate,
    currency,
    unpackFen: transit.unpackFen,
    rehearsalFen: transit.rehearsalFen,
    toleranceFen: transit.toleranceFen,
    host: ctx.host,
    movedAt: now,
    createdAt: now,
  };
  const taken = parcels.map((parcel) => ({
    ...{ parcelId: parcel.parcel.id, storedDays: storedOf(parcel, now).days, contents: contentsOf(parcel) },
  }));
  const row = await shopperTransitRepo(tx, ownerOf(ctx)).insert(order, { parcels: taken, declaration });
  const deed = { by: 'SHOPPER', at: now } as const;
  const { status, version: position } = row;
  await transitRepo(tx, ownerOf(ctx)).addEvent({ transitOrderId: id, status, position }, deed);
  if (row.mode === 'PAY_FIRST') await askForPayment(tx, row, estimate.total.local, deed);
}

/** Whoever is written down to fetch it, else its receiver; handed out against a number that nobody can guess. */
async function pickupOf(tx: Tx, ctx: UserCtx, { stationId }: TransitOrderInput, { receiverName, phone }: Address) {
  const kept = await pickupRepo(tx, ownerOf(ctx)).find();
  const person = kept ?? { receiverName, phone, idLast4: '' };
  const station = ctx.tenant.stations?.find(({ id }) => id === stationId);
  const keepDays = station ? keepDaysOf(station) : LIMITS.stationDays;
  const pickup = { receiverName: person.receiverName, phone: person.phone, idLast4: person.idLast4, keepDays };
  return { stationId, pickup, pickupCode: newPickupCode() };
}
