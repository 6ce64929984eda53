import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { priceOf } from '../../../../src/contract/price';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import { parcelItem } from '../../../../src/server/db/schema/parcel';
import { newId } from '../../../../src/server/kernel/tokens';
import { endTestPayments } from '../../../../src/server/modules/payment/test-payment.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { parcelRepo } from '../../../../src/server/modules/warehouse/parcel.repo';
import { inspectParcel } from '../../../../src/server/modules/warehouse/bench.service';
import { mailsTo, signUp } from '../../../support/shopper';
import { startReturning } from './returning';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('a good thing that its shopper sends back', () => {
  it('leaves with its parcel, and its price less the freight comes back once the seller has it', async () => {
    const at = await startReturning();
    const { id, orderId, orderItemId } = await at.good();
    const parcel = await at.parcel(id);
    const { sendBack } = parcel?.items[0]?.order ?? {};
    const price = (await at.orderOf(orderId)).items[0]?.total.local.amount ?? 0;
    const freight = priceOf(at.shop.tenant.handling.returnFen, at.shop.tenant).local;
    const before = new Date(Date.parse(parcel?.stockedInAt ?? '') + LIMITS.returnHours * HOUR_MS).toISOString();
    expect(sendBack).toMatchObject({
      money: { ...freight, amount: price - freight.amount },
      freight,
      before,
      pieces: 1,
    });
    const balance = await at.balance();
    expect((await at.sendBack(id, orderItemId)).data).toMatchObject({
      ...{ status: 'INSPECTED', refusal: 'ON_BENCH', disposalRefusal: 'NOT_STORED', serviceOffers: [] },
      ...{ storage: { isPaused: true }, items: [{ order: { status: 'RETURNING', sendBack: null } }] },
    });
    expect(await at.balance()).toBe(balance);
    expect(await at.refunds()).toMatchObject([
      { cause: 'STORE_RETURN', status: 'RETURNING', reason: 'Too small', amount: sendBack?.money },
    ]);
    expect((await at.ask(orderItemId)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.sendBack(id, orderItemId)).problem.code).toBe('STATE_CONFLICT');
    await at.step();
    expect(await at.orderOf(orderId)).toMatchObject({ status: 'COMPLETED', items: [{ status: 'RETURNED' }] });
    expect(await at.balance()).toBe(balance + price - freight.amount);
    const [refund] = await at.refunds();
    expect(refund?.steps.map(({ step }) => step)).toEqual(['RETURNING', 'REFUNDED']);
    expect(await at.stored()).toEqual([]);
    expect(await at.step()).toBe(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
    const mails = (await mailsTo(at.shop, at.email)).filter(({ body }) => body.includes('/my/refunds'));
    expect(mails).toHaveLength(1);
  });

  it('leaves what else is in its parcel, which is weighed and photographed anew and stored on as long as it was', async () => {
    const at = await startReturning();
    const { id, orderItemId } = await at.good();
    const kettle = { title: 'Kettle', image: '/kettle.webp', position: 1, quantity: 1, unitFen: 5600 };
    await systemTx((tx) =>
      tx.insert(parcelItem).values({ tenantId: at.owner.tenantId, id: newId(), parcelId: id, ...kettle }),
    );
    const was = await at.parcel(id);
    expect(was?.photos).not.toEqual([]);
    await at.sendBack(id, orderItemId);
    const { clock } = at.shop;
    clock.now = new Date(clock.now.getTime() + 2 * DAY_MS);
    expect((await at.parcel(id))?.storage).toMatchObject({ isPaused: true, daysLeft: was?.storage?.daysLeft });
    await at.step();
    await at.step();
    const left = await at.parcel(id);
    expect(left).toMatchObject({ status: 'STOCKED_IN', refusal: null, stockedInAt: was?.stockedInAt });
    expect(left?.items).toMatchObject([{ title: 'Kettle' }]);
    expect(left?.photos.map(({ image }) => image)).toEqual(['/kettle.webp']);
    expect(left?.grams).not.toBe(was?.grams);
    expect(left?.storage).toMatchObject({
      days: was?.storage?.days,
      daysLeft: was?.storage?.daysLeft,
      isPaused: false,
    });
  });

  it('goes as long as sellers take it, and not while its money is asked for', async () => {
    const at = await startReturning();
    const { id, orderItemId } = await at.good();
    const { clock } = at.shop;
    await at.ask(orderItemId);
    expect((await at.parcel(id))?.items[0]?.order?.sendBack).toBeNull();
    expect((await at.sendBack(id, orderItemId)).problem.code).toBe('STATE_CONFLICT');
    const other = await at.good();
    const stockedInAt = Date.parse((await at.parcel(other.id))?.stockedInAt ?? '');
    clock.now = new Date(stockedInAt + LIMITS.returnHours * HOUR_MS);
    expect((await at.parcel(other.id))?.items[0]?.order?.sendBack).toBeNull();
    expect((await at.sendBack(other.id, other.orderItemId)).problem.code).toBe('STATE_CONFLICT');
    clock.now = new Date(clock.now.getTime() - 1);
    expect((await at.sendBack(other.id, other.orderItemId)).status).toBe(200);
  });

  it('goes nowhere where it was paid with test money, which is gone', async () => {
    const at = await startReturning();
    const { id, orderItemId } = await at.good();
    const { tenantId } = at.owner;
    const now = at.shop.clock.now;
    await tenantTx({ tenantId, shopperId: '' }, (tx) => endTestPayments(tx, { tenantId, now }));
    expect((await at.parcel(id))?.items[0]?.order?.sendBack).toBeNull();
    expect((await at.sendBack(id, orderItemId)).problem.code).toBe('STATE_CONFLICT');
  });

  it('is nobody else’s to send back, nor by a parcel that it is not in', async () => {
    const at = await startReturning();
    const [first, second] = [await at.good(), await at.good()];
    const { token } = await signUp(at.shop);
    expect((await at.sendBack(first.id, first.orderItemId, token)).status).toBe(404);
    expect((await at.sendBack(first.id, second.orderItemId)).status).toBe(404);
  });

  it('lies in a parcel that nobody inspects while it is on its shelf', async () => {
    const at = await startReturning();
    const { id } = await at.good();
    const worker = {
      actor: { kind: 'STAFF', id: 'clerk' },
      at: at.shop.clock.now,
      record: () => Promise.resolve(),
    } as const;
    const findings = { grams: 1, lengthMm: 1, widthMm: 1, heightMm: 1, goodsKinds: [], photos: [] };
    const looked = tenantTx(at.owner, (tx) => inspectParcel(tx, at.owner.tenantId, id, findings, worker));
    await expect(looked).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect((await tenantTx(at.owner, (tx) => parcelRepo(tx, at.owner).find(id)))?.status).toBe('STOCKED_IN');
  });
});
