import { LIMITS } from '../../../contract/limits';
import type { Forecast, ForecastChange, ForecastInput } from '../../../contract/warehouse';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { newId, newNumber } from '../../kernel/tokens';
import { lockShopper } from '../account/account.service';
import { warehousesOf } from '../tenant/offers.service';
import { forecastRepo, type ForecastRow } from './forecast.repo';
import { itemRows, numberRows, presentForecast, readNumbers } from './forecast.rules';
import { parcelRepo } from './parcel.repo';
import type { Actor } from './parcel.rules';
import { userWarehouseRepo } from './user-warehouse.repo';

const DAY_MS = 86_400_000;
type Said = Pick<ForecastInput, 'carrier' | 'items' | 'goodsKinds' | 'remark'>;

export async function listForecasts(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const warehouses = await namesOf(ctx);
  return ctx.tx(async (tx) => {
    const repo = forecastRepo(tx, ownerOf(ctx));
    const [rows, total] = await Promise.all([repo.list(page), repo.count()]);
    return { items: await present(tx, ctx, rows, warehouses), total, ...page };
  });
}

/** @throws AppError NOT_FOUND */
export async function getForecast(ctx: UserCtx, id: string): Promise<Forecast> {
  const warehouses = await namesOf(ctx);
  return ctx.tx((tx) => readOne(tx, ctx, id, warehouses));
}

/**
 * One parcel for each number. One that the shopper has filed before is changed instead; one that somebody else waits for
 * is looked at by a person, and neither learns of the other.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT, CONFLICT
 */
