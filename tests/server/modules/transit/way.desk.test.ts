import { and, eq, inArray } from 'drizzle-orm';
import { LIMITS } from '../../../../src/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import type { WayView } from '../../../../src/contract/way-desk';
import { wayDeskEndpoints as calls } from '../../../../src/contract/way.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { audit } from '../../../../src/server/db/schema/staff';
import { rateLimit } from '../../../../src/server/db/schema/tenant';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { lineOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { signInClerk, signInStaff } from '../../../support/staff';
import { PIER } from '../../../support/stations';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

describe('the desk of what has left', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let as: { staffToken: string };
  let desk: ReturnType<typeof packingAt>;
  const queue = async (view: WayView) => (await at.shop.call(calls.list, { query: { view } }, as)).data;
  const idsIn = async (view: WayView) => (await queue(view)).items.map(({ id }) => id);
  const get = async (id: string) => (await at.shop.call(calls.get, { params: { id } }, as)).data;
  const say = (id: string, state: 'IN_TRANSIT' | 'PAPERS_WANTED' | 'DELIVERED' | 'RETURNED', change: object = {}) => {
    const body = { boxNos: [1], state, at: at.shop.clock.now.toISOString(), text: `It is ${state}`, ...change };
    return at.shop.call(calls.say, { params: { id }, body }, as);
  };
  const aside = async (id: string, call: typeof calls.lose | typeof calls.seize, version?: number) =>
    at.shop.call(call, { params: { id }, body: { version: version ?? (await get(id)).version, note: 'So they say' } }, as);
  /** In a carrier's hands, of which it has not said anything. */
  const sent = async () => {
    const id = await desk.packed();
    await at.pay(id);
    await desk.send(id);
    return id;
  };
  beforeAll(async () => {
    at = await startShipping(await startShop({ stations: [PIER], offers: { lines: [lineOf('air', { delivery: 'BOTH' })] } }));
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    desk = packingAt(at);
    await at.fund(90_000);
  });

  it('hears for a carrier what that does not say, and moves as far as its word would', async () => {
    const id = await sent();
    expect(await idsIn('onWay')).toContain(id);
    const said = await say(id, 'IN_TRANSIT');
    expect(said.data).toMatchObject({ status: 'SHIPPED', canSay: true });
    expect(said.data.boxes[0]?.events[0]).toMatchObject({ source: 'STAFF', text: 'It is IN_TRANSIT' });
    expect((await at.logistics(id)).data.boxes[0]?.legs[0]?.events[0]?.original).toBe('It is IN_TRANSIT');
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    await say(id, 'PAPERS_WANTED');
    expect([(await idsIn('exceptions')).includes(id), (await idsIn('customs')).includes(id)]).toEqual([true, true]);
    // where nobody says when, it is now
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 60_000);
    const delivered = (await say(id, 'DELIVERED', { at: undefined })).data;
    expect(delivered).toMatchObject({ status: 'DELIVERED', canSay: false, canLose: false });
    expect(delivered.boxes[0]?.events.map((event) => event.at)).toContain(at.shop.clock.now.toISOString());
    expect((await say(id, 'IN_TRANSIT')).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id } });
    expect(await idsIn('onWay')).not.toContain(id);
  });

  it('hears nothing of the future, of before it left, or of boxes that are not there', async () => {
    const id = await sent();
    const late = new Date(at.shop.clock.now.getTime() + 60_000).toISOString();
    const refusals = [
      await say(id, 'IN_TRANSIT', { at: late }),
      await say(id, 'IN_TRANSIT', { at: '2020-01-01T00:00:00Z' }),
      await say(id, 'IN_TRANSIT', { boxNos: [1, 7] }),
    ];
    expect(refusals.map(({ problem }) => problem.errors?.[0])).toEqual([
      { path: 'at', code: 'out_of_range' },
      { path: 'at', code: 'out_of_range' },
      { path: 'boxNos', code: 'not_these' },
    ]);
    expect((await get(id)).boxes[0]?.events).toEqual([]);
    const packed = await desk.packed();
    expect((await say(packed, 'DELIVERED')).status).toBe(409);
  });

  describe('what is fetched', () => {
    const handOut = (id: string, body: { code?: string; reason?: string }) =>
      at.shop.call(calls.handOut, { params: { id }, body }, as);
    /** At its station, two boxes of it; the code as its shopper is shown it. */
    const atStation = async () => {
      const id = await desk.packed([BOX, BOX], { selfPickup: true, stationId: 'pier', boxes: 2 });
      await at.pay(id);
      await desk.send(id, 2);
      for (const boxNo of [1, 2]) await desk.say(id, [['AVAILABLE_FOR_PICKUP', 0]], boxNo);
      return { id, code: (await at.get(id)).data.pickup?.code ?? '' };
    };
    const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    it('is handed out against its code, all boxes of it, and once', async () => {
      const { id, code } = await atStation();
      const there = await get(id);
      expect(there).toMatchObject({ canHandOut: true, pickup: { station: 'Pier', receiverName: 'Ada', idLast4: '' } });
      expect(there.pickup?.until).not.toBeNull();
      expect(JSON.stringify(there)).not.toContain(code);
      const { data } = await handOut(id, { code });
      expect(data).toMatchObject({ status: 'DELIVERED', canHandOut: false });
      expect(data.boxes.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
      const { timeline, orderNo } = (await at.get(id)).data;
      expect(timeline.at(-1)?.status).toBe('DELIVERED');
      const subjects = (await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes(orderNo)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /arrived|handed out/.test(subject))).toEqual([expect.stringContaining('has arrived')]);
      expect((await handOut(id, { code })).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id } });
    });

    it('stays where it is for another code, and after five of them for its own', async () => {
      const { id, code } = await atStation();
      for (let tries = 0; tries < LIMITS.pickupTries; tries += 1)
        expect((await handOut(id, { code: other(code) })).problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'code', code: 'wrong_code' }] });
      expect((await handOut(id, { code })).problem.code).toBe('TOO_MANY_REQUESTS');
      expect((await get(id)).status).toBe('READY_FOR_PICKUP');
      const { clock } = at.shop;
      const before = clock.now;
      clock.now = new Date(before.getTime() + 3_600_000);
      expect((await handOut(id, { code })).data.status).toBe('DELIVERED');
      clock.now = before;
    });

    it('forgets wrong codes once the right one was said', async () => {
      const { id, code } = await atStation();
      await handOut(id, { code: other(code) });
      await handOut(id, { code });
      const kept = await shopTx(at.owner.tenantId, (tx) => tx.select().from(rateLimit).where(eq(rateLimit.key, `pickup-code:${id}`)));
      expect(kept).toEqual([]);
    });

    it('is handed out without it for a reason alone, which is kept with who gave it', async () => {
      const { id, code } = await atStation();
      for (const body of [{}, { code, reason: 'Both' }])
        expect((await handOut(id, body)).problem.errors).toEqual([{ path: 'code', code: 'required' }]);
      expect((await say(id, 'DELIVERED')).problem.errors).toEqual([{ path: 'state', code: 'hand_out' }]);
      expect((await handOut(id, { reason: 'Passport 12AB seen, telephone was empty' })).data.status).toBe('DELIVERED');
      const isTheirs = and(eq(audit.subjectId, id), eq(audit.actorKind, 'STAFF'));
      const [deed] = await shopTx(at.owner.tenantId, (tx) => tx.select().from(audit).where(isTheirs));
      expect(deed).toMatchObject({ reason: 'Passport 12AB seen, telephone was empty', after: { handedOut: 'WITHOUT_CODE' } });
      const { orderNo } = (await at.get(id)).data;
      const told = (await mailsTo(at.shop, at.email)).filter(({ subject, body }) => body.includes(orderNo) && /arrived|handed out/.test(subject));
      expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('handed out without its code')]);
      expect(told[0]?.body).toContain('write to us at once');
    });

    it('is handed out at its station alone, and to nobody where it comes to the door', async () => {
      const id = await sent();
      expect((await get(id))).toMatchObject({ pickup: null, canHandOut: false });
      expect((await handOut(id, { reason: 'Here' })).problem.code).toBe('STATE_CONFLICT');
      await desk.say(id, [['AVAILABLE_FOR_PICKUP', 0]]);
      expect((await handOut(id, { code: '000000' })).problem.code).toBe('STATE_CONFLICT');
    });

    it('counts tries of what is there to be fetched alone', async () => {
      const id = await desk.packed(undefined, { selfPickup: true, stationId: 'pier' });
      await at.pay(id);
      await desk.send(id);
      const early = Array.from({ length: LIMITS.pickupTries + 1 }, () => handOut(id, { code: '000000' }));
      expect((await Promise.all(early)).map(({ problem }) => problem.code)).toEqual(early.map(() => 'STATE_CONFLICT'));
      expect((await handOut('nobody', { code: '000000' })).status).toBe(404);
      const counted = await shopTx(at.owner.tenantId, (tx) => tx.select().from(rateLimit).where(inArray(rateLimit.key, [`pickup-code:${id}`, 'pickup-code:nobody'])));
      expect(counted).toEqual([]);
    });
  });

  it('says what is lost and what is seized, of the shipment as it was read', async () => {
    const [lost, seized] = [await sent(), await sent()];
    const { version } = await get(lost);
    expect((await aside(lost, calls.lose, version - 1)).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { version } });
    expect((await aside(lost, calls.lose)).data).toMatchObject({ status: 'LOST', trouble: { kind: 'LOST' }, papersBefore: null });
    const held = (await aside(seized, calls.seize)).data;
    expect(held.trouble).toMatchObject({ kind: 'SEIZED', note: 'So they say' });
    expect(Date.parse(held.papersBefore ?? '') - Date.parse(held.trouble?.at ?? '')).toBe(LIMITS.papersDays * 86_400_000);
    expect([await idsIn('lost'), await idsIn('seized')]).toEqual([[lost], [seized]]);
    expect((await at.get(lost)).data.timeline.at(-1)).toMatchObject({ status: 'LOST', note: 'So they say' });
    await at.decide(lost, { choice: 'CLAIM' });
    const { items, waiting } = await queue('claims');
    expect([items.map(({ id }) => id), waiting.claims]).toEqual([[lost], 1]);
    const elsewhere = await signInClerk(at.shop, ['packer'], ['yw']);
    const none = (await at.shop.call(calls.list, { query: { view: 'claims' } }, elsewhere)).data;
    expect([none.items, none.waiting.claims]).toEqual([[], 0]);
    const claim = (await get(lost)).claims[0];
    expect(claim).toMatchObject({ cause: 'LOST', status: 'REQUESTED' });
    const clerk = { staffToken: (await signInStaff(at.shop, ['finance'])).staffToken };
    const asked = await at.shop.call(refundDeskEndpoints.get, { params: { id: claim?.id ?? '' } }, clerk);
    expect(asked.data.amount).toEqual(claim?.amount);
  });

  it('puts what came back into store at once, and tells its shopper', async () => {
    const id = await sent();
    const early = await at.shop.call(calls.restock, { params: { id }, body: { version: (await get(id)).version } }, as);
    expect(early.status).toBe(409);
    const back = (await say(id, 'RETURNED')).data;
    expect([back.status, back.canRestock, (await idsIn('returned')).includes(id)]).toEqual(['RETURNED', true, true]);
    const { data } = await at.shop.call(calls.restock, { params: { id }, body: { version: back.version } }, as);
    expect([data.status, data.canRestock]).toEqual(['CLOSED', false]);
    expect((await at.get(id)).data).toMatchObject({ closeReason: 'RETURNED' });
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('asks for a box by its new number, which no other has', async () => {
    const [one, two] = [await sent(), await sent()];
    const renumber = async (id: string, trackingNo: string) => {
      const body = { version: (await get(id)).version, boxNo: 1, carrier: 'EMS', trackingNo };
      return at.shop.call(calls.renumber, { params: { id }, body }, as);
    };
    expect((await renumber(one, 'EA777777771CN')).data.boxes[0]).toMatchObject({ carrier: 'EMS', trackingNo: 'EA777777771CN' });
    expect((await renumber(two, 'EA777777771CN')).problem.errors).toEqual([{ path: 'trackingNo', code: 'taken' }]);
    const found = await at.shop.call(calls.list, { query: { view: 'onWay', keyword: 'ea777777771cn' } }, as);
    expect(found.data.items.map(({ id }) => id)).toEqual([one]);
    // in whichever view one is
    const { orderNo } = await get(two);
    for (const [keyword, id] of [['EA777777771CN', one], [orderNo.toLowerCase(), two]] as const) {
      const { data } = await at.shop.call(calls.list, { query: { view: 'lost', keyword } }, as);
      expect([data.items.map((item) => item.id), data.waiting.lost, data.waiting.onWay]).toEqual([[id], 0, 1]);
    }
  });

  it('names the courier of the last stretch under its own number, and is found by it', async () => {
    const id = await sent();
    const { version, boxes } = await get(id);
    const body = { version, boxNo: 1, leg: 'LOCAL' as const, carrier: 'Outback Couriers', trackingNo: 'OC77889900AU' };
    const { data } = await at.shop.call(calls.renumber, { params: { id }, body }, as);
    expect(data.boxes[0]).toMatchObject({ localCarrier: 'Outback Couriers', localTrackingNo: 'OC77889900AU', trackingNo: boxes[0]?.trackingNo });
    expect((await at.logistics(id)).data.boxes[0]?.legs).toMatchObject([{ leg: 'LOCAL', carrier: 'Outback Couriers', trackingNo: 'OC77889900AU' }]);
    const found = await at.shop.call(calls.list, { query: { view: 'onWay', keyword: 'oc77889900au' } }, as);
    expect([found.data.items.map((row) => row.id), found.data.waiting.onWay]).toEqual([[id], 1]);
    // news still come by the first
    await desk.say(id, [['OUT_FOR_DELIVERY', 0]]);
    expect((await get(id)).status).toBe('OUT_FOR_DELIVERY');
    const none = { ...body, version: (await get(id)).version, trackingNo: '' };
    expect((await at.shop.call(calls.renumber, { params: { id }, body: { ...none, leg: 'LINE_HAUL' } }, as)).status).toBe(422);
    expect((await at.shop.call(calls.renumber, { params: { id }, body: none }, as)).data.boxes[0]).toMatchObject({ localTrackingNo: '', trackingNo: boxes[0]?.trackingNo });
  });

  it('lists as late what has not come by the day that its line promised, and as quiet what has not moved', async () => {
    const id = await sent();
    const { promisedAt } = await get(id);
    expect([promisedAt === null, (await idsIn('late')).includes(id)]).toEqual([false, false]);
    const before = at.shop.clock.now;
    at.shop.clock.now = new Date(Date.parse(promisedAt ?? '') + 60_000);
    const later = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    const at2 = async (view: WayView) => (await at.shop.call(calls.list, { query: { view } }, later)).data.items;
    expect((await at2('late')).find((row) => row.id === id)).toMatchObject({ isLate: true });
    expect((await at2('noMovement')).map((row) => row.id)).toContain(id);
    at.shop.clock.now = before;
  });
}); // prettier-ignore
