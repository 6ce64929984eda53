import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import { packingDeskEndpoints } from '../../../src/contract/packing.desk.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { unclaimedDeskEndpoints } from '../../../src/contract/unclaimed.desk.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { parcel } from '../../../src/server/db/schema/parcel';
import { jpegPicture, uploadPicture } from '../../support/bucket';
import { lineOf, publishOffers } from '../../support/shop-offers';
import { signInStaff } from '../../support/staff';
import { BOX } from '../modules/transit/packing';
import { shippingOf } from '../modules/transit/shipping';
import { startClaimingParcels } from '../modules/warehouse/unclaiming';
import { caseOf, type Case, type Ordering } from './crash-case';

const HOUR_MS = 3_600_000;
const someNumber = () => `SF${String(randomInt(1e12, 9e12))}`;

/** A shipment on the table, whose boxes came out twice as dear as its shopper was told. */
async function tooDear(at: Ordering) {
  await publishOffers(at.owner.tenantId, { lines: [lineOf()] }, at.shop.clock.now);
  const { id } = await (await shippingOf(at.shop, at)).order();
  const { data } = await at.shop.call(packingDeskEndpoints.start, { params: { id } }, at.desk);
  return {
    params: { id },
    body: { version: data.version, boxes: [BOX, BOX], note: 'Longer than the seller has said' },
  };
}

/** Goods of nobody's whose time is over. */
async function toThrowAway({ shop, desk }: Ordering) {
  const id = await (await startClaimingParcels(shop)).arrive({}, someNumber());
  const expiresAt = new Date(shop.clock.now.getTime() - HOUR_MS);
  await systemTx((tx) => tx.update(parcel).set({ expiresAt }).where(eq(parcel.id, id)));
  const { version } = (await shop.call(parcelDeskEndpoints.get, { params: { id } }, desk)).data;
  const photos = [await uploadPicture(shop, await jpegPicture())];
  return { params: { id }, body: { version, reason: 'Rotten', photos } };
}

/** Goods of nobody's that nobody claims, for the shopper. */
async function toGive({ shop, shopperId }: Ordering) {
  const id = await (await startClaimingParcels(shop)).arrive({}, someNumber());
  return { params: { id }, body: { version: 1, shopperId, worth: 900 } };
}

/** What is asked of a shopper, or of a second person. */
export const TWO_CASES: Case[] = [
  caseOf(packingDeskEndpoints.ask, tooDear, { notification: 1, transit_event: 1 }, 'staff'),
  caseOf(
    transitEndpoints.answer,
    async (at) => {
      const { params, body } = await tooDear(at);
      await at.shop.call(packingDeskEndpoints.ask, { params, body }, at.desk);
      const { question } = (await at.shop.call(transitEndpoints.get, { params }, { token: at.token })).data;
      return { params, body: { questionId: question?.id ?? '', decision: 'AGREE' as const } };
    },
    { transit_event: 1 },
  ),
  caseOf(
    unclaimedDeskEndpoints.decide,
    async ({ shop }) => {
      const nobodys = await startClaimingParcels(shop);
      const trackingNo = someNumber();
      await nobodys.arrive({ grams: 640 }, trackingNo);
      const params = { id: (await nobodys.claim({ trackingNo })).data.id };
      const body = { decision: 'APPROVE' as const, note: 'Its label is right', worth: 9_000 };
      const other = await signInStaff(shop, ['warehouse']);
      const { approvals } = (await shop.call(unclaimedDeskEndpoints.answer, { params, body }, other)).data;
      return { params, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const, note: 'Seen' } };
    },
    { notification: 1, on_bench: 1 },
    'staff',
  ),
  caseOf(parcelDeskEndpoints.giveOwner, toGive, { owner_asked: 1 }, 'staff'),
  caseOf(
    parcelDeskEndpoints.decideOwner,
    async (at) => {
      const { params, body } = await toGive(at);
      const other = await signInStaff(at.shop, ['warehouse']);
      const { giving } = (await at.shop.call(parcelDeskEndpoints.giveOwner, { params, body }, other)).data;
      return { params, body: { approvalId: giving?.asked?.approval.id ?? '', decision: 'APPROVED' as const } };
    },
    { on_bench: 1 },
    'staff',
  ),
  caseOf(parcelDeskEndpoints.proposeDisposal, toThrowAway, { proposed: 1 }, 'staff'),
  caseOf(
    parcelDeskEndpoints.decideDisposal,
    async (at) => {
      const { params, body } = await toThrowAway(at);
      const other = await signInStaff(at.shop, ['warehouse']);
      const { disposals } = (await at.shop.call(parcelDeskEndpoints.proposeDisposal, { params, body }, other)).data;
      return { params, body: { disposalId: disposals[0]?.id ?? '', decision: 'CONFIRM' as const } };
    },
    { disposed: 1, proposed: -1 },
    'staff',
  ),
];
