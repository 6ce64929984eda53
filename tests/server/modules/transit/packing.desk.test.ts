import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskTransit, PackingView } from '../../../../src/contract/packing-desk';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startShop } from '../../../support/shop';
import { lineOf, photosOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';
import { BOX } from './packing';
import { startShipping } from './shipping';

type At = Awaited<ReturnType<typeof startShipping>>;

describe('the desk of those who pack', () => {
  let at: At;
  let as: { staffToken: string };
  const queue = async (view: PackingView) => (await at.shop.call(calls.list, { query: { view } }, as)).data;
  const start = (id: string, who = as) => at.shop.call(calls.start, { params: { id } }, who);
  const seal = (order: DeskTransit, boxes = [BOX], parcelIds = order.parcels.map(({ id }) => id)) => {
    const body = { version: order.version, boxes, parcelIds };
    return at.shop.call(calls.seal, { params: { id: order.id }, body }, as);
  };
  beforeAll(async () => {
    const crate = photosOf(300, { code: 'crate', kind: 'PACKING', name: { en: 'Wooden crate' } });
    // what is too dear to be sealed is tried in packing-limit.test.ts
    const staffLimits = { compensationMonth: 0, packingExcess: 100_000 };
    at = await startShipping(await startShop({ offers: { lines: [lineOf()], services: [crate] }, staffLimits }));
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.fund(50_000);
  });

  it('packs what waits, tells its price before it is sealed, and hands over what is paid', async () => {
    const { id, orderNo } = await at.order();
    expect((await queue('toPack')).items).toMatchObject([{ id, orderNo, parcels: 1, places: ['A-01-1'] }]);
    const taken = (await start(id)).data;
    expect(taken).toMatchObject({ status: 'PACKING', canPack: true, canSend: false });
    // by its number it is found from every view
    for (const view of ['toPack', 'held', 'late'] as const) {
      const query = { view, keyword: ` ${orderNo.toLowerCase()} ` };
      const { items, waiting } = (await at.shop.call(calls.list, { query }, as)).data;
      expect([items.map((row) => row.id), waiting.packing, waiting[view]]).toEqual([[id], 1, 0]);
    }
    const preview = await at.shop.call(calls.preview, { params: { id }, body: { boxes: [BOX, BOX] } }, as);
    expect(preview.data.invoice?.total.amount).toBe(2 * (714 + 286));
    expect(preview.data.difference.amount).toBe(2000 - taken.estimate.total.amount);
    expect((await at.get(id)).data.status).toBe('PACKING');
    const sealed = await seal(taken, [BOX, BOX]);
    expect(sealed.data).toMatchObject({
      status: 'PENDING_PAYMENT',
      invoice: preview.data.invoice && { lines: preview.data.invoice.lines },
    });
    expect((await queue('atShopper')).items.map((row) => row.id)).toEqual([id]);
    const boxes = [1, 2].map((boxNo) => ({ boxNo, carrier: 'EMS', trackingNo: `EA12345678${String(boxNo)}CN` }));
    const send = (version: number) => at.shop.call(calls.handOver, { params: { id }, body: { version, boxes } }, as);
    expect((await send(sealed.data.version)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.pay(id)).data.status).toBe('PAID');
    const [paid] = (await queue('toSend')).items;
    const { data } = await at.shop.call(calls.get, { params: { id: paid?.id ?? '' } }, as);
    expect(data.canSend).toBe(true);
    expect((await send(data.version)).data).toMatchObject({ status: 'OUTBOUND', boxes });
    const other = await at.order();
    const next = await seal((await start(other.id)).data);
    await at.pay(other.id);
    const { version } = (await at.shop.call(calls.get, { params: { id: other.id } }, as)).data;
    const named = { version, boxes: [{ boxNo: 1, carrier: 'EMS', trackingNo: 'EA123456781CN' }] };
    const refused = await at.shop.call(calls.handOver, { params: { id: other.id }, body: named }, as);
    const odd = { version, boxes: [{ boxNo: 1, carrier: 'EMS', trackingNo: '😀' }] };
    const nonsense = await at.shop.call(calls.handOver, { params: { id: other.id }, body: odd }, as);
    expect(nonsense.problem.errors).toEqual([{ path: 'boxes.0.trackingNo', code: 'invalid_format' }]);
    expect([next.status, refused.problem.errors]).toEqual([200, [{ path: 'boxes', code: 'taken' }]]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('seals nothing of which a parcel was not seen, nor what somebody else has written to', async () => {
    const { id } = await at.order();
    const { data } = await start(id);
    const unseen = await seal(data, [BOX], ['another']);
    expect([unseen.status, unseen.problem.errors]).toEqual([422, [{ path: 'parcelIds', code: 'not_these' }]]);
    const stale = await seal({ ...data, version: data.version - 1 });
    expect(stale.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id, status: 'PACKING' } });
    expect((await at.get(id)).data.status).toBe('PACKING');
    expect((await start(id)).status).toBe(409);
  });

  it('seals nothing of which something wished for is not ticked, and writes down what was', async () => {
    const { id } = await at.order({ packingWishes: ['crate'] });
    const { data } = await start(id);
    expect(data.wishes).toEqual([{ code: 'crate', name: 'Wooden crate' }]);
    expect((await seal(data)).problem.errors).toEqual([{ path: 'done', code: 'required' }]);
    const body = { version: data.version, boxes: [BOX], parcelIds: data.parcels.map((one) => one.id), done: ['crate'] };
    const { status, invoice } = (await at.shop.call(calls.seal, { params: { id }, body }, as)).data;
    expect(status).toBe('PENDING_PAYMENT');
    const owner = { staffToken: (await signInStaff(at.shop, ['owner'])).staffToken };
    const query = { action: 'packing.weigh' } as const;
    const deeds = (await at.shop.call(operatorDeskEndpoints.listAudit, { query }, owner)).data;
    // what it costs, and not that the shop bears nothing of it
    expect(invoice?.total.amount).toBeGreaterThan(0);
    expect(deeds.map(({ after }) => after)).toContainEqual({ status: 'WEIGHED', done: ['crate'], ...invoice?.total });
  });

  it('lets go what cannot be packed, and its shopper reads why', async () => {
    const { id } = await at.order();
    const { version } = (await start(id)).data;
    const note = 'The lamp is longer than any box of this line';
    const stopped = await at.shop.call(calls.stop, { params: { id }, body: { version, note } }, as);
    expect(stopped.data).toMatchObject({ status: 'SUBMITTED', canStart: true });
    expect((await at.get(id)).data.timeline.at(-1)).toMatchObject({ status: 'SUBMITTED', note });
  });

  it('says what a lower box would save where room is billed, and what the line does not take', async () => {
    const { id } = await at.order();
    await start(id);
    const preview = async (box: typeof BOX) =>
      (await at.shop.call(calls.preview, { params: { id }, body: { boxes: [box] } }, as)).data;
    const bulky = { grams: 900, lengthMm: 500, widthMm: 400, heightMm: 300 };
    const [high, low] = [await preview(bulky), await preview({ ...bulky, heightMm: 200 })];
    const saves = (high.invoice?.total.amount ?? 0) - (low.invoice?.total.amount ?? 0);
    expect(high.hint?.saves.amount ?? 0).toBe(Math.max(0, saves));
    const heavy = await preview({ ...BOX, grams: 99_999 });
    expect([heavy.invoice === null, heavy.refusals.length > 0]).toEqual([true, true]);
  });

  it('is packed by whom it was taken, by another once it is left or taken over, and by nobody while it is held', async () => {
    const { id } = await at.order();
    const ben = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    const { data: mine } = await start(id);
    expect(mine).toMatchObject({ lease: { isMine: true }, canPack: true });
    expect((await queue('mine')).items.map((row) => row.id)).toContain(id);
    const take = (takesOver: boolean, who = ben) =>
      at.shop.call(calls.claim, { params: { id }, body: { takesOver } }, who);
    const hold = (version: number, who = ben) =>
      at.shop.call(calls.hold, { params: { id }, body: { version, note: 'The blue one is missing' } }, who);
    expect((await take(false)).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id, status: 'PACKING' } });
    expect((await hold(mine.version)).status).toBe(409);
    expect((await take(true)).data.lease?.isMine).toBe(true);
    expect((await seal(mine)).status).toBe(409);
    const { data: held } = await hold(mine.version);
    expect(held).toMatchObject({ heldNote: 'The blue one is missing', lease: null, canPack: false, canHold: false });
    expect((await at.get(id)).data.timeline.at(-1)).toMatchObject({ note: 'The blue one is missing' });
    expect((await queue('held')).items.map((row) => row.id)).toEqual([id]);
    expect((await seal(held)).problem.code).toBe('STATE_CONFLICT');
    const { data: resumed } = await at.shop.call(calls.resume, { params: { id }, body: { version: held.version } }, as);
    expect(resumed).toMatchObject({ heldNote: '', canPack: true, lease: null });
    expect((await take(false)).data.lease?.isMine).toBe(true);
    expect((await at.shop.call(calls.release, { params: { id } }, ben)).data.lease).toBeNull();
    expect((await seal(resumed)).data).toMatchObject({ status: 'PENDING_PAYMENT', lease: null });
  });

  it('hands out what waits longest, to two people two', async () => {
    for (const { id } of (await queue('toPack')).items) await start(id);
    const ids = [(await at.order()).id, (await at.order()).id];
    const ben = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    const taken = await Promise.all([as, ben].map((who) => at.shop.call(calls.takeNext, { body: {} }, who)));
    expect(taken.map(({ data }) => data.order?.id).toSorted()).toEqual(ids.toSorted());
    expect((await at.shop.call(calls.takeNext, { body: {} }, as)).data.order).toBeNull();
  });
});
