import { beforeAll, describe, expect, it } from 'vitest';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { lineOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { BOX, packingAt } from './packing';
import { receiptsOf } from '../../../support/kept-receipts';
import { startShipping, type Shipping } from './shipping';

const TERMS = {
  parcelFee: 333,
  fuelBasisPoints: 1550,
  insurance: { kind: 'percent', startAbove: 0, basisPoints: 300, min: 100, max: null },
} as const;

describe('what is kept of a shipment computes again to the same rows and the same sum', () => {
  let at: Shipping;
  let desk: ReturnType<typeof packingAt>;
  beforeAll(async () => {
    at = await startShipping(await startShop({ offers: { lines: [lineOf('air', TERMS)] } }));
    desk = packingAt(at);
    await at.fund(100_000);
  });
  /** Of the estimate and, once it is packed, of the invoice. */
  const expectSame = async (id: string, count: number) => {
    const receipts = (await receiptsOf(at.owner.tenantId)).filter(({ orderId }) => orderId === id);
    expect(receipts).toHaveLength(count);
    for (const { kept, again } of receipts) {
      expect(kept.rows.length).toBeGreaterThan(2);
      expect(again).toEqual(kept);
    }
    return receipts.map(({ kept }) => kept);
  };

  it('of an order that nobody has packed', async () => {
    await expectSame((await at.order({ insuredValue: 500 })).id, 1);
  });
  it('of boxes that were packed first, and of those that were paid first', async () => {
    await expectSame(await desk.packed([BOX, BOX], { insuredValue: 500 }), 2);
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await at.pay(id);
    await desk.start(id);
    await desk.seal(id, [{ ...BOX, grams: 2000 }]);
    const [told, packed] = await expectSame(id, 2);
    expect(packed?.total.local.amount).toBeGreaterThan(told?.total.local.amount ?? Infinity);
  });
  it('of what the shop has borne a part of', async () => {
    const { id } = await at.order();
    const manager = { staffToken: (await signInStaff(at.shop, ['manager'])).staffToken };
    const { version, parcels } = (await at.shop.call(calls.start, { params: { id } }, manager)).data;
    const body = { version, boxes: [BOX, BOX], absorb: true, parcelIds: parcels.map((parcel) => parcel.id) };
    await at.shop.call(calls.seal, { params: { id }, body }, manager);
    const [, invoice] = await expectSame(id, 2);
    expect(invoice?.absorbed).toBeGreaterThan(0);
  });
});
