import { describe, expect, it } from 'vitest';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { mailsTo } from '../../../support/shopper';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

describe('boxes that are weighed', () => {
  it('are invoiced by the function of the estimate, and paid before they leave', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(10_000);
    const id = await desk.packed([BOX, BOX]);
    const { data } = await at.get(id);
    // each box: ¥50 and one step of ¥20, at 0.1428
    expect(data).toMatchObject({
      status: 'PENDING_PAYMENT',
      isEstimated: false,
      total: { amount: 2 * (714 + 286) },
      boxCount: 2,
    });
    expect(data.invoice).toMatchObject({ versionId: data.estimate.versionId, chargeableGrams: 2000, atMost: null });
    expect(data.payment).toMatchObject({ kind: 'TRANSIT', status: 'UNPAID', amount: { amount: 2000 } });
    await expect(desk.send(id, 2)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect((await at.pay(id)).data.status).toBe('PAID');
    await expect(desk.send(id, 1)).rejects.toMatchObject({ code: 'INVALID' });
    await desk.send(id, 2);
    const { data: sent } = await at.get(id);
    expect(sent.timeline.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'SUBMITTED SHOPPER',
      'PACKING PACKER',
      'WEIGHED PACKER',
      'PENDING_PAYMENT PACKER',
      'PAID SHOPPER',
      'OUTBOUND PACKER',
    ]);
    expect(sent.boxes.map(({ carrier }) => carrier)).toEqual(['Harbour Line', 'Harbour Line']);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('are weighed and due at one moment, however long it takes to seal them', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(10_000);
    const { id } = await at.order();
    await desk.start(id);
    await desk.sealSlowly(id);
    const [weighed, due] = (await at.get(id)).data.timeline.slice(-2);
    expect([weighed?.status, due?.status]).toEqual(['WEIGHED', 'PENDING_PAYMENT']);
    expect(due?.at).toBe(weighed?.at);
  });

  it('are refused where the line does not take them, and nothing is sealed', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    const { id } = await at.order();
    await desk.start(id);
    const refused = desk.seal(id, [{ ...BOX, grams: 20_001 }]);
    await expect(refused).rejects.toMatchObject({
      code: 'LINE_REFUSED',
      extra: { data: { refusals: [{ code: 'counted-too-heavy' }] } },
    });
    expect((await at.get(id)).data).toMatchObject({ status: 'PACKING', boxCount: 0 });
    await desk.stop(id, 'Too heavy for air');
    expect((await at.get(id)).data.timeline.at(-1)).toMatchObject({ status: 'SUBMITTED', note: 'Too heavy for air' });
  });

  it('of a rehearsal are an offer: letting go costs its fee', async () => {
    const at = await startShipping();
    const id = await packingAt(at).packed([BOX], { mode: 'REHEARSAL' });
    expect((await at.close(id)).problem).toMatchObject({ code: 'UNPACK_FEE', data: { amount: { amount: 257 } } });
  });
});

describe('boxes that were paid before they were packed', () => {
  const paid = async () => {
    const at = await startShipping();
    await at.fund(10_000);
    // 800 grams and 150 for packing, by their room 1150: ¥50 and two steps of ¥20
    const { id, total } = await at.order({ mode: 'PAY_FIRST' });
    expect(total.amount).toBe(714 + 571);
    await at.pay(id);
    const desk = packingAt(at);
    await desk.start(id);
    return { at, desk, id };
  };

  it('ask for what they cost more, and leave when that is paid', async () => {
    const { at, desk, id } = await paid();
    await desk.seal(id, [{ ...BOX, grams: 2000 }]);
    const { data } = await at.get(id);
    expect(data).toMatchObject({
      status: 'WEIGHED',
      holds: ['AWAITING_TOPUP'],
      payment: { kind: 'TRANSIT_TOPUP', amount: { amount: 286 } },
    });
    expect(data.reconciliation).toMatchObject({ outcome: 'TOP_UP', difference: { amount: 286 } });
    // what a difference is due of is to be paid, not prepared
    expect((await at.list({ group: 'toPay' })).data).toMatchObject({ total: 1, dueBesides: 1, items: [{ id }] });
    expect((await at.list({ group: 'preparing' })).data).toMatchObject({ total: 0, items: [] });
    await expect(desk.send(id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect((await at.pay(id)).data).toMatchObject({ status: 'WEIGHED', holds: [], paid: { amount: 714 + 571 + 286 } });
    const sum = { amount: 286, currency: data.total.currency };
    const told = (await at.get(id)).data.timeline.flatMap(({ news }) => news ?? []);
    expect(told).toEqual([{ code: 'PAID_MORE', sum }]);
    const owner = await signInStaff(at.shop, ['owner']);
    const atDesk = (await at.shop.call(packingDeskEndpoints.get, { params: { id } }, owner)).data.timeline;
    expect(atDesk).toContainEqual(expect.objectContaining({ kind: 'MONEY', code: 'PAYMENT', by: 'SHOPPER', sum }));
    await desk.send(id);
    expect((await at.get(id)).data.status).toBe('OUTBOUND');
  });

  it('give back at once what they cost less', async () => {
    const { at, desk, id } = await paid();
    await desk.seal(id, [{ ...BOX, grams: 500, lengthMm: 100 }]);
    const { data } = await at.get(id);
    expect(data).toMatchObject({
      status: 'WEIGHED',
      holds: [],
      refunded: { amount: 571 },
      reconciliation: { outcome: 'REFUND' },
    });
    expect(await at.balance()).toBe(10_000 - 714);
    expect((await at.close(id)).problem.code).toBe('STATE_CONFLICT');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('give back all but the fee when they are let go before the rest is paid', async () => {
    const { at, desk, id } = await paid();
    await desk.seal(id, [{ ...BOX, grams: 2000 }]);
    expect((await at.close(id, { acceptFee: 100 })).data).toMatchObject({
      status: 'CLOSED',
      refunded: { amount: 714 + 571 - 100 },
    });
    expect(await at.balance()).toBe(10_000 - 100);
    expect((await at.pay(id)).problem.code).toBe('STATE_CONFLICT');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});

it('tells its shopper that the boxes are weighed, once', async () => {
  const at = await startShipping();
  await packingAt(at).packed();
  const mails = await mailsTo(at.shop, at.email);
  expect(mails.filter(({ subject }) => subject.includes('packed'))).toHaveLength(1);
}); // prettier-ignore
