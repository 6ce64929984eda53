import { beforeAll, describe, expect, it } from 'vitest';
import { batchDeskEndpoints as calls } from '../../../../src/contract/batch.desk.endpoints';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { batchingAt } from './batching';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

describe('boxes that leave together', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let as: { staffToken: string };
  let desk: ReturnType<typeof batchingAt>;
  beforeAll(async () => {
    at = await startShipping();
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    desk = batchingAt(at, as);
    await at.fund(90_000);
  });
  const statusOf = async (id: string) => (await at.get(id)).data.status;

  it('puts in what is paid and whole, closes, and leaves as one under its bill', async () => {
    const [one, two] = [await desk.paid(2), await desk.paid()];
    const { id, batchNo } = await desk.open();
    const said = [];
    for (const code of [one.codes[0], one.codes[0], two.codes[0], 'PC261126ABCDEFGH', `${one.codes[0]}9`])
      said.push((await desk.scan(id, code ?? '')).data.say);
    expect(said).toEqual(['ADDED', 'ALREADY', 'ADDED', 'UNKNOWN', 'UNKNOWN']);
    const part = await desk.get(id);
    expect(part).toMatchObject({ canClose: false, lacking: [one.codes[1]], totals: { boxes: 2, grams: 2000 } });
    const refused = await desk.close(id, part.version);
    expect([refused.status, refused.problem.errors]).toEqual([422, [{ path: 'boxes', code: 'incomplete' }]]);
    await desk.scan(id, one.codes[1] ?? '');
    const open = await desk.get(id);
    const closed = (await desk.close(id, open.version)).data;
    expect(closed).toMatchObject({ status: 'CLOSED', canHandOver: true, canAdd: false });
    expect((await desk.scan(id, two.codes[0] ?? '')).data.say).toBe('CLOSED');
    const left = (await desk.handOver(id, closed.version)).data;
    expect(left).toMatchObject({ status: 'HANDED_OVER', batchNo, canReopen: false });
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['OUTBOUND', 'OUTBOUND']);
    const { boxes } = (await at.logistics(one.id)).data;
    expect(boxes.map(({ legs }) => legs[0]?.events[0]?.original)).toEqual(['Harbour Line · MB-1', 'Harbour Line · MB-1']);
    expect((await at.logistics(one.id)).data.promise).not.toBeNull();
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('takes its bill after it has left, no other carrier, and tells who did what', async () => {
    const one = await desk.paid();
    const { id } = await desk.open('Harbour Line', '');
    await desk.scan(id, one.codes[0] ?? '');
    const closed = (await desk.close(id, (await desk.get(id)).version)).data;
    const open = (await desk.reopen(id, closed.version)).data;
    const again = (await desk.close(id, open.version)).data;
    const left = (await desk.handOver(id, again.version)).data;
    const write = (carrier: string, masterNo: string) =>
      at.shop.call(calls.change, { params: { id }, body: { version: left.version, carrier, masterNo } }, as);
    expect((await write('Another Line', 'MB-9')).problem.code).toBe('STATE_CONFLICT');
    const { data } = await write('Harbour Line', 'MB-9');
    expect(data).toMatchObject({ status: 'HANDED_OVER', masterNo: 'MB-9', carrier: 'Harbour Line' });
    const told = data.timeline.map(({ code }) => code).toSorted();
    expect(told).toEqual(['BILL', 'CLOSED', 'CLOSED', 'HANDED_OVER', 'OPENED', 'REOPENED']);
    expect(data.timeline.find(({ code }) => code === 'BILL')?.detail).toBe('MB-9');
    expect(data.timeline.every(({ staffName }) => staffName)).toBe(true);
  });

  it('adds up boxes, weight, room and worth, by line and by country', async () => {
    const [one, two] = [await desk.paid(2), await desk.paid()];
    const { id } = await desk.open();
    for (const code of [...one.codes, ...two.codes]) await desk.scan(id, code);
    const { totals, byLine, byCountry } = await desk.get(id);
    const room = BOX.lengthMm * BOX.widthMm * BOX.heightMm;
    expect(totals).toMatchObject({ boxes: 3, grams: 3000, cubicMm: 3 * room });
    // of each shipment once, however many boxes it has
    expect(totals.value.amount).toBeGreaterThan(0);
    expect(byLine).toEqual([{ lineName: 'air', line: expect.any(String) as string, ...totals }]);
    expect(byCountry).toEqual([{ country: 'au', ...totals }]);
  });

  it('takes nothing that is unpaid, held, gone, of another warehouse or of another batch', async () => {
    const unpaid = await packingAt(at).packed();
    const code = `T-${(await at.get(unpaid)).data.orderNo}-1`;
    const [first, second] = [await desk.open(), await desk.open()];
    expect((await desk.scan(first.id, code)).data.say).toBe('NOT_READY');
    await at.pay(unpaid);
    const { version } = (await at.shop.call(packingDeskEndpoints.get, { params: { id: unpaid } }, as)).data;
    const held = { params: { id: unpaid }, body: { version, note: 'Wrong label' } };
    const { data } = await at.shop.call(packingDeskEndpoints.hold, held, as);
    expect((await desk.scan(first.id, code)).data.say).toBe('NOT_READY');
    const resumed = { params: { id: unpaid }, body: { version: data.version } };
    await at.shop.call(packingDeskEndpoints.resume, resumed, as);
    expect((await desk.scan(first.id, code)).data.say).toBe('ADDED');
    expect((await desk.scan(second.id, code)).data.say).toBe('ELSEWHERE');
    const gone = await desk.paid();
    await packingAt(at).send(gone.id);
    expect((await desk.scan(first.id, gone.codes[0] ?? '')).data.say).toBe('GONE');
    const alone = await at.shop.call(packingDeskEndpoints.get, { params: { id: unpaid } }, as);
    expect(alone.data.batches).toEqual([{ id: first.id, batchNo: first.batchNo }]);
    const boxes = [{ boxNo: 1, carrier: 'EMS', trackingNo: 'EA123456999CN' }];
    const by = { params: { id: unpaid }, body: { version: alone.data.version, boxes } };
    expect((await at.shop.call(packingDeskEndpoints.handOver, by, as)).status).toBe(409);
    const [box] = (await desk.get(first.id)).boxes;
    expect((await desk.takeOut(first.id, box?.id ?? '')).data.boxes).toEqual([]);
    expect((await desk.scan(second.id, code)).data.say).toBe('ADDED');
  });

  it('takes the carrier’s own number of a box, once, and leaves under it', async () => {
    const [one, two] = [await desk.paid(), await desk.paid()];
    const { id } = await desk.open('EMS', '');
    const { box } = (await desk.scan(id, one.codes[0] ?? '')).data;
    expect((await desk.scan(id, 'EA555555551CN', box?.id)).data.say).toBe('NUMBERED');
    const other = (await desk.scan(id, two.codes[0] ?? '')).data.box;
    expect((await desk.scan(id, 'EA555555551CN', other?.id)).data.say).toBe('TAKEN');
    expect((await desk.scan(id, '😀', other?.id)).data.say).toBe('UNKNOWN');
    const { version } = await desk.get(id);
    const closed = (await desk.close(id, version)).data;
    await desk.handOver(id, closed.version);
    const numbers = await Promise.all([one.id, two.id].map(async (each) => (await at.get(each)).data.boxes[0]?.trackingNo));
    expect(numbers).toEqual(['EA555555551CN', two.codes[0]]);
  });

  it('leaves as a whole or not at all: one that is held keeps the others', async () => {
    const [one, two] = [await desk.paid(), await desk.paid()];
    const { id } = await desk.open();
    for (const code of [...one.codes, ...two.codes]) await desk.scan(id, code);
    const closed = (await desk.close(id, (await desk.get(id)).version)).data;
    const { version } = (await at.shop.call(packingDeskEndpoints.get, { params: { id: two.id } }, as)).data;
    const held = { params: { id: two.id }, body: { version, note: 'Its shopper asks to wait' } };
    await at.shop.call(packingDeskEndpoints.hold, held, as);
    const refused = await desk.handOver(id, closed.version);
    expect(refused.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id, canHandOver: false } });
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['PAID', 'PAID']);
    const stale = await desk.reopen(id, closed.version - 1);
    expect(stale.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id, status: 'CLOSED' } });
    const open = (await desk.reopen(id, closed.version)).data;
    const box = open.boxes.find(({ orderId }) => orderId === two.id);
    const rest = (await desk.takeOut(id, box?.id ?? '')).data;
    await desk.handOver(id, (await desk.close(id, rest.version)).data.version);
    expect([await statusOf(one.id), await statusOf(two.id)]).toEqual(['OUTBOUND', 'PAID']);
  });

  it('lists its boxes in the columns of a line’s carrier', async () => {
    const { codes } = await desk.paid(2);
    const { id } = await desk.open();
    for (const code of codes) await desk.scan(id, code);
    const ask = async () => (await at.shop.call(calls.manifest, { params: { id }, query: { lineName: 'air' } }, as)).data;
    expect((await ask()).columns.length).toBeGreaterThan(10);
    const set = (version: number, header = 'Ref') => {
      const columns = [
        { header, field: 'box.code' as const },
        { header: 'kg', field: 'box.kilograms' as const },
        { header: 'Pcs', field: 'goods.pieces' as const },
      ];
      return at.shop.call(calls.setTemplate, { body: { lineName: 'air', version, columns } }, as);
    };
    expect((await set(0)).data.version).toBe(1);
    expect((await set(0, 'Late')).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { version: 1 } });
    const { columns, rows } = await ask();
    expect(columns.map(({ header }) => header)).toEqual(['Ref', 'kg', 'Pcs']);
    expect(rows).toEqual([[codes[0], 1, expect.any(Number) as number], [codes[1], 1, 0]]);
  });

  it('is nobody’s of another shop, and opens in no warehouse that is not there', async () => {
    const { id } = await desk.open();
    const other = await startShop();
    const stranger = { staffToken: (await signInStaff(other, ['owner'])).staffToken };
    expect((await other.call(calls.get, { params: { id } }, stranger)).status).toBe(404);
    expect((await other.call(calls.scan, { params: { id }, body: { code: 'T-1' } }, stranger)).status).toBe(404);
    const body = { warehouseId: 'nowhere', carrier: 'EMS' };
    expect((await at.shop.call(calls.open, { body }, as)).problem.errors).toEqual([{ path: 'warehouseId', code: 'not_these' }]);
    const { batchNo } = (await at.shop.call(calls.get, { params: { id } }, as)).data;
    for (const view of ['open', 'handedOver'] as const) {
      const named = await at.shop.call(calls.list, { query: { view, keyword: batchNo.toLowerCase() } }, as);
      expect(named.data.items.map((one) => one.id)).toEqual([id]);
    }
    const list = async (after?: string) =>
      (await at.shop.call(calls.list, { query: { view: 'open', limit: 2, ...(after && { after }) } }, as)).data;
    const first = await list();
    const second = await list(first.next ?? '');
    expect([first.items.length, first.waiting.open > 2]).toEqual([2, true]);
    const ids = [...first.items, ...second.items].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
}); // prettier-ignore
