import { randomInt } from 'node:crypto';
import type { UserWarehouse, UserWarehouseInput } from '../../../contract/warehouse';
import { CODE_ALPHABET, CODE_LENGTH, warehouseCode } from '../../../contract/warehouse-code';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { newId } from '../../kernel/tokens';
import { lockShopper } from '../account/account.service';
import { dayIn, holidaysIn, openWarehousesOf, warehousesOf } from '../tenant/offers.service';
import { nextHolidays } from './holidays.rules';
import { userWarehouseRepo, type UserWarehouseRow } from './user-warehouse.repo';

const TRIES = 8;
type ShopWarehouse = Awaited<ReturnType<typeof warehousesOf>>[number];

/** By chance: from one code nobody can tell another. */
const newCode = (): string =>
  warehouseCode(Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''));

export async function listUserWarehouses(ctx: UserCtx): Promise<UserWarehouse[]> {
  const [warehouses, { rows, holidays }] = await Promise.all([
    warehousesOf(ctx),
    ctx.tx(async (tx) => ({
      rows: await userWarehouseRepo(tx, ownerOf(ctx)).list(),
      holidays: await holidaysIn(tx, ctx.tenant.id, ctx.now()),
    })),
  ]);
  return rows.flatMap((row) => {
    const warehouse = warehouses.find(({ id }) => id === row.warehouseId);
    return warehouse ? [present(ctx, row, warehouse, holidays)] : [];
  });
}

/**
 * An address in a warehouse, under the code that it had before where it was hidden. The first one and the one saved as
 * such is the default. @throws AppError NOT_FOUND, STATE_CONFLICT of a warehouse that the shop has closed
 */
export async function saveUserWarehouse(ctx: UserCtx, input: UserWarehouseInput): Promise<UserWarehouse> {
  const { tenantWarehouseId, note } = input;
  const isOffered = ctx.tenant.preference.showUserWarehouse;
  const warehouse = (await warehousesOf(ctx)).find(({ id }) => id === tenantWarehouseId);
  if (!warehouse) throw new AppError('NOT_FOUND');
  const isOpen = (await openWarehousesOf(ctx)).some(({ id }) => id === tenantWarehouseId);
  return ctx.tx(async (tx) => {
    const owner = ownerOf(ctx);
    const repo = userWarehouseRepo(tx, owner);
    await lockShopper(tx, owner);
    const known = await repo.findIn(tenantWarehouseId);
    if ((!known || known.hiddenAt) && !(isOpen && isOffered)) throw new AppError('STATE_CONFLICT');
    const all = await repo.list();
    // a default can only be replaced: taking the mark off would leave none
    const isDefault = input.isDefault === true || all.every(({ id, isDefault: marked }) => !marked || id === known?.id);
    const id = known?.id ?? newId();
    if (isDefault) await repo.clearDefault(id);
    const change = { isDefault, hiddenAt: null, ...(note !== undefined && { note }) };
    if (known) await repo.update(id, change);
    else await insertWithCode(repo, { id, warehouseId: tenantWarehouseId, createdAt: ctx.now(), ...change });
    const saved = await repo.findIn(tenantWarehouseId);
    if (!saved) throw new AppError('INTERNAL');
    return present(ctx, saved, warehouse, await holidaysIn(tx, ctx.tenant.id, ctx.now()));
  });
}

type Repo = ReturnType<typeof userWarehouseRepo>;

async function insertWithCode(repo: Repo, row: Omit<Parameters<Repo['insert']>[0], 'code'>): Promise<void> {
  for (let tried = 1; tried <= TRIES; tried += 1) if (await repo.insert({ ...row, code: newCode() })) return;
  throw new AppError('UNAVAILABLE');
}

/** Where the default goes, the oldest of the others takes its place. @throws AppError NOT_FOUND, STATE_CONFLICT while goods lie or are waited for there */
export async function removeUserWarehouse(ctx: UserCtx, id: string) {
  await ctx.tx(async (tx) => {
    const owner = ownerOf(ctx);
    const repo = userWarehouseRepo(tx, owner);
    await lockShopper(tx, owner);
    const all = await repo.list();
    const row = all.find((one) => one.id === id);
    if (!row) throw new AppError('NOT_FOUND');
    if (await repo.hasGoodsIn(row.warehouseId)) throw new AppError('STATE_CONFLICT');
    await repo.update(id, { hiddenAt: ctx.now(), isDefault: false });
    const next = all.find((one) => one.id !== id);
    if (row.isDefault && next) await repo.update(next.id, { isDefault: true });
  });
  return {};
}

function present(
  ctx: UserCtx,
  row: UserWarehouseRow,
  warehouse: ShopWarehouse,
  holidays: Map<string, string[]>,
): UserWarehouse {
  const { name, region, address, receiver, phone, postcode, hours, isOpen } = warehouse;
  const say = (text: typeof name) => localize(text, ctx.locale, ctx.tenant);
  return {
    id: row.id,
    tenantWarehouseId: row.warehouseId,
    code: row.code,
    note: row.note,
    isDefault: row.isDefault,
    ...{ name: say(name), region, address, receiver, phone, postcode, openHours: say(hours), isOpen },
    holidays: nextHolidays(holidays.get(warehouse.id) ?? [], dayIn(ctx, warehouse)),
    freeDays: ctx.tenant.storage.freeDays,
  };
}
