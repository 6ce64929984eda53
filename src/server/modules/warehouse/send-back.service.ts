import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { newId } from '../../kernel/tokens';
import { followItems, itemsAt, moveItems, piecesGoingBack } from '../purchase/order-items.service';
import { holdReturns, payReturn } from '../purchase/return-item.service';
import { announceParcel } from './announce.service';
import type { Findings } from './bench.service';
import { parcelContentsRepo, type ContentItem } from './parcel-contents.repo';
import { findingsOf } from './parcel-findings.rules';
import { parcelRecordRepo } from './parcel-record.repo';
import { parcelRepo } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { returnAhead } from './return-ahead.service';
import type { Worker } from './worker';

interface Shop {
  tenantId: string;
  keepsBalances: boolean;
}
interface Hands {
  /** The seller's number of what comes in place of an item. */
  replacementNo: (item: ContentItem) => string;
  /** What stays, weighed anew, and photographed where no photo is of it alone. */
  measure: (items: ContentItem[]) => Omit<Findings, 'goodsKinds' | 'faults'>;
}

/**
 * Takes out of an inspected parcel what its shopper sends back or has exchanged: money that was promised comes back, and
 * what comes in place of an item is waited for. A parcel with nothing else in it goes back whole. The parcel is locked
 * first, then payments, orders and items. @throws AppError NOT_FOUND, STATE_CONFLICT where nothing of it goes back
 */
export async function sendBack(tx: Tx, shop: Shop, id: string, hands: Hands, worker: Worker): Promise<void> {
  const { tenantId } = shop;
  const { at, actor } = worker;
  const repo = parcelRepo(tx, shop);
  const contents = parcelContentsRepo(tx, shop);
  const row = await repo.lock(id);
  if (!row?.shopperId) throw new AppError('NOT_FOUND');
  const owner = { tenantId, shopperId: row.shopperId };
  const all = await contents.itemsOf(id);
  const ids = all.flatMap(({ orderItemId }) => orderItemId ?? []);
  const [returning, exchanging] = [await itemsAt(tx, tenantId, ids, 'RETURNING'), await itemsAt(tx, tenantId, ids, 'EXCHANGING')]; // prettier-ignore
  const leaving = all.filter(({ orderItemId }) => [...returning, ...exchanging].some((one) => one === orderItemId));
  if (row.status !== 'INSPECTED' || leaving.length === 0) throw new AppError('STATE_CONFLICT');
  await holdReturns(tx, shop, ids);
  const parts = await piecesGoingBack(tx, tenantId, returning);
  const partOf = ({ orderItemId }: ContentItem) => parts.get(orderItemId ?? '');
  for (const orderItemId of returning)
    await payReturn(tx, owner, { orderItemId, keepsBalances: shop.keepsBalances, at });
  await moveItems(tx, tenantId, exchanging, 'EXCHANGING', 'ORDERED');
  for (const item of leaving.filter(({ orderItemId }) => exchanging.some((one) => one === orderItemId)))
    await announceParcel(tx, owner, { warehouseId: row.warehouseId, trackingNos: [hands.replacementNo(item)], items: [copyOf(item)] }, worker); // prettier-ignore
  const whole = leaving.filter((item) => partOf(item) === undefined);
  const left = all.flatMap((item) => (whole.includes(item) ? [] : { ...item, quantity: item.quantity - (partOf(item) ?? 0) })); // prettier-ignore
  const step = parcelTransition(row, 'RETURNED_TO_SELLER');
  if (left.length === 0 && step) {
    await repo.move(id, step, { actor, at }, { location: '' });
    await returnAhead(tx, row, at);
  } else {
    const found = findingsOf(
      (await parcelRecordRepo(tx, shop, row).events()).map(({ event }) => event),
      at,
    );
    const faulty = whole.find(({ orderItemId }) => found.get(orderItemId ?? '')?.verdict === 'FAILED');
    if (faulty) await contents.keepAsProof(id, faulty.id);
    await contents.takeOut(whole.map((item) => item.id));
    for (const { id: itemId, quantity } of left) await contents.setQuantity(itemId, quantity);
    await contents.dropPhotosOfAll(id);
    const { photos, grams, lengthMm, widthMm, heightMm } = hands.measure(left);
    await repo.change(id, row.status, { grams, lengthMm, widthMm, heightMm });
    await contents.add(id, { photos: photos.map((photo) => ({ ...photo, id: newId(), takenAt: at })) });
  }
  const after = { sentBack: leaving.map(({ title }) => title) };
  await worker.record(tx, { action: 'warehouse.inspect', subjectKind: 'PARCEL', subjectId: id, before: null, after });
  await followItems(tx, tenantId, ids, at);
}

const copyOf = ({ orderItemId, title, image, productUrl, channel, options, quantity, unitFen }: ContentItem) => ({
  ...{ orderItemId, title, image, productUrl, channel, options, quantity, unitFen },
});
