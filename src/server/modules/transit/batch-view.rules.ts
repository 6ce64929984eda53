import type { BatchBox, DeskBatch, QueuedBatch } from '../../../contract/batch';
import { boxCodeOf } from '../../../contract/box-code';
import type { BatchedBox } from './batch-box.repo';
import type { BatchRow } from './batch.repo';
import type { BoxRow, DeclarationRow } from './transit.repo';

export interface Names {
  lineOf: (lineName: string) => string;
  warehouseOf: (id: string) => string;
}
interface Parts extends Names {
  boxes: BatchedBox[];
  /** All of these shipments, wherever they lie. */
  siblings: BoxRow[];
  declared: DeclarationRow[];
  timeline: DeskBatch['timeline'];
}

const headOf = (row: BatchRow, { warehouseOf }: Pick<Names, 'warehouseOf'>) => ({
  ...{ id: row.id, batchNo: row.batchNo, status: row.status, carrier: row.carrier, masterNo: row.masterNo },
  movedAt: row.movedAt.toISOString(),
  warehouse: warehouseOf(row.warehouseId),
  openedBy: row.openedName,
});

export const presentQueuedBatch = (
  row: BatchRow,
  sums: { boxes: number; grams: number } | undefined,
  names: Names,
): QueuedBatch => ({ ...headOf(row, names), boxes: sums?.boxes ?? 0, grams: sums?.grams ?? 0 });

export const presentBatchBox = (
  { box, order }: BatchedBox,
  { lineOf, siblings }: Pick<Parts, 'lineOf' | 'siblings'>,
): BatchBox => {
  const { id, boxNo, grams, lengthMm, widthMm, heightMm, trackingNo, batchId } = box;
  const code = boxCodeOf(order.orderNo, boxNo);
  const isWhole = siblings.every((one) => one.transitOrderId !== order.id || one.batchId === batchId);
  return {
    ...{ id, code, orderId: order.id, orderNo: order.orderNo, line: lineOf(order.lineName) },
    ...{ country: order.address.countryCode, receiver: order.address.receiverName },
    ...{ grams, lengthMm, widthMm, heightMm },
    trackingNo: trackingNo === code ? '' : trackingNo,
    trouble: order.heldAt ? 'HELD' : isWhole ? null : 'INCOMPLETE',
  };
};

const roomOf = ({ lengthMm, widthMm, heightMm }: BoxRow) => lengthMm * widthMm * heightMm;

export const sumsOf = (boxes: readonly BatchedBox[]) => ({
  boxes: boxes.length,
  grams: boxes.reduce((sum, { box }) => sum + box.grams, 0),
  cubicMm: boxes.reduce((sum, { box }) => sum + roomOf(box), 0),
});

function totalsOf(boxes: readonly BatchedBox[], declared: readonly DeclarationRow[]): DeskBatch['totals'] {
  const orders = new Set(boxes.map(({ order }) => order.id));
  const amount = declared
    .filter(({ transitOrderId }) => orders.has(transitOrderId))
    .reduce((sum, { unitFen, quantity }) => sum + unitFen * quantity, 0);
  return { ...sumsOf(boxes), value: { amount, currency: 'CNY' } };
}

function grouped(boxes: readonly BatchedBox[], by: (box: BatchedBox) => string): [string, BatchedBox[]][] {
  const groups = new Map<string, BatchedBox[]>();
  for (const box of boxes) groups.set(by(box), [...(groups.get(by(box)) ?? []), box]);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export function presentBatch(row: BatchRow, parts: Parts): DeskBatch {
  const { boxes, siblings, declared, lineOf } = parts;
  const orders = new Map(boxes.map(({ order }) => [order.id, order]));
  const lacking = siblings
    .filter(({ batchId }) => batchId !== row.id)
    .map(({ transitOrderId, boxNo }) => boxCodeOf(orders.get(transitOrderId)?.orderNo ?? '', boxNo));
  const isWhole = boxes.length > 0 && lacking.length === 0;
  return {
    ...headOf(row, parts),
    version: row.version,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    boxes: boxes.map((box) => presentBatchBox(box, { lineOf, siblings })),
    totals: totalsOf(boxes, declared),
    byLine: grouped(boxes, ({ order }) => order.lineName).map(([lineName, some]) => ({
      ...{ lineName, line: lineOf(lineName) },
      ...totalsOf(some, declared),
    })),
    byCountry: grouped(boxes, ({ order }) => order.address.countryCode).map(([country, some]) => ({
      country,
      ...totalsOf(some, declared),
    })),
    lacking: lacking.toSorted(),
    canAdd: row.status === 'OPEN',
    canClose: row.status === 'OPEN' && isWhole,
    canReopen: row.status === 'CLOSED',
    canHandOver: row.status === 'CLOSED' && isWhole && boxes.every(({ order }) => order.heldAt === null),
    timeline: parts.timeline,
  };
}
