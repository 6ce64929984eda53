import { randomInt } from 'node:crypto';
import { unclaimedDeskEndpoints } from '../../../src/contract/unclaimed.desk.endpoints';
import { unclaimedEndpoints } from '../../../src/contract/unclaimed.endpoints';
import { wayDeskEndpoints } from '../../../src/contract/way.desk.endpoints';
import { batchDeskEndpoints } from '../../../src/contract/batch.desk.endpoints';
import { packingPapersEndpoints } from '../../../src/contract/packing-papers.desk.endpoints';
import { packingDeskEndpoints } from '../../../src/contract/packing.desk.endpoints';
import { lineOf, publishOffers } from '../../support/shop-offers';
import { BOX } from '../modules/transit/packing';
import { shippingOf } from '../modules/transit/shipping';
import { caseOf, type Case, type Ordering } from './crash-case';

/** The same, sealed and paid. */
async function paid(at: Ordering, wish = {}) {
  const { ship, order } = await onTable(at, wish);
  const { id, version, parcels } = order;
  const body = { version, boxes: [BOX], parcelIds: parcels.map((one) => one.id) };
  await at.shop.call(packingDeskEndpoints.seal, { params: { id }, body }, at.desk);
  await ship.fund(10_000);
  await ship.pay(id);
  return (await at.shop.call(packingDeskEndpoints.get, { params: { id } }, at.desk)).data;
}

/** A shipment of one parcel that lies on the table. */
async function onTable(at: Ordering, wish = {}) {
  await publishOffers(at.owner.tenantId, { lines: [lineOf('air', { delivery: 'BOTH' })] }, at.shop.clock.now);
  const ship = await shippingOf(at.shop, at);
  const { id } = await ship.order(wish);
  const { data } = await at.shop.call(packingDeskEndpoints.start, { params: { id } }, at.desk);
  return { ship, order: data };
}

/** The same, in a carrier's hands. */
async function sent(at: Ordering, wish = {}) {
  const { id, version } = await paid(at, wish);
  const boxes = [{ boxNo: 1, carrier: 'EMS', trackingNo: `EA${String(randomInt(1e8, 9e8))}CN` }];
  const { data } = await at.shop.call(
    packingDeskEndpoints.handOver,
    { params: { id }, body: { version, boxes } },
    at.desk,
  );
  const about = { boxNos: [1], at: at.shop.clock.now.toISOString() };
  const say = (state: 'RETURNED' | 'AVAILABLE_FOR_PICKUP') =>
    at.shop.call(wayDeskEndpoints.say, { params: { id }, body: { ...about, state, text: 'As it says' } }, at.desk);
  return { id, version: data.version, about, say };
}

export const PACKING_CASES: Case[] = [
  caseOf(
    wayDeskEndpoints.say,
    async (at) => {
      const { id, about } = await sent(at);
      return { params: { id }, body: { ...about, state: 'IN_TRANSIT' as const, text: 'Departed' } };
    },
    { logistics_event: 1, transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    wayDeskEndpoints.handOut,
    async (at) => {
      const { id, say } = await sent(at, { selfPickup: true, stationId: 'pier' });
      await say('AVAILABLE_FOR_PICKUP');
      return { params: { id }, body: { reason: 'Passport seen' } };
    },
    { logistics_event: 1, transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    wayDeskEndpoints.lose,
    async (at) => {
      const { id, version } = await sent(at);
      return { params: { id }, body: { version, note: 'Nobody finds it' } };
    },
    { transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    wayDeskEndpoints.seize,
    async (at) => {
      const { id, version } = await sent(at);
      return { params: { id }, body: { version, note: 'Papers are wanted' } };
    },
    { transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    wayDeskEndpoints.restock,
    async (at) => {
      const { id, say } = await sent(at);
      const { version } = (await say('RETURNED')).data;
      return { params: { id }, body: { version } };
    },
    { transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    unclaimedDeskEndpoints.answer,
    async (at) => {
      const claim = { trackingNo: `SF${randomInt(1e12, 9e12)}`, statement: 'A mug', orderRef: '27112' };
      const { id } = (await at.shop.call(unclaimedEndpoints.claim, { body: claim }, { token: at.token })).data;
      return { params: { id }, body: { decision: 'REFUSE' as const, note: 'Nothing lies there' } };
    },
    { notification: 1 },
    'staff',
  ),
  caseOf(
    packingDeskEndpoints.stop,
    async (at) => {
      const { id, version } = (await onTable(at)).order;
      return { params: { id }, body: { version, note: 'It does not fit' } };
    },
    { transit_event: 1 },
    'staff',
  ),
  caseOf(
    packingDeskEndpoints.leaveOut,
    async (at) => {
      await publishOffers(at.owner.tenantId, { lines: [lineOf()] }, at.shop.clock.now);
      const ship = await shippingOf(at.shop, at);
      const { id } = (await ship.create([await ship.store(), await ship.store()])).data;
      const { data } = await at.shop.call(packingDeskEndpoints.start, { params: { id } }, at.desk);
      const parcelIds = [data.parcels[0]?.id ?? ''];
      return { params: { id }, body: { version: data.version, parcelIds, note: 'It is not on its shelf' } };
    },
    { transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    packingDeskEndpoints.hold,
    async (at) => {
      const { id, version } = (await onTable(at)).order;
      return { params: { id }, body: { version, note: 'A parcel is missing' } };
    },
    { transit_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    packingDeskEndpoints.seal,
    async (at) => {
      const { id, version, parcels } = (await onTable(at)).order;
      return { params: { id }, body: { version, boxes: [BOX], parcelIds: parcels.map((one) => one.id) } };
    },
    { transit_event: 2, payment: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    packingPapersEndpoints.labels,
    async (at) => ({ params: { id: (await paid(at)).id }, body: {} }),
    { labels: 1 },
    'staff',
  ),
  caseOf(
    batchDeskEndpoints.open,
    () => Promise.resolve({ body: { warehouseId: 'gz', carrier: 'Harbour Line' } }),
    { transit_batch: 1 },
    'staff',
  ),
  caseOf(
    batchDeskEndpoints.handOver,
    async (at) => {
      const { orderNo } = await paid(at);
      const { id } = (
        await at.shop.call(batchDeskEndpoints.open, { body: { warehouseId: 'gz', carrier: 'Harbour Line' } }, at.desk)
      ).data;
      const params = { id };
      const body = { code: `T-${orderNo}-1` };
      const { version } = (await at.shop.call(batchDeskEndpoints.scan, { params, body }, at.desk)).data;
      const closed = await at.shop.call(batchDeskEndpoints.close, { params, body: { version } }, at.desk);
      return { params, body: { version: closed.data.version } };
    },
    { transit_event: 1, logistics_event: 1 },
    'staff',
  ),
  caseOf(
    packingDeskEndpoints.handOver,
    async (at) => {
      const { id, version } = await paid(at);
      return {
        params: { id },
        body: {
          version,
          boxes: [{ boxNo: 1, carrier: 'EMS', trackingNo: `EA${randomInt(1e8, 9e8)}CN` }],
        },
      };
    },
    { transit_event: 1 },
    'staff',
  ),
];
