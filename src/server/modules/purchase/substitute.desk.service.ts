import type { DeskPurchase, SubstituteInput, WaitInput } from '../../../contract/buying-desk';
import { LIMITS } from '../../../contract/limits';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { tellOfOrder } from '../account/order-mail.service';
import { recordDeed } from '../operator/audit.service';
import { findAskedItems } from '../payment/asked-refund.service';
import { keepShopPictures } from '../upload/upload.service';
import { changePurchase } from './change-purchase.desk.service';
import { setClock } from './clock.service';
import { orTooMuch } from './dearer.service';
import { hostOf } from './order-host.service';
import { waitRepo } from './wait.repo';
import type { ItemRow, OrderRow } from './purchase.repo';
import { canClose } from './purchase.rules';
import { sellerOrderRepo } from './seller-order.repo';
import { substituteRepo } from './substitute.repo';
import { goodsAt, isTooDear, namedGoodsOf } from './substitute.rules';
import type { Tx } from '../../db/database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });

/**
 * Its seller has an item no more: its shopper is offered another thing in its place, for a day or two, and nothing of the
 * order is bought meanwhile.
 * @throws AppError NOT_FOUND, INVALID, REFUND_ASKED, STATE_CONFLICT with the order as it is now
 */
export async function offerSubstitute(ctx: StaffCtx, id: string, input: SubstituteInput): Promise<DeskPurchase> {
  const { title, options, images, unitFen, remark } = input;
  const goods = goodsAt(input.productUrl, { title, skuLabels: options, image: images[0] ?? '' });
  if (!goods) throw invalid('productUrl', 'invalid_format');
  await keepShopPictures(ctx, images, 'images');
  return changePurchase(ctx, id, input.version, { isLeased: true }, async (tx, order, items) => {
    const item = await wantedItem(tx, order, items, input.orderItemId);
    if (orTooMuch(() => isTooDear(order, item, unitFen, ctx.tenant.dearer))) throw invalid('unitFen', 'out_of_range');
    const now = ctx.now();
    const decideBefore = new Date(now.getTime() + input.hours * HOUR_MS);
    if (!(await substituteRepo(tx, order).hold(item.id, decideBefore))) throw new AppError('STATE_CONFLICT');
    const offerId = newId();
    // what nobody took a picture of looks as what it stands for
    const shown = { ...goods, image: goods.image || item.image };
    const row = { id: offerId, orderId: id, orderItemId: item.id, goods: shown, before: namedGoodsOf(item), unitFen };
    const asked = { images, remark, staffId: ctx.staff.staffId, decideBefore, createdAt: now };
    await substituteRepo(tx, order).insert({ ...row, ...asked });
    await setClock(tx, order.tenantId, id, now);
    await recordDeed(tx, ctx, {
      ...{ action: 'purchase.substitute', subjectKind: 'PURCHASE_ORDER', subjectId: id },
      before: { item: item.id, title: item.title, productUrl: item.productUrl, status: item.status },
      after: { item: item.id, title: goods.title, productUrl: goods.productUrl, unitFen, status: 'SUBSTITUTE' },
    });
    await tell(tx, order, 'ITEM_SUBSTITUTE', offerId, now);
  });
}

/**
 * Its seller has something of it later: nobody has to buy it before that day, and its shopper is told of it. Without a day
 * it is to be bought at once.
 * @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the order as it is now
 */
export function waitForSeller(ctx: StaffCtx, id: string, { version, until, reason }: WaitInput): Promise<DeskPurchase> {
  const now = ctx.now();
  const day = until === null ? null : new Date(`${until}T00:00:00Z`);
  const most = new Date(now.getTime() + LIMITS.waitDays * DAY_MS);
  if (day && (Number.isNaN(day.getTime()) || day <= now || day > most)) throw invalid('until', 'out_of_range');
  return changePurchase(ctx, id, version, { isLeased: true }, async (tx, order) => {
    if (!canClose(order) || order.waitUntil?.getTime() === day?.getTime()) throw new AppError('STATE_CONFLICT');
    if (await sellerOrderRepo(tx, order).findWanted(id)) throw new AppError('STATE_CONFLICT');
    await waitRepo(tx, order).wait(id, day);
    await setClock(tx, order.tenantId, id, now);
    await recordDeed(tx, ctx, {
      ...{ action: 'purchase.substitute', subjectKind: 'PURCHASE_ORDER', subjectId: id, reason },
      before: { waitUntil: order.waitUntil?.toISOString() ?? null },
      after: { waitUntil: day?.toISOString() ?? null },
    });
    if (day) await tell(tx, order, 'PURCHASE_WAITS', `${id}.${until ?? ''}`, now);
  });
}

/** An item that is to be bought, and about which nobody is asked anything. @throws AppError as `offerSubstitute` */
async function wantedItem(tx: Tx, order: OrderRow, items: ItemRow[], orderItemId: string): Promise<ItemRow> {
  const item = items.find((one) => one.id === orderItemId);
  if (!item) throw new AppError('NOT_FOUND');
  // what was asked for by call and may stand there is not replaced
  const isAtSeller = (await sellerOrderRepo(tx, order).findWanted(order.id)) !== undefined;
  // the shop's own goods are taken already
  const isOwn = item.channel === 'SELF_OWNED';
  if (!canClose(order) || item.status !== 'ORDERED' || isAtSeller || isOwn) throw new AppError('STATE_CONFLICT');
  if ((await findAskedItems(tx, order, [item.id])).length > 0) throw new AppError('REFUND_ASKED');
  return item;
}

async function tell(
  tx: Tx,
  { tenantId, shopperId, id, orderNo }: OrderRow,
  code: 'ITEM_SUBSTITUTE' | 'PURCHASE_WAITS',
  event: string,
  at: Date,
): Promise<void> {
  const told = { id, orderNo, host: await hostOf(tx, tenantId, id) };
  await tellOfOrder(tx, { tenantId, shopperId, code, event, order: told, at });
}
