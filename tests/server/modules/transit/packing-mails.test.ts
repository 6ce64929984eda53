import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { mailsTo } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { BOX } from './packing';
import { startShipping } from './shipping';

const NOTE = 'One is longer than it was said to be';

describe('what a shopper is mailed while their shipment is packed', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let as: { staffToken: string };
  const started = async (parcels = 1) => {
    const ids: string[] = [];
    while (ids.length < parcels) ids.push(await at.store());
    const { id, orderNo } = (await at.create(ids)).data;
    const { data } = await at.shop.call(calls.start, { params: { id } }, as);
    return { id, orderNo, version: data.version, ids };
  };
  const mailsAbout = async (orderNo: string) =>
    (await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes(orderNo));
  const newsAbout = async (orderNo: string) => {
    const { items } = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data;
    return items.filter(({ body }) => body.includes(orderNo)).map(({ title, link }) => ({ title, link }));
  };
  /** One mail and one line of news with the same words, which lead to the shipment. */
  const expectTold = async (id: string, orderNo: string, title: string, body: string) => {
    const mails = await mailsAbout(orderNo);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(title)]);
    expect(mails[0]?.body).toContain(body);
    expect(mails[0]?.body).toContain(`/my/transit/${id}`);
    expect(await newsAbout(orderNo)).toEqual([{ title, link: `/my/transit/${id}` }]);
  };
  beforeAll(async () => {
    at = await startShipping();
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.fund(50_000);
  });

  it('is whether it may cost more, once for each time that they are asked', async () => {
    const { id, orderNo, version } = await started();
    const asking = { params: { id }, body: { version, boxes: [BOX, BOX], note: NOTE } };
    expect((await at.shop.call(calls.ask, asking, as)).status).toBe(200);
    expect((await at.shop.call(calls.ask, asking, as)).status).toBe(409);
    const text = `The boxes of ${orderNo} came out dearer than you were told.`;
    await expectTold(id, orderNo, 'May your shipment cost more?', text);
  });

  it('is that it has to wait, and nothing where it was held already', async () => {
    const { id, orderNo, version } = await started();
    const holding = { params: { id }, body: { version, note: NOTE } };
    expect((await at.shop.call(calls.hold, holding, as)).status).toBe(200);
    expect((await at.shop.call(calls.hold, holding, as)).status).toBe(409);
    await expectTold(id, orderNo, 'Your shipment has to wait', `${orderNo} is on hold for now.`);
  });

  it('is that a parcel stays behind, and nothing where none may', async () => {
    const { id, orderNo, version, ids } = await started(2);
    const leaving = (parcelIds: string[]) =>
      at.shop.call(calls.leaveOut, { params: { id }, body: { version, parcelIds, note: NOTE } }, as);
    expect((await leaving(ids)).status).not.toBe(200);
    expect(await mailsAbout(orderNo)).toEqual([]);
    expect((await leaving(ids.slice(1))).status).toBe(200);
    await expectTold(id, orderNo, 'A parcel stays behind', `${orderNo} goes on without a parcel.`);
  });

  it('is nothing to who wants no mail of shipments, who finds it in their news all the same', async () => {
    const body = { name: 'Ada', muted: ['MAIL_SHIPMENTS' as const] };
    expect((await at.shop.call(accountEndpoints.saveProfile, { body }, { token: at.token })).status).toBe(200);
    const { id, orderNo, version } = await started();
    await at.shop.call(calls.hold, { params: { id }, body: { version, note: NOTE } }, as);
    expect([await mailsAbout(orderNo), (await newsAbout(orderNo)).length]).toEqual([[], 1]);
  });
});
