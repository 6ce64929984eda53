import { describe, expect, it } from 'vitest';
import {
  presentBatch,
  presentBatchBox,
  presentQueuedBatch,
} from '../../../../src/server/modules/transit/batch-view.rules';

type Row = Parameters<typeof presentBatch>[0];
type Parts = Parameters<typeof presentBatch>[1];

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const open = { id: 'b1', batchNo: 'BT1', status: 'OPEN', carrier: 'EMS', masterNo: 'M1', warehouseId: 'w1', openedName: 'Anna', movedAt: at(9), openedAt: at(8), closedAt: null, handedOverAt: null, version: 3 }; // prettier-ignore
const row = (change: object = {}) => ({ ...open, ...change }) as unknown as Row;
const orderOf = (id: string, change: object = {}) => ({ id, orderNo: `TO-${id}`, lineName: 'air', heldAt: null, address: { countryCode: 'AU', receiverName: 'Ada' }, ...change }); // prettier-ignore
const boxOf = (id: string, order: ReturnType<typeof orderOf>, change: object = {}) => ({
  box: { id, transitOrderId: order.id, boxNo: 1, grams: 1000, lengthMm: 100, widthMm: 200, heightMm: 300, trackingNo: `EE-${id}`, batchId: 'b1', ...change }, // prettier-ignore
  order,
});
const [one, two] = [orderOf('o1'), orderOf('o2', { lineName: 'Sea', address: { countryCode: 'NZ', receiverName: 'Ben' } })]; // prettier-ignore
const boxes = [boxOf('x1', one), boxOf('x2', two, { grams: 500 }), boxOf('x3', one, { boxNo: 2, heightMm: 100 })];
const declared = [{ transitOrderId: 'o1', unitFen: 500, quantity: 2 }, { transitOrderId: 'o1', unitFen: 1, quantity: 1 }, { transitOrderId: 'o2', unitFen: 700, quantity: 1 }, { transitOrderId: 'o9', unitFen: 9, quantity: 9 }]; // prettier-ignore
const names = { lineOf: (name: string) => `line ${name}`, warehouseOf: (id: string) => `house ${id}` };
const all = boxes.map(({ box }) => box);
const partsOf = (change: object = {}) => ({ ...names, boxes, siblings: all, declared, ...change }) as unknown as Parts;
const batch = (change: object = {}, parts: object = {}) => presentBatch(row(change), partsOf(parts));
const head = { id: 'b1', batchNo: 'BT1', status: 'OPEN', carrier: 'EMS', masterNo: 'M1', movedAt: '2026-11-22T09:00:00.000Z', warehouse: 'house w1', openedBy: 'Anna' }; // prettier-ignore
const yuan = (amount: number) => ({ amount, currency: 'CNY' });

it('a batch stands in its list with what is in it, or with nothing yet', () => {
  expect(presentQueuedBatch(row(), { boxes: 3, grams: 2500 }, names)).toEqual({ ...head, boxes: 3, grams: 2500 });
  expect(presentQueuedBatch(row(), undefined, names)).toEqual({ ...head, boxes: 0, grams: 0 });
});

describe('a box of a batch', () => {
  const present = (change: object = {}, siblings: object[] = all, order: object = {}) =>
    presentBatchBox({ box: { ...boxes[0]!.box, ...change }, order: { ...one, ...order } } as unknown as Parts['boxes'][number], { lineOf: names.lineOf, siblings } as unknown as Parts); // prettier-ignore
  it('tells whose it is, what it measures and where it goes', () =>
    expect(present()).toEqual({
      ...{ id: 'x1', code: 'T-TO-o1-1', orderId: 'o1', orderNo: 'TO-o1', line: 'line air', country: 'AU' },
      ...{ receiver: 'Ada', grams: 1000, lengthMm: 100, widthMm: 200, heightMm: 300, trackingNo: 'EE-x1', trouble: null },
    })); // prettier-ignore
  it('has no tracking number as long as it goes by its own code', () =>
    expect(present({ trackingNo: 'T-TO-o1-1' }).trackingNo).toBe(''));
  it('may not leave while its shipment is held, or lies elsewhere in part', () => {
    const apart = [...all.slice(0, 2), { ...all[2], batchId: null }];
    expect(present({}, all, { heldAt: at(9) }).trouble).toBe('HELD');
    expect(present({}, apart).trouble).toBe('INCOMPLETE');
    expect(present({}, apart, { heldAt: at(9) }).trouble).toBe('HELD');
    // where the box of another shipment lies is nothing to it
    expect(present({}, [all[0]!, { ...all[1], batchId: 'b9' }]).trouble).toBeNull();
  });
});

