import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { troubleOf } from '../../../src/demo/played-staff/played-odds';
import { shipmentsToPack } from '../../../src/demo/played-staff/played-shipments.repo';
import { playStaff } from '../../../src/demo/played-staff/played-staff';
import type { PlayedPacking, PlayedTrouble } from '../../../src/demo/played-staff/played-work.repo';
import { systemTx } from '../../../src/server/db/database';
import { audit } from '../../../src/server/db/schema/staff';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { jpegPicture, openTestBucket, uploadPicture } from '../../support/bucket';
import { PAY_PASSWORD } from '../../support/money';
import { mailsTo } from '../../support/shopper';
import { batchingAt } from '../../server/modules/transit/batching';
import { BOX, packingAt } from '../../server/modules/transit/packing';
import { startShipping } from '../../server/modules/transit/shipping';
import { signInStaff } from '../../support/staff';
import { startShop } from '../../support/shop';
import { lineOf } from '../../support/shop-offers';
import { PIER } from '../../support/stations';

const { close } = openTestBucket();
afterAll(close);

const STEP_MS = 60_000;
const TO_THE_DOOR = ['SHIPPED', 'CUSTOMS', 'ARRIVED_LOCAL', 'OUT_FOR_DELIVERY', 'DELIVERED'];

async function startPlaying(shop?: Parameters<typeof startShipping>[0]) {
  const at = await startShipping(shop);
  await at.fund(90_000);
  const step = (trouble?: PlayedTrouble, packs?: PlayedPacking) => {
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + STEP_MS);
    return playStaff([{ tenantId: at.owner.tenantId, stepMs: STEP_MS, trouble, packs }], at.shop.clock.now);
  };
  const status = async (id: string) => (await at.get(id)).data.status;
  /** Where it stands after each of so many steps. */
  const steps = async (id: string, count: number, trouble?: PlayedTrouble) => {
    const seen: string[] = [];
    for (let done = 0; done < count; done += 1) {
      await step(trouble);
      seen.push(await status(id));
    }
    return seen;
  };
  const deeds = () =>
    systemTx((tx) =>
      tx
        .select()
        .from(audit)
        .where(and(eq(audit.tenantId, at.owner.tenantId), eq(audit.subjectKind, 'TRANSIT_ORDER'))),
    );
  return { ...at, step, steps, status, deeds };
}

