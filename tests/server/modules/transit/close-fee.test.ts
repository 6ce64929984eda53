import { describe, expect, it } from 'vitest';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { PAY_PASSWORD } from '../../../support/money';
import { mailsTo } from '../../../support/shopper';
import { BOX, packingAt } from './packing';
import { sendToReview } from './reviewing';
import { startShipping, type Shipping } from './shipping';

const FEE = { amount: 100, currency: 'USD' };
const DAY_MS = 24 * 3_600_000;
const PAYS = { acceptFee: FEE.amount, payPassword: PAY_PASSWORD };

/** Something packed, the id of its parcel, and whether another shipment may take that. */
async function packed(balance: number, mode?: 'REHEARSAL') {
  const at = await startShipping();
  if (balance > 0) await at.fund(balance);
  const parcelId = await at.store();
  const { id } = (await at.create([parcelId], { mode })).data;
  const desk = packingAt(at);
  await desk.start(id);
  await desk.seal(id, [BOX]);
  return { at, desk, id, parcelId, isFree: async () => (await at.create([parcelId])).status === 200 };
}
const mailed = async (at: Shipping, word: string) =>
  (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes(word)).length;
const comeTo = (at: Shipping, days: number) => moveTransitOrders(new Date(at.shop.clock.now.getTime() + days * DAY_MS));

