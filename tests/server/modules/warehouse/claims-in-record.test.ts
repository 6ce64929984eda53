import { expect, it } from 'vitest';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { unclaimedDeskEndpoints } from '../../../../src/contract/unclaimed.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { startClaimingParcels, SF } from './unclaiming';

it('who claims goods fits as well at the claim as at the goods, in whose record their words stay', async () => {
  const at = await startClaimingParcels();
  const as = { staffToken: (await signInStaff(at.shop, ['warehouse'])).staffToken };
  await at.announce('SF1234567899999');
  // said before anything lay there
  await at.claim({ statement: 'A blue mug', grams: 650 });
  const id = await at.arrive({ text: 'mug', grams: 640 });
  const parcel = async () => (await at.shop.call(parcelDeskEndpoints.get, { params: { id } }, as)).data;
  const listed = async () => (await at.shop.call(unclaimedDeskEndpoints.list, {}, as)).data.items[0];
  const claim = async () =>
    (await at.shop.call(unclaimedDeskEndpoints.get, { params: { id: (await listed())?.id ?? '' } }, as)).data;
  const { proposals, claims, version } = await parcel();
  expect(proposals).toMatchObject([{ shopperId: at.shopperId, marks: ['PREFIX', 'AWAITED', 'WEIGHT', 'CLAIM'] }]);
  const [{ score } = { score: 0 }] = proposals;
  expect(score).toBe(40);
  expect([(await listed())?.score, (await claim()).score]).toEqual([score, score]);
  expect((await claim()).marks).toEqual(['PREFIX', 'AWAITED', 'WEIGHT']);
  expect(claims).toMatchObject([
    { status: 'SUBMITTED', statement: 'A blue mug', orderRef: '2711200000001', grams: 650 },
  ]);

  const label = { params: { id }, body: { version, text: `(…${at.code.slice(1)})` } };
  const read = (await at.shop.call(parcelDeskEndpoints.writeLabel, label, as)).data;
  expect(read.proposals[0]?.score).toBe(90);
  expect((await listed())?.score).toBe(90);

  const body = { version: read.version, shopperId: at.shopperId };
  const given = (await at.shop.call(parcelDeskEndpoints.giveOwner, { params: { id }, body }, as)).data;
  expect(given).toMatchObject({ status: 'RECEIVED', numbers: [{ number: SF }] });
  expect((await parcel()).claims).toMatchObject([{ status: 'APPROVED', statement: 'A blue mug' }]);
});
