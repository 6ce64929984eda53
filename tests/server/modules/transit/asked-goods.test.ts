import { expect, it } from 'vitest';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { startRefunding } from '../purchase/refunding';
import { shippingOf } from './shipping';

const ROUNDS = 8;

/** A shopper whose ordered goods lie in store. */
async function startStored() {
  const refunds = await startRefunding(await startShop({ offers: { lines: [lineOf()] } }));
  const shipping = await shippingOf(refunds.shop, refunds);
  return {
    ...refunds,
    ...shipping,
    /** @returns a parcel, and the item in it */
    stored: async () => {
      const [item] = (await refunds.paidOrder()).items;
      const orderItemId = item?.id ?? '';
      return { orderItemId, parcelId: await shipping.store({}, { orderItemId }) };
    },
    tryAsking: (orderItemId: string) => {
      const body = { orderItemId, reason: 'It is torn', qty: 1 };
      return refunds.shop.call(refundEndpoints.ask, { body }, { token: refunds.token });
    },
  };
}

describeOnPostgres('goods whose money is asked for', () => {
  it('are not shipped before there is an answer, and then may be', async () => {
    const at = await startStored();
    const { orderItemId, parcelId } = await at.stored();
    const asked = await at.ask(orderItemId);
    const refusal = { code: 'REFUND_ASKED', data: { parcelIds: [parcelId] } };
    expect((await at.create([parcelId])).problem).toMatchObject(refusal);
    expect((await at.estimate([parcelId])).problem).toMatchObject(refusal);
    await at.refuse(asked.id);
    const { id } = (await at.create([parcelId])).data;
    expect((await at.tryAsking(orderItemId)).problem.code).toBe('IN_SHIPMENT');
    await at.close(id);
    expect((await at.tryAsking(orderItemId)).status).toBe(200);
  });

  it('are shipped or asked for, and never both', async () => {
    const at = await startStored();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderItemId, parcelId } = await at.stored();
      const answers = await Promise.all([at.create([parcelId]), at.tryAsking(orderItemId)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});
