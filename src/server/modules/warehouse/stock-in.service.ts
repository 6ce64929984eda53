import type { LocalizedText } from '../../../contract/fields';
import type { StockInParcel } from '../../../contract/parcel';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { linesOf, servicesOf, warehousesOf } from '../tenant/offers.service';
import { stockInRepo, type StockInFilter } from './stock-in.repo';
import { commonestDivisor, presentStockIn, type StockInFrame } from './stock-in-view.rules';
import { dayNumber, dayText } from './storage.rules';

/** Of the calendar that most warehouses have: a day of storage more or less is nothing to be late for. */
const CHINA_MINUTES = 480;

interface StockInQuery extends Omit<StockInFilter, 'freeUntil'> {
  pageNo: number;
  pageSize: number;
  expiringDays?: number;
}

export async function listStockIn(ctx: UserCtx, { pageNo, pageSize, expiringDays, ...rest }: StockInQuery) {
  const frame = await frameOf(ctx);
  const ends = expiringDays === undefined ? undefined : dayNumber(ctx.now(), CHINA_MINUTES) + expiringDays;
  const filter = { ...rest, freeUntil: ends === undefined ? undefined : dayText(ends) };
  return ctx.tx(async (tx) => {
    const repo = stockInRepo(tx, ownerOf(ctx));
    const [rows, total] = await Promise.all([repo.list(filter, { pageNo, pageSize }), repo.count(filter)]);
    const contents = await repo.contentsOf(rows.map(({ id }) => id));
    const items: StockInParcel[] = rows.map((row) => presentStockIn(row, contents.get(row.id), frame));
    return { items, total, pageNo, pageSize };
  });
}

/** One of them, as it is now. @throws AppError NOT_FOUND */
export async function readStockIn(tx: Tx, ctx: UserCtx, id: string): Promise<StockInParcel> {
  const repo = stockInRepo(tx, ownerOf(ctx));
  const [row, contents, frame] = await Promise.all([repo.find(id), repo.contentsOf([id]), frameOf(ctx)]);
  if (!row) throw new AppError('NOT_FOUND');
  return presentStockIn(row, contents.get(id), frame);
}

export async function frameOf(ctx: UserCtx): Promise<StockInFrame> {
  const [warehouses, lines, services] = await Promise.all([warehousesOf(ctx), linesOf(ctx), servicesOf(ctx)]);
  const say = (text: LocalizedText) => localize(text, ctx.locale, ctx.tenant);
  return {
    storage: ctx.tenant.storage,
    money: ctx.tenant,
    divisor: commonestDivisor(lines.map(({ version }) => version.terms.weight.divisor)),
    warehouses: warehouses.map(({ id, name, region }) => ({
      id,
      name: say(name),
      region,
    })),
    services: services.flatMap(({ code, kind, name, remark, price }) =>
      kind === 'VALUE_ADDED' ? [{ code, name: say(name), remark: say(remark), price }] : [],
    ),
    keepsBalances: ctx.tenant.preference.supportBalancePay,
    now: ctx.now(),
  };
}
