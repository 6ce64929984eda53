import type { LocalizedText } from '../../../contract/fields';
import type { StockInParcel } from '../../../contract/parcel';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { findAskedItems } from '../payment/asked-refund.service';
import { findPaidTargets } from '../payment/compensation.service';
import { partsInReadersWords } from '../words/sellers-words.service';
import { linesOf, servicesOf, warehousesOf } from '../tenant/offers.service';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { stockInRepo, type Contents, type StockInFilter } from './stock-in.repo';
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
    const contents = await inWords(tx, ctx, await repo.contentsOf(rows.map(({ id }) => id)));
    const money = await moneyOf(tx, ctx, contents);
    const items: StockInParcel[] = rows.map((row) => presentStockIn(row, contents.get(row.id), { ...frame, ...money }));
    return { items, total, pageNo, pageSize };
  });
}

/** What does not depend on the parcel: it is read in a transaction of its own, so before the one that reads the parcel. */
type StockFrame = Omit<StockInFrame, 'asked' | 'paid'>;

/** One of them, as it is now. @throws AppError NOT_FOUND */
export async function readStockIn(tx: Tx, ctx: UserCtx, id: string, frame: StockFrame): Promise<StockInParcel> {
  const repo = stockInRepo(tx, ownerOf(ctx));
  const [row, found] = await Promise.all([repo.find(id), repo.contentsOf([id])]);
  if (!row) throw new AppError('NOT_FOUND');
  const contents = await inWords(tx, ctx, found);
  return presentStockIn(row, contents.get(id), { ...frame, ...(await moneyOf(tx, ctx, contents)) });
}

/** What lies in them, called as their shopper reads it. */
async function inWords(tx: Tx, ctx: UserCtx, contents: Map<string, Contents>): Promise<Map<string, Contents>> {
  const parts = [...contents.values()].flatMap(({ items }) => items.map(({ item }) => item));
  const said = new Map((await partsInReadersWords(tx, ctx, parts)).map((part) => [part.id, part]));
  return new Map(
    [...contents].map(([id, of]) => [
      id,
      { ...of, items: of.items.map((each) => ({ ...each, item: said.get(each.item.id) ?? each.item })) },
    ]),
  );
}

/** The same, which stands still for others until this transaction ends. @throws AppError NOT_FOUND */
export async function lockMine(tx: Tx, ctx: UserCtx, id: string): Promise<ParcelRow> {
  const row = await parcelRepo(tx, ownerOf(ctx)).lock(id);
  if (row?.shopperId !== ctx.user.shopperId) throw new AppError('NOT_FOUND');
  return row;
}

/** What is asked back of what lies in them, and which orders still hold money. */
async function moneyOf(tx: Tx, ctx: UserCtx, contents: Map<string, Contents>) {
  const ordered = [...contents.values()].flatMap(({ items }) => items.flatMap((item) => item.ordered ?? []));
  const owner = ownerOf(ctx);
  const ids = ordered.map(({ id }) => id);
  const targetIds = [...new Set(ordered.map(({ orderId }) => orderId))];
  const held = findPaidTargets(tx, { tenantId: ctx.tenant.id, kind: 'PURCHASE', targetIds });
  const [asked, paid] = await Promise.all([findAskedItems(tx, owner, ids), held]);
  return { asked, paid };
}

export async function frameOf(ctx: UserCtx): Promise<StockFrame> {
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
