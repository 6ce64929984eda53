import { expect, it } from 'vitest';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

const ROUNDS = 12;
const soon = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 30));

describeOnPostgres('transit orders under rivals', () => {
  it('take a parcel once, however many want it', async () => {
    const at = await startShipping();
    const [shared, ...own] = await Promise.all(Array.from({ length: 11 }, () => at.store()));
    const answers = await Promise.all(own.map((id) => at.create([id, shared ?? ''])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await at.list()).data.total).toBe(1);
  });

  it('are closed or packed, and never both', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, parcels } = await at.order();
      const [closed, started] = await Promise.all([at.close(id), soon().then(() => desk.start(id).then(() => true, () => false))]);
      const { data } = await at.get(id);
      expect(started).toBe(closed.status !== 200);
      expect(data.status).toBe(closed.status === 200 ? 'CLOSED' : 'PACKING');
      // and its parcels with it
      expect((await at.create(parcels.map((parcel) => parcel.id))).status).toBe(closed.status === 200 ? 200 : 409);
    }
  });

  it('are paid or run out, and never both', async () => {
    const at = await startShipping();
    await at.fund(100_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, total } = await at.order({ mode: 'PAY_FIRST' });
      const before = await at.balance();
      const over = new Date(at.shop.clock.now.getTime() + 10 * 24 * 3_600_000);
      const [paid] = await Promise.all([at.pay(id), soon().then(() => moveTransitOrders(over))]);
      const { data } = await at.get(id);
      expect(data.status).toBe(paid.status === 200 ? 'PAID' : 'CLOSED');
      // nothing of it is asked for any more
      expect(data.payment?.status ?? 'NONE').not.toBe('UNPAID');
      expect(before - (await at.balance())).toBe(paid.status === 200 ? total.amount : 0);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('have the rest of their price paid or run out, and never both', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(100_000);
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const { id } = await at.order({ mode: 'PAY_FIRST' });
      await at.pay(id);
      await desk.start(id);
      await desk.seal(id, [{ ...BOX, grams: 2000 }]);
      const more = (await at.get(id)).data.payment?.amount.amount ?? NaN;
      const before = await at.balance();
      const over = new Date(at.shop.clock.now.getTime() + 3 * 24 * 3_600_000);
      const [paid] = await Promise.all([at.pay(id), soon().then(() => moveTransitOrders(over))]);
      const { status, holds, refunded } = (await at.get(id)).data;
      const isPaid = paid.status === 200;
      expect([status, holds, refunded.amount > 0]).toEqual([isPaid ? 'WEIGHED' : 'CLOSED', [], !isPaid]);
      expect(await at.balance()).toBe(before + (isPaid ? -more : refunded.amount));
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
}); // prettier-ignore