describe('a batch at its desk', () => {
  it('tells what is in it, by lines and by countries, in the order of their names', () => {
    const whole = batch();
    expect(whole).toMatchObject({
      ...{ ...head, version: 3, openedAt: '2026-11-22T08:00:00.000Z', closedAt: null, handedOverAt: null },
      totals: { boxes: 3, grams: 2500, cubicMm: 14_000_000, value: yuan(1701) },
      byLine: [
        { lineName: 'Sea', line: 'line Sea', boxes: 1, grams: 500, cubicMm: 6_000_000, value: yuan(700) },
        { lineName: 'air', line: 'line air', boxes: 2, grams: 2000, cubicMm: 8_000_000, value: yuan(1001) },
      ],
      byCountry: [
        { country: 'AU', boxes: 2, grams: 2000, cubicMm: 8_000_000, value: yuan(1001) },
        { country: 'NZ', boxes: 1, grams: 500, cubicMm: 6_000_000, value: yuan(700) },
      ],
      lacking: [],
    });
    expect(whole.boxes.map(({ code, trouble }) => [code, trouble])).toEqual([['T-TO-o1-1', null], ['T-TO-o2-1', null], ['T-TO-o1-2', null]]); // prettier-ignore
  });
  it('tells when it was closed and handed over', () =>
    expect(batch({ status: 'HANDED_OVER', closedAt: at(10), handedOverAt: at(11) })).toMatchObject({
      ...{ closedAt: '2026-11-22T10:00:00.000Z', handedOverAt: '2026-11-22T11:00:00.000Z' },
    }));
  it('tells which boxes of its shipments it lacks', () => {
    const elsewhere = [
      { ...all[2], boxNo: 3, batchId: 'b9' },
      { ...all[2], batchId: null },
    ];
    const lacks = batch({}, { siblings: [all[0], ...elsewhere] });
    expect(lacks.lacking).toEqual(['T-TO-o1-2', 'T-TO-o1-3']);
    expect(batch({}, { siblings: [{ ...all[0], transitOrderId: 'o7', batchId: null }] }).lacking).toEqual(['T--1']);
  });

  const can = (change: object, parts: object = {}) => {
    const { canAdd, canClose, canReopen, canHandOver } = batch(change, parts);
    return { canAdd, canClose, canReopen, canHandOver };
  };
  const NO = { canAdd: false, canClose: false, canReopen: false, canHandOver: false };
  const lacking = { siblings: [...all, { ...all[2], boxNo: 3, batchId: null }] };
  const heldBack = { boxes: [...boxes, boxOf('x4', orderOf('o3', { heldAt: at(9) }))] };
  it('takes boxes as long as it is open, and is closed once it is whole', () => {
    expect(can({})).toEqual({ ...NO, canAdd: true, canClose: true });
    expect(can({}, lacking)).toEqual({ ...NO, canAdd: true });
    expect(can({}, { boxes: [], siblings: [] })).toEqual({ ...NO, canAdd: true });
    expect(can({}, heldBack)).toEqual({ ...NO, canAdd: true, canClose: true });
  });
  it('is opened again or handed over once it is closed, whole and nothing of it held', () => {
    expect(can({ status: 'CLOSED' })).toEqual({ ...NO, canReopen: true, canHandOver: true });
    expect(can({ status: 'CLOSED' }, lacking)).toEqual({ ...NO, canReopen: true });
    expect(can({ status: 'CLOSED' }, { boxes: [], siblings: [] })).toEqual({ ...NO, canReopen: true });
    expect(can({ status: 'CLOSED' }, heldBack)).toEqual({ ...NO, canReopen: true });
  });
  it('is left alone once it has left', () => expect(can({ status: 'HANDED_OVER' })).toEqual(NO));
});
