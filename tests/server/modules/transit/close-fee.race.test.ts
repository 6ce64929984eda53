import { expect, it } from 'vitest';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { PAY_PASSWORD } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { packingAt } from './packing';
import { startShipping } from './shipping';

const ROUNDS = 6;
const FEE = 100;
const PAYS = { acceptFee: FEE, payPassword: PAY_PASSWORD };

describeOnPostgres('packed boxes', () => {
  it('are taken apart for one fee, however often and by whomever at once, or leave', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(100_000);
    const over = new Date(at.shop.clock.now.getTime() + 30 * 24 * 3_600_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await desk.packed();
      const { total, parcels } = (await at.get(id)).data;
      const before = await at.balance();
      const [closed, , paid, placed] = await Promise.all([
        at.close(id, PAYS),
        round % 2 === 0 ? at.close(id, { acceptFee: FEE }) : moveTransitOrders(over),
        at.pay(id, round % 3 === 0 ? FEE : total.amount),
        at.create(parcels.map((parcel) => parcel.id)),
      ]);
      const { status, holds } = (await at.get(id)).data;
      const spent = { CLOSED: FEE, PAID: total.amount, PENDING_PAYMENT: 0 }[status as 'CLOSED'];
      expect([status, before - (await at.balance())]).toEqual([status, spent]);
      if (status === 'PENDING_PAYMENT') expect(holds).toEqual(['AWAITING_FEE']);
      expect([closed, paid, placed].filter((answer) => answer.status >= 500)).toEqual([]);
      // what lies in boxes is nobody else's
      if (status !== 'CLOSED') expect(placed.status).toBe(409);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('whose fee is waited for are taken apart once, by one of many who pay it', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(100_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await desk.packed();
      const { parcels } = (await at.get(id)).data;
      await at.close(id, { acceptFee: FEE });
      const before = await at.balance();
      const [one, other, placed] = await Promise.all([
        at.pay(id, FEE),
        at.pay(id, FEE),
        at.create(parcels.map((parcel) => parcel.id)),
      ]);
      expect([one.status, other.status].toSorted()).toEqual([200, 409]);
      expect((await at.get(id)).data).toMatchObject({ status: 'CLOSED', holds: [] });
      expect(before - (await at.balance())).toBe(FEE);
      expect([200, 409]).toContain(placed.status);
      if (placed.status === 409) expect((await at.create(parcels.map((parcel) => parcel.id))).status).toBe(200);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