describe('the packer and the carrier of a demo shop', () => {
  it('leave what somebody has put to others: it is not theirs to do, and none of what waits for them', async () => {
    const at = await startPlaying();
    const batching = batchingAt(at, { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken });
    const { id, codes } = await batching.paid();
    const waits = async () => {
      const playing = [{ tenantId: at.owner.tenantId, stepMs: STEP_MS }];
      const { table, where } = shipmentsToPack(playing)(new Date(at.shop.clock.now.getTime() + STEP_MS));
      return systemTx(async (tx) => (await tx.select().from(table).where(where)).length);
    };
    expect(await waits()).toBe(1);
    const batch = await batching.open();
    for (const code of codes) expect((await batching.scan(batch.id, code)).status).toBe(200);
    expect(await waits()).toBe(0);
    expect(await at.steps(id, 2)).toEqual(['PAID', 'PAID']);
  });

  it('have the courier that was chosen take it over, under a number of its own', async () => {
    const lines = [lineOf('air', { localExpressCompanies: ['Outback Parcels'] })];
    const at = await startPlaying(await startShop({ offers: { lines } }));
    const { id } = await at.order({ localExpressCompanyName: 'Outback Parcels' });
    await at.steps(id, 2);
    await at.pay(id);
    expect(await at.steps(id, 4)).toEqual(['OUTBOUND', ...TO_THE_DOOR.slice(0, 3)]);
    const [line, last] = (await at.logistics(id)).data.boxes[0]?.legs ?? [];
    expect([line?.leg, line?.carrier, last?.leg, last?.carrier]).toEqual(['LINE_HAUL', 'Sampan Express', 'LOCAL', 'Outback Parcels']);
    expect(last?.trackingNo).toMatch(/^LC/);
    expect(last?.events.map(({ source }) => source)).toEqual(['COURIER']);
    expect(line?.events.every(({ source }) => source === 'CARRIER')).toBe(true);
  }); // prettier-ignore

  it('pack and price what was submitted, and bring it to the door once it is paid', async () => {
    const at = await startPlaying();
    const parcels = [await at.store(), await at.store(), await at.store()];
    const { id } = (await at.create(parcels, { boxes: 2 })).data;
    expect(await at.steps(id, 2)).toEqual(['PACKING', 'PENDING_PAYMENT']);
    const { data: packed } = await at.get(id);
    expect(packed).toMatchObject({ boxCount: 2, isEstimated: false });
    expect(packed.total.amount).toBeLessThanOrEqual(packed.estimate.total.amount);
    // nothing leaves before it is paid
    expect(await at.step()).toBe(0);
    await at.pay(id);
    expect(await at.steps(id, 6)).toEqual(['OUTBOUND', ...TO_THE_DOOR]);
    expect(await at.step()).toBe(0);
    const { boxes } = (await at.logistics(id)).data;
    for (const { legs } of boxes)
      expect(
        legs.flatMap(({ leg, events }) => events.map(({ place, state }) => [leg, place, state].join(' '))),
      ).toEqual([
        'LINE_HAUL Sydney IN_TRANSIT',
        'LINE_HAUL Sydney CUSTOMS',
        'LINE_HAUL Guangzhou IN_TRANSIT',
        'LINE_HAUL Guangzhou IN_TRANSIT',
        'LINE_HAUL Guangzhou PICKED_UP',
        'LOCAL Sydney DELIVERED',
        'LOCAL Sydney OUT_FOR_DELIVERY',
        'LOCAL Sydney ARRIVED',
      ]);
    expect(new Set(boxes.map(({ legs }) => legs[0]?.trackingNo)).size).toBe(2);
    expect((await at.complete(id)).data.status).toBe('COMPLETED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('write each deed down under their own name, and tell the shopper of each step once', async () => {
    const at = await startPlaying();
    const { id } = await at.order();
    await at.steps(id, 2);
    await at.pay(id);
    await at.steps(id, 7);
    expect((await at.deeds()).map(({ action, after }) => [action, (after as { by: string }).by]).toSorted()).toEqual(
      ['packing.label', 'packing.pick', 'packing.weigh'].map((action) => [action, 'played staff']),
    );
    const { timeline } = (await at.get(id)).data;
    expect(timeline.map(({ by }) => by)).toEqual([
      ...['SHOPPER', 'PACKER', 'PACKER', 'PACKER', 'SHOPPER', 'PACKER'],
      ...TO_THE_DOOR.map(() => 'TRACKING'),
    ]);
    const mails = (await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes(`/my/transit/${id}`));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mails.length);
  });

  it('pack what was paid before, and send nothing while a difference is due', async () => {
    const at = await startPlaying();
    const [{ id }, heavier] = [await at.order({ mode: 'PAY_FIRST' }), await at.order({ mode: 'PAY_FIRST' })];
    expect(await at.steps(id, 1)).toEqual(['PENDING_PAYMENT']);
    await at.pay(heavier.id);
    const desk = packingAt(at);
    await desk.start(heavier.id);
    await desk.seal(heavier.id, [{ ...BOX, grams: 2000 }]);
    expect(await at.steps(heavier.id, 2)).toEqual(['WEIGHED', 'WEIGHED']);
    await at.pay(heavier.id);
    expect(await at.steps(heavier.id, 1)).toEqual(['OUTBOUND']);
    await at.pay(id);
    expect(await at.steps(id, 4)).toEqual(['PACKING', 'WEIGHED', 'OUTBOUND', 'SHIPPED']);
  });

  it('pack twice or half of what was estimated where they are told to', async () => {
    const at = await startPlaying();
    for (const [packs, times] of [['HEAVIER', 2], ['LIGHTER', 0.5]] as const) {
      const { id } = await at.order({ mode: 'PAY_FIRST' });
      await at.pay(id);
      for (let count = 0; count < 2; count += 1) await at.step(undefined, packs);
      const { status, boxes, reconciliation } = (await at.get(id)).data;
      expect({ status, grams: boxes[0]?.grams, outcome: reconciliation?.outcome }).toEqual({
        status: 'WEIGHED',
        grams: 950 * times,
        outcome: times > 1 ? 'TOP_UP' : 'REFUND',
      });
    }
  }); // prettier-ignore

  it('pack a rehearsal, and wait for what its shopper makes of the offer', async () => {
    const at = await startPlaying();
    const [taken, left] = [await at.order({ mode: 'REHEARSAL' }), await at.order({ mode: 'REHEARSAL' })];
    await at.steps(taken.id, 3);
    expect([await at.status(taken.id), await at.status(left.id)]).toEqual(['PENDING_PAYMENT', 'PENDING_PAYMENT']);
    await at.pay(taken.id);
    await at.close(left.id, { acceptFee: 257, payPassword: PAY_PASSWORD });
    expect(await at.steps(taken.id, 2)).toEqual(['OUTBOUND', 'SHIPPED']);
    expect(await at.status(left.id)).toBe('CLOSED');
  });

  it('have customs take what they are told to, and release it for papers', async () => {
    const at = await startPlaying();
    const { id } = await at.order();
    await at.steps(id, 2);
    await at.pay(id);
    expect(await at.steps(id, 4, 'SEIZED')).toEqual(['OUTBOUND', 'SHIPPED', 'CUSTOMS', 'SEIZED']);
    expect(await at.step('SEIZED')).toBe(0);
    await at.decide(id, {
      choice: 'PAPERS',
      photos: [await uploadPicture(at.shop, await jpegPicture(), { token: at.token })],
    });
    expect(await at.steps(id, 3)).toEqual(TO_THE_DOOR.slice(2));
    expect((await at.deeds()).map(({ action }) => action)).toContain('packing.declare');
  });

  it('bring back what they are told that nobody took in', async () => {
    const at = await startPlaying();
    const { id } = await at.order();
    await at.steps(id, 2);
    await at.pay(id);
    expect((await at.steps(id, 6, 'RETURNED')).slice(-2)).toEqual(['OUT_FOR_DELIVERY', 'RETURNED']);
    expect(await at.step()).toBe(0);
  });

  it('let some go wrong by themselves, each by its number', async () => {
    const at = await startPlaying();
    const { id, orderNo } = await at.order();
    const clock = { tenantId: at.owner.tenantId, stepMs: STEP_MS, troubleOneIn: 1 };
    const step = () => playStaff([clock], (at.shop.clock.now = new Date(at.shop.clock.now.getTime() + STEP_MS)));
    while ((await step()) > 0);
    await at.pay(id);
    while ((await step()) > 0);
    expect(await at.status(id)).toBe(troubleOf(orderNo, 1));
  });

  it('bring to its station what is collected', async () => {
    const lines = [lineOf('air', { delivery: 'BOTH', stations: ['pier'] })];
    const shop = await startShop({ stations: [PIER], offers: { lines } });
    const at = await startPlaying(shop);
    const { id } = await at.order({ selfPickup: true, stationId: 'pier' });
    await at.steps(id, 2);
    await at.pay(id);
    expect((await at.steps(id, 6)).slice(-2)).toEqual(['READY_FOR_PICKUP', 'DELIVERED']);
  });

  it('pack as was estimated where the line takes no smaller box', async () => {
    const { lengthMm, widthMm, heightMm } = { lengthMm: 300, widthMm: 200, heightMm: 115 };
    const limits = { smallestMm: [lengthMm, widthMm, heightMm] as [number, number, number] };
    const at = await startPlaying(await startShop({ offers: { lines: [lineOf('air', { limits })] } }));
    const { id } = await at.order();
    expect(await at.steps(id, 2)).toEqual(['PACKING', 'PENDING_PAYMENT']);
    const [sealed] = (await at.get(id)).data.boxes;
    expect(sealed?.photos.map((photo) => /_(front|bench)_/.exec(photo)?.[1])).toEqual(['front', 'bench']);
    expect((await at.get(id)).data.boxes).toMatchObject([{ lengthMm, widthMm, heightMm, grams: 950 }]);
  });

  it('take their time, and leave alone what was closed', async () => {
    const at = await startPlaying();
    const [open, closed] = [await at.order(), await at.order()];
    await at.close(closed.id);
    const shop = { tenantId: at.owner.tenantId, stepMs: STEP_MS };
    expect(await playStaff([shop], new Date(at.shop.clock.now.getTime() + STEP_MS - 1))).toBe(0);
    expect(await at.step()).toBe(1);
    expect([await at.status(open.id), await at.status(closed.id)]).toEqual(['PACKING', 'CLOSED']);
  });
});