export async function fileForecasts(ctx: UserCtx, { userWarehouseId, trackingNos, ...said }: ForecastInput) {
  const read = readNumbers(trackingNos, 'trackingNos');
  if ('errors' in read) throw new AppError('INVALID', { errors: read.errors });
  const warehouses = await namesOf(ctx);
  return ctx.tx(async (tx) => {
    const owner = ownerOf(ctx);
    await lockShopper(tx, owner);
    const enrolled = (await userWarehouseRepo(tx, owner).list()).find(({ id }) => id === userWarehouseId);
    if (!enrolled) throw new AppError('NOT_FOUND');
    if (!warehouses.get(enrolled.warehouseId)?.isOpen) throw new AppError('STATE_CONFLICT');
    const repo = forecastRepo(tx, owner);
    const known = await repo.findByNumbers(read.numbers);
    requireWaiting(known, read.numbers);
    const fresh = read.numbers.filter((number) => known.every(({ filed }) => filed.trackingNo !== number));
    if ((await repo.countWaiting()) + fresh.length > LIMITS.openForecasts)
      throw new AppError('CONFLICT', { data: { maximum: LIMITS.openForecasts } });
    const rivals = await repo.findRivals(read.numbers);
    await repo.disputeRivals(rivals);
    for (const row of known) await change(tx, ctx, row, said, [], row.filed.version);
    for (const number of fresh) await file(tx, ctx, number, said, enrolled.warehouseId, rivals.includes(number));
    return present(tx, ctx, await repo.findByNumbers(read.numbers), warehouses);
  });
}

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT once it has arrived, or where it was changed meanwhile */
export async function changeForecast(ctx: UserCtx, id: string, { version, childNos, ...said }: ForecastChange) {
  const read = readNumbers(childNos, 'childNos');
  if ('errors' in read) throw new AppError('INVALID', { errors: read.errors });
  const warehouses = await namesOf(ctx);
  return ctx.tx(async (tx) => {
    const repo = forecastRepo(tx, ownerOf(ctx));
    const row = await find(tx, ctx, id);
    const rivals = read.numbers.length > 0 ? await repo.findRivals(read.numbers) : [];
    await repo.disputeRivals(rivals);
    await change(tx, ctx, row, said, read.numbers, version, rivals.length > 0);
    return readOne(tx, ctx, id, warehouses);
  });
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT once it has arrived */
export async function withdrawForecast(ctx: UserCtx, id: string) {
  await ctx.tx(async (tx) => {
    const { filed, parcel } = await find(tx, ctx, id);
    const deed = { actor: actorOf(ctx), at: ctx.now(), facts: { reason: 'WITHDRAWN' } };
    const move = { from: 'FORECAST', to: 'EXPIRED' } as const;
    if (!(await parcelRepo(tx, ownerOf(ctx)).move(parcel.id, move, deed))) throw new AppError('STATE_CONFLICT');
    const isWithdrawn = await forecastRepo(tx, ownerOf(ctx)).update(id, filed.version, { withdrawnAt: ctx.now() });
    if (!isWithdrawn) throw new AppError('STATE_CONFLICT');
  });
  return {};
}

const actorOf = (ctx: UserCtx): Actor => ({ kind: 'SHOPPER', id: ctx.user.shopperId });

function requireWaiting(known: ForecastRow[], numbers: string[]): void {
  const errors = known.flatMap(({ filed, parcel }) =>
    parcel.status === 'FORECAST' ? [] : [{ path: `trackingNos.${numbers.indexOf(filed.trackingNo)}`, code: 'arrived' }],
  );
  if (errors.length > 0) throw new AppError('INVALID', { errors });
}

async function file(tx: Tx, ctx: UserCtx, trackingNo: string, said: Said, warehouseId: string, isDisputed: boolean) {
  const owner = ownerOf(ctx);
  const now = ctx.now();
  const parcelId = newId();
  const row = {
    id: parcelId,
    parcelNo: newNumber('PC', now),
    shopperId: owner.shopperId,
    warehouseId,
    ...kindsOf(said),
  };
  const expiresAt = new Date(now.getTime() + LIMITS.forecastDays * DAY_MS);
  const parcel = { ...row, source: 'FORECAST', status: 'FORECAST', expiresAt, askAt: now } as const;
  await parcelRepo(tx, owner).insert(parcel, { actor: actorOf(ctx), at: now });
  const repo = forecastRepo(tx, owner);
  const { remark } = said;
  await repo.insert({ id: newId(), parcelId, trackingNo, remark, isDisputed, host: ctx.host, createdAt: now });
  await repo.describe(parcelId, itemRows(said.items, newId), numberRows(trackingNo, [], said.carrier));
}

async function change(
  tx: Tx,
  ctx: UserCtx,
  { filed, parcel }: ForecastRow,
  said: Said,
  childNos: string[],
  version: number,
  isRivalled = false,
): Promise<void> {
  const repo = forecastRepo(tx, ownerOf(ctx));
  const isStill = await parcelRepo(tx, ownerOf(ctx)).change(parcel.id, 'FORECAST', kindsOf(said));
  const set = { remark: said.remark, isDisputed: filed.isDisputed || isRivalled };
  if (!isStill || !(await repo.update(filed.id, version, set))) throw new AppError('STATE_CONFLICT');
  await repo.describe(parcel.id, itemRows(said.items, newId), numberRows(filed.trackingNo, childNos, said.carrier));
}

const kindsOf = ({ goodsKinds }: Said) => ({ goodsKinds: [...new Set(goodsKinds)] });

async function find(tx: Tx, ctx: UserCtx, id: string): Promise<ForecastRow> {
  const row = await forecastRepo(tx, ownerOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

type Names = Map<string, { name: string; isOpen: boolean }>;

async function namesOf(ctx: UserCtx): Promise<Names> {
  const all = await warehousesOf(ctx);
  return new Map(all.map(({ id, name, isOpen }) => [id, { name: localize(name, ctx.locale, ctx.tenant), isOpen }]));
}

async function readOne(tx: Tx, ctx: UserCtx, id: string, warehouses: Names): Promise<Forecast> {
  const [one] = await present(tx, ctx, [await find(tx, ctx, id)], warehouses);
  if (!one) throw new AppError('NOT_FOUND');
  return one;
}

async function present(tx: Tx, ctx: UserCtx, rows: ForecastRow[], warehouses: Names): Promise<Forecast[]> {
  const repo = forecastRepo(tx, ownerOf(ctx));
  const parcelIds = rows.map(({ parcel }) => parcel.id);
  const [items, numbers] = await Promise.all([repo.itemsOf(parcelIds), repo.numbersOf(parcelIds)]);
  return rows.map((row) => {
    const own = ({ parcelId }: { parcelId: string }) => parcelId === row.parcel.id;
    const name = warehouses.get(row.parcel.warehouseId)?.name ?? '';
    return presentForecast(row, items.filter(own), numbers.filter(own), name);
  });
}
