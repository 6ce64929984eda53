import type { LocalizedText } from '../../../contract/fields';
import { countIn } from '../../../contract/state-groups';
import type { TransitOrder, TransitOrderDetail, TransitOrderPage, TransitStatus } from '../../../contract/transit';
import { countTransits, type TransitGroup } from '../../../contract/transit.enums';
import type { Owner, Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import {
  findOrigin,
  findPayments,
  presentPayment,
  type PaymentRow,
  type PaymentService,
} from '../payment/payment.service';
import { findClaim } from '../payment/refund.service';
import { partsInReadersWords } from '../words/sellers-words.service';
import { lineVersionsOf, servicesOf, warehousesOf, type OfferedLine } from '../tenant/offers.service';
import { isClaimable } from './claim.rules';
import { packingQuestionRepo } from './packing-question.repo';
import { findStation } from './pickup.service';
import { shippedParcelRepo, type ShippedParcel } from './shipped-parcel.repo';
import { shopperTransitRepo, type TransitFilter } from './shopper-transit.repo';
import { transitRepo, type TransitRow } from './transit.repo';
import { claimedAt, papersBefore, payBeforeOf, restockedAt, wantsPapers } from './transit.rules';
import { presentTransit, presentTransitDetail, type ShownLine, type TransitParts } from './transit-view.rules';

interface ListQuery extends Pick<TransitFilter, 'keyword'> {
  pageNo: number;
  pageSize: number;
  status?: TransitStatus;
  group?: TransitGroup;
}

/** A shopper's shipments by state, and how many of those that are prepared are to be paid. */
export const countShipments = (tx: Tx, owner: Owner) => shopperTransitRepo(tx, owner).countByStatus({});

export async function list(
  ctx: UserCtx,
  { pageNo, pageSize, status, group, keyword }: ListQuery,
): Promise<TransitOrderPage> {
  const page = { pageNo, pageSize };
  const filter = status ? { statuses: [status], keyword } : { group, keyword };
  return ctx.tx(async (tx) => {
    const repo = shopperTransitRepo(tx, ownerOf(ctx));
    const { counts, dueBesides } = await repo.countByStatus({ keyword });
    const rows = await repo.list(filter, page);
    const items = (await partsOf(tx, ctx, rows)).map(({ row, parts }) => presentTransit(row, parts));
    const total = status
      ? countIn([status], counts)
      : group
        ? countTransits(group, { counts, dueBesides })
        : countIn(Object.keys(counts), counts);
    return { items, total, ...page, counts, dueBesides };
  });
}

/** @throws AppError NOT_FOUND */
export async function get(
  ctx: UserCtx,
  id: string,
  { offerWayBack }: Pick<PaymentService, 'offerWayBack'>,
): Promise<TransitOrderDetail> {
  const [warehouses, services] = await Promise.all([warehousesOf(ctx), servicesOf(ctx)]);
  const { origin, detail } = await ctx.tx(async (tx) => {
    const row = await getRow(tx, ctx, id);
    const [found] = await partsOf(tx, ctx, [row]);
    if (!found) throw new AppError('NOT_FOUND');
    const repo = transitRepo(tx, ownerOf(ctx));
    const warehouse = warehouses.find((each) => each.id === row.warehouseId);
    const shown = presentTransitDetail(row, {
      ...found.parts,
      declaration: await repo.listDeclaration(id),
      events: await repo.listEvents(id),
      station: row.stationId ? findStation(ctx, row.stationId) : undefined,
      claim: row.status === 'LOST' || isClaimable(row) ? await findClaim(tx, ownerOf(ctx), row) : undefined,
      questions: await packingQuestionRepo(tx, row).listOf(id),
      warehouseName: warehouse ? localize(warehouse.name, ctx.locale, ctx.tenant) : '',
      packing: services,
      now: ctx.now(),
    });
    return { detail: shown, origin: await findOrigin(tx, { tenantId: row.tenantId, kind: 'TRANSIT', targetId: id }) };
  });
  return { ...detail, wayBack: await offerWayBack(ctx.tenant, origin) };
}

/** @throws AppError NOT_FOUND */
export async function readTransit(tx: Tx, ctx: UserCtx, id: string): Promise<TransitOrder> {
  const [found] = await partsOf(tx, ctx, [await getRow(tx, ctx, id)]);
  if (!found) throw new AppError('NOT_FOUND');
  return presentTransit(found.row, found.parts);
}

/** @throws AppError NOT_FOUND */
export async function getRow(tx: Tx, ctx: UserCtx, id: string): Promise<TransitRow> {
  const row = await shopperTransitRepo(tx, ownerOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Until when what stands due of an order is to be paid: for who shows it among other sums. */
export const sumDueBy = (order: Parameters<typeof payBeforeOf>[0]): Date | null => payBeforeOf(order);

/** What its shopper is asked about one that has left, and until when. */
export function askedAbout(order: Parameters<typeof papersBefore>[0]) {
  if (order.status === 'RETURNED') return { kind: 'CAME_BACK', until: restockedAt(order) } as const;
  const until = claimedAt(order);
  if (until) return { kind: 'LOST', until } as const;
  return wantsPapers(order) ? ({ kind: 'PAPERS_WANTED', until: papersBefore(order) } as const) : undefined;
}

/** Both sums that an order may ask for, oldest first. */
export async function paymentsOf(tx: Tx, tenantId: string, targetIds: string[]): Promise<PaymentRow[]> {
  const found = [
    ...(await findPayments(tx, { tenantId, kind: 'TRANSIT', targetIds })),
    ...(await findPayments(tx, { tenantId, kind: 'TRANSIT_TOPUP', targetIds })),
  ];
  return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The version of a line that a receipt names. @throws AppError INTERNAL where its terms can be read no more */
export async function lineOfReceipt(
  tx: Tx,
  { tenantId, estimate }: Pick<TransitRow, 'tenantId' | 'estimate'>,
): Promise<ShownLine> {
  const [line] = await lineVersionsOf(tx, tenantId, [estimate.versionId]);
  if (!line) throw new AppError('INTERNAL');
  return asShown(line);
}

const asShown = ({ name, title, version: { id, terms } }: OfferedLine): ShownLine => ({
  name,
  title,
  versionId: id,
  terms,
});

async function partsOf(tx: Tx, ctx: UserCtx, rows: TransitRow[]): Promise<{ row: TransitRow; parts: TransitParts }[]> {
  if (rows.length === 0) return [];
  const { id: tenantId } = ctx.tenant;
  const ids = rows.map(({ id }) => id);
  const lines = (
    await lineVersionsOf(
      tx,
      tenantId,
      rows.map(({ estimate }) => estimate.versionId),
    )
  ).map(asShown);
  const parcels = await inWords(tx, ctx, await shippedParcelRepo(tx, ownerOf(ctx)).ofOrders(ids));
  const boxes = await transitRepo(tx, { tenantId }).listBoxes(ids);
  const payments = await paymentsOf(tx, tenantId, ids);
  const say = (text: LocalizedText) => localize(text, ctx.locale, ctx.tenant);
  return rows.flatMap((row) => {
    const line = lines.find(({ versionId }) => versionId === row.estimate.versionId);
    if (!line) return [];
    const own = {
      line,
      parcels: parcels.filter(({ transitOrderId }) => transitOrderId === row.id),
      boxes: boxes.filter(({ transitOrderId }) => transitOrderId === row.id),
      payments: payments.filter(({ targetId }) => targetId === row.id).map(presentPayment),
      say,
    };
    return [{ row, parts: own }];
  });
}

/** What is in them, called as their shopper reads it. */
async function inWords(tx: Tx, ctx: UserCtx, parcels: ShippedParcel[]): Promise<ShippedParcel[]> {
  const parts = await partsInReadersWords(
    tx,
    ctx,
    parcels.flatMap(({ id, transitOrderId, items }) =>
      items.map((item) => ({ ...item, parcelId: id, transitOrderId })),
    ),
  );
  return parcels.map((parcel) => ({
    ...parcel,
    items: parts.filter((part) => part.parcelId === parcel.id && part.transitOrderId === parcel.transitOrderId),
  }));
}