describe('the fee for taking boxes apart', () => {
  it('is told first, and paid from the balance in the moment in which the parcels are free', async () => {
    const { at, id, isFree } = await packed(1000);
    expect((await at.get(id)).data.actions).toContainEqual(
      expect.objectContaining({ name: 'CLOSE', effect: 'UNPACKED', fee: FEE }),
    );
    expect((await at.close(id)).problem).toMatchObject({ status: 409, code: 'UNPACK_FEE', data: { amount: FEE } });
    expect((await at.close(id, { ...PAYS, acceptFee: 99 })).problem.code).toBe('UNPACK_FEE');
    expect((await at.close(id, { ...PAYS, payPassword: '000000' })).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect(await isFree()).toBe(false);
    const { data } = await at.close(id, { ...PAYS, reason: 'Too dear' });
    expect(data).toMatchObject({
      ...{ status: 'CLOSED', closeReason: 'BY_SHOPPER', holds: [], boxCount: 0, actions: [] },
      payment: { kind: 'TRANSIT_TOPUP', status: 'PAID', amount: FEE },
    });
    expect((await at.get(id)).data.timeline.at(-1)).toMatchObject({
      status: 'CLOSED',
      by: 'SHOPPER',
      note: 'Too dear',
    });
    expect(await at.balance()).toBe(900);
    expect((await at.close(id, PAYS)).problem.code).toBe('STATE_CONFLICT');
    expect(await isFree()).toBe(true);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('changes nothing where the balance does not hold it', async () => {
    const { at, id, isFree } = await packed(99);
    expect((await at.close(id, PAYS)).problem.code).toBe('BALANCE_TOO_LOW');
    expect((await at.get(id)).data).toMatchObject({ status: 'PENDING_PAYMENT', holds: [], boxCount: 1 });
    expect(await isFree()).toBe(false);
    await at.fund(5000);
    expect((await at.pay(id)).data.status).toBe('PAID');
  });

  it('is waited for where it is not paid at once: the parcels stay in their boxes until it is', async () => {
    const { at, desk, id, isFree } = await packed(0);
    const { data } = await at.close(id, { acceptFee: 100, reason: 'Too dear' });
    expect(data).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', holds: ['AWAITING_FEE'], closeReason: null, boxCount: 1, payBefore: null },
      payment: { kind: 'TRANSIT_TOPUP', status: 'UNPAID', amount: FEE },
      actions: [{ name: 'PAY_FEE', effect: 'ENDS', fee: FEE, until: null }],
    });
    expect(await isFree()).toBe(false);
    expect((await at.close(id, { acceptFee: 100 })).problem.code).toBe('STATE_CONFLICT');
    await expect(desk.send(id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect((await at.pay(id)).problem.code).toBe('BALANCE_TOO_LOW');
    await at.fund(1000);
    expect((await at.pay(id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'BY_SHOPPER', actions: [] });
    expect((await at.get(id)).data.timeline.at(-1)).toMatchObject({ by: 'SHOPPER', note: 'Too dear' });
    expect(await at.balance()).toBe(900);
    expect(await isFree()).toBe(true);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is taken from the balance by the clock, or asked for once and reminded of, and never let be', async () => {
    const [rich, poor] = [await packed(1000), await packed(99)];
    await comeTo(rich.at, 29.9);
    expect((await rich.at.get(rich.id)).data.status).toBe('PENDING_PAYMENT');
    await comeTo(rich.at, 30);
    expect((await rich.at.get(rich.id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'EXPIRED' });
    expect((await rich.at.get(rich.id)).data.timeline.at(-1)).toMatchObject({ status: 'CLOSED', by: 'CLOCK' });
    expect(await rich.at.balance()).toBe(900);
    expect([await mailed(rich.at, 'closed'), await rich.isFree()]).toEqual([1, true]);

    for (const day of [30.1, 37, 60, 99]) await comeTo(poor.at, day);
    expect((await poor.at.get(poor.id)).data).toMatchObject({ status: 'PENDING_PAYMENT', holds: ['AWAITING_FEE'] });
    expect([await mailed(poor.at, 'closed'), await mailed(poor.at, 'unpacking'), await poor.isFree()]).toEqual([
      0,
      3,
      false,
    ]);
    const [due] = (await poor.at.shop.call(paymentEndpoints.listUnpaid, { query: {} }, { token: poor.at.token })).data
      .items;
    expect(due).toMatchObject({ kind: 'TRANSIT_TOPUP', amount: FEE });
    await poor.at.fund(1);
    const body = { payPassword: PAY_PASSWORD };
    await poor.at.shop.call(paymentEndpoints.pay, { params: { id: due?.id ?? '' }, body }, { token: poor.at.token });
    expect((await poor.at.get(poor.id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'EXPIRED' });
    expect([await poor.at.balance(), await poor.isFree()]).toEqual([0, true]);
  });
});

describe('while a person looks at a payment', () => {
  it.each([undefined, 'REHEARSAL'] as const)('of what was packed (%s), it is closed for its fee', async (mode) => {
    const { at, id, isFree } = await packed(1000, mode);
    const fee = (await at.get(id)).data.actions.find(({ name }) => name === 'CLOSE')?.fee ?? FEE;
    const { paymentNo, sayAll } = await sendToReview(at, id);
    const accepts = { acceptFee: fee.amount };
    expect((await at.close(id, accepts)).data).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', holds: ['AWAITING_FEE'] },
      ...{ payment: { kind: 'TRANSIT_TOPUP', status: 'UNPAID', amount: fee } },
    });
    expect(await isFree()).toBe(false);
    expect((await at.pay(id)).data.status).toBe('CLOSED');
    await sayAll();
    expect((await at.get(id)).data.payments).toContainEqual(
      expect.objectContaining({ paymentNo, status: 'NEEDS_REVIEW' }),
    );
    expect([await at.balance(), await isFree()]).toEqual([1000 - fee.amount, true]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('of the fee, that is asked for anew and paid once, in the call that closes or later', async () => {
    const { at, id, isFree } = await packed(1000);
    await at.close(id, { acceptFee: 100, reason: 'Too dear' });
    const first = await sendToReview(at, id);
    expect((await at.get(id)).data).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', holds: ['AWAITING_FEE'], payment: { status: 'NEEDS_REVIEW' } },
      ...{ actions: [{ name: 'CLOSE', effect: 'UNPACKED', fee: FEE }] },
    });
    expect((await at.close(id)).problem.code).toBe('UNPACK_FEE');
    expect((await at.close(id, { acceptFee: 100 })).data).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', holds: ['AWAITING_FEE'], actions: [{ name: 'PAY_FEE' }] },
      payment: { kind: 'TRANSIT_TOPUP', status: 'UNPAID', amount: FEE },
    });
    expect((await at.close(id, PAYS)).problem.code).toBe('STATE_CONFLICT');
    expect([await at.balance(), await isFree()]).toEqual([1000, false]);
    const second = await sendToReview(at, id);
    expect((await at.close(id, PAYS)).data).toMatchObject({ status: 'CLOSED', holds: [], actions: [] });
    expect((await at.get(id)).data.timeline.at(-1)).toMatchObject({ status: 'CLOSED', note: 'Too dear' });
    for (const { sayAll } of [first, second]) await sayAll();
    expect([await at.balance(), await isFree()]).toEqual([900, true]);
    const states = (await at.get(id)).data.payments.map(({ status }) => status);
    expect(states.toSorted()).toEqual(['EXPIRED', 'NEEDS_REVIEW', 'NEEDS_REVIEW', 'PAID']);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});

it('what is due is paid at the sum that was shown, or not at all', async () => {
  const { at, id } = await packed(10_000);
  const { amount } = (await at.get(id)).data.total;
  expect((await at.pay(id, amount - 1)).problem).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: { amount } } });
  expect(await at.balance()).toBe(10_000);
  expect((await at.pay(id, amount)).data.status).toBe('PAID');
}); // prettier-ignore
