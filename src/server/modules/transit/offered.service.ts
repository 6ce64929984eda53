import { convertToCny } from '../../../contract/money';
import { NO_DISCOUNTS } from '../../../contract/transit-discounts';
import type { TransitOrderInput } from '../../../contract/transit';
import { insurableOf } from '../../../contract/transit-insurance';
import type { ShopTerms, TransitParcel, TransitRequest } from '../../../contract/transit-request';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { findAskedItems } from '../payment/asked-refund.service';
import { stayOf } from '../warehouse/hold-parcels.service';
import { linesOf, servicesOf, warehousesOf } from '../tenant/offers.service';
import type { OfferedVersion, PackingWay } from './estimate.rules';
import { lineHistories, type LinesFrom } from './line-history.service';
import { stationTermsOf } from './pickup.rules';
import type { StoredParcel } from './shipped-parcel.repo';
import { transitParcelOf } from './shipped-parcel.rules';

/** What a shop offers to ship with, as it is priced now. */
export interface Offered {
  lines: OfferedVersion[];
  packing: PackingWay[];
  shop: ShopTerms;
  /** Lines know warehouses by their codes. */
  warehouses: { id: string; code: string }[];
  linesFrom: (warehouseId: string | undefined) => LinesFrom;
}
export type Wishes = Pick<
  TransitOrderInput,
  'purchaseParcelIds' | 'boxes' | 'services' | 'packingWishes' | 'insuredValue' | 'selfPickup' | 'stationId'
>;
export type Place = Pick<TransitRequest, 'country' | 'postcode'>;

type Asker = Pick<Ctx, 'tenant' | 'now'>;

export async function offeredOf(ctx: Asker): Promise<Offered> {
  const { cnyToLocalRate, marginBasisPoints, currency } = ctx.tenant;
  const [lines, packing, warehouses, linesFrom] = await Promise.all([
    offeredLines(ctx),
    packingWays(ctx),
    warehousesOf(ctx),
    lineHistories(ctx),
  ]);
  const shop = {
    money: { cnyToLocalRate, marginBasisPoints, currency },
    packing: packing.map(({ code, charge, leavesOff }) => ({ code, charge, leavesOff })),
    storage: ctx.tenant.storage,
  };
  return { lines, packing, shop, warehouses, linesFrom };
}

export const offeredLines = async (ctx: Asker): Promise<OfferedVersion[]> =>
  (await linesOf(ctx)).map(({ name, title, version: { id, terms } }) => ({ name, title, versionId: id, terms }));

/** Ways of packing that have a price; the shop's own work is priced in yuan. */
async function packingWays(ctx: Asker): Promise<PackingWay[]> {
  const services = await servicesOf(ctx);
  return services.flatMap(({ code, kind, name, price }) =>
    kind === 'PACKING' && price?.terms.currency === 'CNY'
      ? [{ code, name, charge: price.terms.charge, leavesOff: price.terms.leavesOff }]
      : [],
  );
}

/** @throws AppError INVALID: what lies apart cannot be packed together */
export function requireOneWarehouse(parcels: StoredParcel[]): void {
  if (new Set(parcels.map(({ parcel }) => parcel.warehouseId)).size > 1)
    throw new AppError('INVALID', { errors: [{ path: 'purchaseParcelIds', code: 'several_warehouses' }] });
}

/** The ids of those in which something is whose money is asked for. */
export async function findAsked(tx: Tx, shop: { tenantId: string }, parcels: StoredParcel[]): Promise<string[]> {
  const itemsOf = ({ items }: StoredParcel) => items.flatMap(({ orderItemId }) => orderItemId ?? []);
  const asked = await findAskedItems(tx, shop, parcels.flatMap(itemsOf));
  return parcels.filter((parcel) => itemsOf(parcel).some((id) => asked.includes(id))).map(({ parcel }) => parcel.id);
}

/** @throws AppError REFUND_ASKED with their ids */
export async function requireNothingAsked(tx: Tx, shop: { tenantId: string }, parcels: StoredParcel[]): Promise<void> {
  const parcelIds = await findAsked(tx, shop, parcels);
  if (parcelIds.length > 0) throw new AppError('REFUND_ASKED', { data: { parcelIds } });
}

/** What lines are asked, before anything is packed and while nobody has asked for customs data. */
export function requestOf(
  ctx: Asker,
  { boxes, services, packingWishes, insuredValue, selfPickup, stationId }: Wishes,
  { country, postcode }: Place,
  {
    parcels,
    unpaid,
    warehouses,
    linesFrom,
  }: { parcels: StoredParcel[]; unpaid: ReadonlySet<string> } & Pick<Offered, 'warehouses' | 'linesFrom'>,
) {
  const { currency, cnyToLocalRate } = ctx.tenant;
  const insured =
    insuredValue === undefined ? null : convertToCny({ amount: insuredValue, currency }, cnyToLocalRate, 0);
  const goods = parcels.map((parcel) => transitParcelOf(parcel, unpaid));
  const warehouseId = parcels[0]?.parcel.warehouseId;
  const station = selfPickup ? ctx.tenant.stations?.find(({ id }) => id === stationId) : undefined;
  return {
    country,
    postcode,
    warehouse: warehouses.find(({ id }) => id === warehouseId)?.code ?? null,
    delivery: selfPickup ? 'STATION' : 'DOOR',
    ...(station && { station: stationTermsOf(station) }),
    parcels: goods,
    boxes: linesFrom(warehouseId).boxes(Math.min(boxes, parcels.length)),
    services,
    packing: packingWishes,
    insuredFen: insured && insuredOf(insured.amount, goods),
    customsFields: null as string[] | null,
    stored: parcels.map((parcel) => storedOf(parcel, ctx.now())),
    discounts: NO_DISCOUNTS,
  } satisfies TransitRequest;
}

/** What is asked to be insured, no more than can be where something cannot; null where nothing can. */
function insuredOf(askedFen: number, goods: readonly TransitParcel[]): number | null {
  if (goods.every(({ insurableFen }) => insurableFen === undefined)) return askedFen;
  return Math.min(askedFen, insurableOf(goods)) || null;
}

/** Storage of a parcel up to today that nobody has paid, by the days that were promised free as it came into store. */
export function storedOf({ parcel, paid }: StoredParcel, now: Date): TransitRequest['stored'][number] {
  const { parcelNo } = parcel;
  const grams = parcel.grams ?? 0;
  const stay = stayOf(parcel, paid, now);
  if (!stay) return { parcelNo, days: 0, grams };
  const { counted, free } = stay;
  return {
    parcelNo,
    days: Math.max(counted - paid.days, 0),
    freeDays: Math.max(free, 0),
    grams,
    chargedFen: paid.fen,
  };
}
