import type { BuyingQueue, BuyingQueueQuery, DeskPurchase } from '../../../contract/buying-desk';
import { BUYING_VIEWS } from '../../../contract/buying-desk.enums';
import { LIMITS } from '../../../contract/limits';
import type { OrderAge } from '../../../contract/order-age';
import { buyingOf } from '../../adapters/buying/buying.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findDeedsOf } from '../operator/audit.service';
import { findBeside } from '../operator/beside-record.service';
import { findAskedItems } from '../payment/asked-refund.service';
import { recallSupplierProducts } from '../catalog/supplier-product.service';
import { warehousesIn } from '../tenant/offers.service';
import { findOutsideCredentials } from '../tenant/outside-credential.service';
import { findApprovals, presentApproval } from '../operator/approval.service';
import { findDrops } from './drop-item.service';
import { buyingHistory } from './buying-history.rules';
import { presentDeskPurchase, presentQueuedPurchase } from './buying-desk-view.rules';
import { buyingDeskRepo, placeOf, type BuyingFilter, type BuyingRow } from './buying-desk.repo';
import { warehousesFor } from '../../kernel/authorize';
import { leaseOf, type Viewer } from '../../kernel/lease.rules';
import { orderWayRepo } from './order-way.repo';
import { purchaseRepo } from './purchase.repo';
import { whyNotGone } from './out-of-stock.rules';
import { inReadersWords } from '../words/sellers-words.service';
import { stillWanted, stockMarkOf } from './stock.rules';
import { substituteRepo } from './substitute.repo';
import { findTopUps, paidMoreOf, wasAsked } from './top-up.service';
import { sellerOrderRepo } from './seller-order.repo';

export const viewerOf = (ctx: StaffCtx): Viewer => ({ staffId: ctx.staff.staffId, now: ctx.now() });

export const filterOf = (query: Pick<BuyingQueueQuery, 'view' | 'keyword' | 'channel' | 'age'>): BuyingFilter => ({
  view: query.view,
  keyword: query.keyword,
  channels: query.channel?.split(','),
  ages: query.age?.split(',') as OrderAge[] | undefined,
});

export async function listPurchases(ctx: StaffCtx, query: BuyingQueueQuery): Promise<BuyingQueue> {
  const [at = '', ...id] = query.after?.split('_') ?? [];
  const after = query.after === undefined ? undefined : { at: new Date(Number(at)), id: id.join('_') };
  const filter = { ...filterOf(query), isByShop: query.group === 'shop' };
  const now = ctx.now();
  const read = await ctx.tx(async (tx) => {
    const repo = buyingDeskRepo(tx, staffScopeOf(ctx));
    const found = await repo.list(filter, { limit: query.limit, after }, now);
    const rows = found.slice(0, query.limit);
    const items = rows.length > 0 ? await inReadersWords(tx, ctx, await repo.itemsOf(rows.map((row) => row.id))) : [];
    const asked = await findAskedItems(
      tx,
      { tenantId: ctx.tenant.id },
      items.map(({ id }) => id),
    );
    const matches = await repo.count(filter, LIMITS.bulkRows + 1, now);
    const waiting: Partial<BuyingQueue['waiting']> = {};
    for (const view of BUYING_VIEWS) waiting[view] = await repo.count({ view }, LIMITS.deskCount, now);
    const last = found.length > query.limit ? rows.at(-1) : undefined;
    const next = last ? `${String(placeOf(query.view, last).getTime())}_${last.id}` : null;
    return { rows, items, asked, next, matches, waiting: waiting as BuyingQueue['waiting'] };
  });
  // what was said last: a queue that asked would call a marketplace for each of its rows
  const known = await recallSupplierProducts(ctx, stillWanted(read.items));
  const viewer = viewerOf(ctx);
  const { rows, items, asked, ...page } = read;
  return {
    items: rows.map((row) => {
      const its = items.filter(({ orderId }) => orderId === row.id);
      return presentQueuedPurchase(row, its, { asked, stock: stockMarkOf(stillWanted(its), known) }, viewer);
    }),
    ...page,
  };
}

/** @throws AppError NOT_FOUND */
export async function getPurchase(ctx: StaffCtx, id: string): Promise<DeskPurchase> {
  return ctx.tx((tx) => readPurchase(tx, ctx, id));
}

/** @throws AppError NOT_FOUND */
export async function getPurchaseRow(tx: Tx, ctx: StaffCtx, id: string): Promise<BuyingRow> {
  const row = await buyingDeskRepo(tx, staffScopeOf(ctx)).find(id);
  // what nobody has paid is nothing to those who buy
  if (!row || row.status === 'PENDING_PAYMENT') throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError NOT_FOUND */
export async function readPurchase(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskPurchase> {
  const row = await getPurchaseRow(tx, ctx, id);
  const { tenantId } = row;
  const items = await inReadersWords(tx, ctx, await buyingDeskRepo(tx, staffScopeOf(ctx)).itemsOf([id]));
  const events = await purchaseRepo(tx, row).eventsOf(id);
  const way = orderWayRepo(tx, row);
  const deeds = await findDeedsOf(tx, { tenantId }, { subjectKind: 'PURCHASE_ORDER', subjectId: id });
  const topUps = await findTopUps(tx, tenantId, items);
  const timeline = buyingHistory({
    ...{ events, deeds, closeReason: row.closeReason, currency: row.currency, topUps },
    parcels: await way.parcelEvents(id),
    beside: await findBeside(tx, ctx, { ...row, kind: 'ORDER', no: row.orderNo }),
  });
  const wanted = await sellerOrderRepo(tx, { tenantId }).findWanted(id);
  const byCall = (await buyingOf(ctx.tenant, row.channel, findOutsideCredentials))?.name;
  const refundAsked = await findAskedItems(tx, { tenantId }, items.map((item) => item.id)); // prettier-ignore
  const offers = await substituteRepo(tx, { tenantId }).openOf(items.map((item) => item.id));
  const money = { offers, refundAsked, paidMore: paidMoreOf(topUps), wasAsked: wasAsked(topUps) };
  // told where `reportGone` would do it
  const mayGive = warehousesFor(ctx.staff, 'purchase.refund')?.includes(row.warehouseId) !== false;
  const isTheirs = leaseOf(row, viewerOf(ctx))?.isMine === true;
  const open = mayGive && isTheirs && !wanted ? items.filter((item) => !whyNotGone(row, item, refundAsked)) : [];
  const drops = await findDrops(tx, row, items, open);
  const saved = (await findApprovals(tx, ctx, 'CHEAPER', [id])).find(({ decision }) => decision === null);
  const place = (await warehousesIn(tx, ctx)).find((each) => each.id === row.warehouseId);
  const accounts = wanted ? [] : await sellerOrderRepo(tx, { tenantId }).accountsOf(row.channel);
  const shown = presentDeskPurchase(
    {
      row,
      items,
      events: events.length,
      wanted,
      place,
      accounts,
      byCall,
      timeline,
      parcels: await way.parcels(id),
      borne: ctx.tenant.dearer,
      drops,
      ...money,
    },
    viewerOf(ctx),
  );
  return { ...shown, savedAsked: saved && shown.canPlace ? presentApproval(saved, ctx) : null };
}
