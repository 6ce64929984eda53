import { beforeAll, describe, expect, it } from 'vitest';
import { findDeskEndpoints } from '../../../../src/contract/find.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { shopTx } from '../../../../src/server/db/database';
import { sellerOrder } from '../../../../src/server/db/schema/seller-order';
import { transitBox } from '../../../../src/server/db/schema/transit';
import { storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from '../purchase/ordering';
import { startShipping } from '../transit/shipping';

let at: Ordering;
let owner: { staffToken: string };
const asRole = (role: DefaultRole) => signInStaff(at.shop, [role]);
const find = async (keyword: string, as = owner) => {
  const answer = await at.shop.call(findDeskEndpoints.find, { query: { keyword } }, as);
  expect(answer.status).toBe(200);
  return answer.data;
};

beforeAll(async () => {
  at = await startOrdering();
  owner = await signInStaff(at.shop);
});

describe('what finds', () => {
  it('finds an order by its number, its payment’s and the marketplace’s, written as people write', async () => {
    const order = await at.order();
    const number = '2711000000000001234';
    await shopTx(at.shop.tenant.id, (tx) =>
      tx.insert(sellerOrder).values({
        ...{ tenantId: at.shop.tenant.id, id: 'so1', orderId: order.id, attempt: 1, ourNumber: 'x', source: 'by-hand' },
        ...{ status: 'PLACED', itemIds: [], numbers: ['other', number], goodsFen: 1, freightFen: 0 },
        ...{ leaseUntil: at.shop.clock.now, askedAt: at.shop.clock.now },
      }),
    );
    const found = { kind: 'PURCHASE', id: order.id, name: order.orderNo };
    expect(await find(order.orderNo.toLowerCase())).toEqual([{ ...found, by: '' }]);
    expect(await find(` ${number} `)).toEqual([{ ...found, by: number }]);
    const paymentNo = order.payment?.paymentNo ?? '';
    expect(await find(paymentNo)).toEqual([{ ...found, by: paymentNo }]);
    expect(await find(order.orderNo.slice(0, -1))).toEqual([]);
  });

  it('finds a parcel by its number and its couriers’', async () => {
    const id = await storeParcel(at.shop, at.shopperId, {}, { number: 'SF1234567890123' });
    expect(await find('sf 1234 5678 90123')).toMatchObject([{ kind: 'PARCEL', id, by: 'SF1234567890123' }]);
  });

  it('finds a shipment by the number of its last stretch', async () => {
    const shipping = await startShipping();
    const { id, orderNo: name } = await shipping.order();
    const tenantId = shipping.shop.tenant.id;
    const box = {
      tenantId,
      id: 'last',
      transitOrderId: id,
      sealedAt: at.shop.clock.now,
      boxNo: 1,
      grams: 1,
      lengthMm: 1,
      widthMm: 1,
      heightMm: 1,
    };
    await shopTx(tenantId, (tx) => tx.insert(transitBox).values({ ...box, localTrackingNo: 'AP77001122' }));
    const found = await shipping.shop.call(
      findDeskEndpoints.find,
      { query: { keyword: 'ap 7700 1122' } },
      await signInStaff(shipping.shop),
    );
    expect(found.data).toEqual([{ kind: 'SHIPMENT', id, name, by: 'AP77001122' }]);
  });

  it('finds who is meant by an e-mail, a code on parcels or the beginning of a name', async () => {
    const [who] = await find(at.email);
    expect(who).toMatchObject({ kind: 'CUSTOMER', id: at.owner.shopperId });
    expect([who?.name, who?.by]).toContain(at.email);
  });

  it('shows what somebody may open, and nothing else', async () => {
    const { orderNo } = await at.order();
    expect(await find(orderNo, await asRole('buyer'))).toHaveLength(1);
    expect(await find(orderNo, await asRole('packer'))).toEqual([]);
    expect(await find(at.email, await asRole('warehouse'))).toEqual([]);
    expect(await find(at.email, await asRole('editor'))).toEqual([]);
  });

  it('finds nothing of another shop', async () => {
    const { orderNo } = await at.order();
    const other = await startShop();
    const stranger = await signInStaff(other);
    expect((await other.call(findDeskEndpoints.find, { query: { keyword: orderNo } }, stranger)).data).toEqual([]);
  });

  it.each(["'; drop table x; --", '%', '_____', '"[{', '用'.repeat(100)])('takes %s for a word', async (word) => {
    expect(await find(word)).toEqual([]);
  });
});
