import { beforeAll, describe, expect, it } from 'vitest';
import type { DeskTransit } from '../../../../src/contract/packing-desk';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { lapseQuestions } from '../../../../src/server/modules/transit/answer-question.service';
import { shopTx } from '../../../../src/server/db/database';
import { staffAssignment, staffRole } from '../../../../src/server/db/schema/staff';
import { readShopAccount } from '../../../support/money';
import { signInAgain, signInStaff } from '../../../support/staff';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

/** Twice what the shopper was told. */
const TOO_MUCH = [BOX, BOX];
const NOTE = 'The lamp is longer than the seller has said';

describe('boxes that cost more than their shopper has agreed to', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let packer: { staffToken: string };
  let manager: { staffToken: string };
  beforeAll(async () => {
    at = await startShipping();
    packer = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    manager = { staffToken: (await signInStaff(at.shop, ['manager'])).staffToken };
    await at.fund(50_000);
  });
  const signInBearer = async (warehouse: string) => {
    const { staffId } = await signInStaff(at.shop, ['packer']);
    const tenantId = at.shop.tenant.id;
    await shopTx(tenantId, async (tx) => {
      const role = { tenantId, id: 'bearer', name: 'Bearer', permissions: ['packing.absorb'] };
      await tx.insert(staffRole).values(role);
      const scope = { warehouses: [warehouse] };
      await tx
        .insert(staffAssignment)
        .values({ tenantId, staffId, roleId: 'bearer', scope, createdAt: at.shop.clock.now });
    });
    return { staffToken: await signInAgain(at.shop, staffId) };
  };
  const started = async () => {
    const { id } = await at.order();
    return (await at.shop.call(calls.start, { params: { id } }, packer)).data;
  };
  const seal = (order: DeskTransit, change: { absorb?: boolean; boxes?: (typeof BOX)[] } = {}, who = packer) => {
    const { boxes = TOO_MUCH, absorb } = change;
    const body = { version: order.version, boxes, absorb, parcelIds: order.parcels.map(({ id }) => id) };
    return at.shop.call(calls.seal, { params: { id: order.id }, body }, who);
  };
  const ask = ({ id, version }: DeskTransit, boxes = TOO_MUCH) =>
    at.shop.call(calls.ask, { params: { id }, body: { version, boxes, note: NOTE } }, packer);
  const answer = (id: string, questionId: string, decision: 'AGREE' | 'DECLINE') =>
    at.shop.call(transitEndpoints.answer, { params: { id }, body: { questionId, decision } }, { token: at.token });
  const release = ({ id }: DeskTransit) => at.shop.call(calls.release, { params: { id } }, packer);

  it('are not sealed: the desk says so before, and the server refuses', async () => {
    const order = await started();
    const preview = await at.shop.call(calls.preview, { params: { id: order.id }, body: { boxes: TOO_MUCH } }, packer);
    const told = order.estimate.total;
    expect(preview.data).toMatchObject({
      isOver: true,
      agreed: told,
      atMost: { amount: Math.floor(told.amount * 1.15) },
    });
    const refused = await seal(order);
    expect(refused.problem).toMatchObject({ code: 'OVER_AGREED', data: { agreed: told, invoiced: { amount: 2000 } } });
    expect((await seal(order, { boxes: [BOX] })).data.status).toBe('PENDING_PAYMENT');
  });

  it('are sealed at what was agreed where the shop bears the rest, which is its cost once they leave', async () => {
    const order = await started();
    expect((await seal(order, { absorb: true })).status).toBe(403);
    await release(order);
    // who packs here, and lets the shop bear something in another warehouse alone
    const elsewhere = { permission: 'packing.absorb', reason: 'OTHER_WAREHOUSE' };
    const bearer = await signInBearer('yw');
    expect((await seal(order, { absorb: true }, bearer)).problem).toMatchObject({ status: 403, data: elsewhere });
    const sealed = (await seal(order, { absorb: true }, manager)).data;
    const borne = 2000 - order.estimate.total.amount;
    expect(sealed.invoice).toMatchObject({ total: order.estimate.total });
    expect(sealed.invoice?.lines.at(-1)).toMatchObject({ code: 'discount-absorbed', amount: { amount: -borne } });
    await at.pay(order.id);
    expect(await readShopAccount(at.shop, 'DIFFERENCES')).toBe(0);
    const { version } = (await at.shop.call(calls.get, { params: { id: order.id } }, packer)).data;
    const boxes = [1, 2].map((boxNo) => ({ boxNo, carrier: 'EMS', trackingNo: `EA77345678${String(boxNo)}CN` }));
    await at.shop.call(calls.handOver, { params: { id: order.id }, body: { version, boxes } }, packer);
    expect(await readShopAccount(at.shop, 'DIFFERENCES')).toBe(-borne);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('are asked about: nobody packs them until their shopper has agreed, and then at that', async () => {
    const order = await started();
    expect((await ask(order, [BOX])).problem.code).toBe('STATE_CONFLICT');
    const asked = (await ask(order)).data;
    expect(asked).toMatchObject({ canPack: false, canLeaveOut: false, question: { state: 'ASKED', note: NOTE } });
    expect((await seal(asked)).problem.code).toBe('STATE_CONFLICT');
    await expect(packingAt(at).stop(order.id, NOTE)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    const queue = (await at.shop.call(calls.list, { query: { view: 'atShopper' } }, packer)).data;
    expect(queue.items.map(({ id }) => id)).toContain(order.id);
    const { question } = (await at.get(order.id)).data;
    expect(question).toMatchObject({ told: order.estimate.total, asks: { amount: 2000 }, note: NOTE });
    expect((await answer(order.id, 'another', 'AGREE')).problem.code).toBe('STATE_CONFLICT');
    expect((await answer(order.id, question?.id ?? '', 'AGREE')).status).toBe(200);
    expect((await answer(order.id, question?.id ?? '', 'DECLINE')).problem.code).toBe('STATE_CONFLICT');
    const now = (await at.shop.call(calls.get, { params: { id: order.id } }, packer)).data;
    expect(now).toMatchObject({ canPack: true, question: { state: 'AGREED' } });
    const sum = question?.asks;
    const atDesk = now.timeline.slice(-2).map(({ kind, code, by, sum: of }) => ({ kind, code, by, of }));
    expect(atDesk).toEqual([
      { kind: 'QUESTION', code: 'ASKED', by: undefined, of: sum },
      { kind: 'QUESTION', code: 'AGREED', by: 'SHOPPER', of: sum },
    ]);
    const read = (await at.get(order.id)).data.timeline;
    expect(read.slice(-2).map(({ news, by }) => ({ news, by }))).toEqual([
      { news: { code: 'ASKED', sum }, by: 'PACKER' },
      { news: { code: 'AGREED', sum }, by: 'SHOPPER' },
    ]);
    expect((await seal(now)).data).toMatchObject({ status: 'PENDING_PAYMENT', invoice: { total: { amount: 2000 } } });
  });

  it('stay what was told where their shopper says no, or nothing until the day', async () => {
    const [declined, silent] = [await started(), await started()];
    await ask(declined);
    await answer(declined.id, (await at.get(declined.id)).data.question?.id ?? '', 'DECLINE');
    await ask(silent);
    const late = new Date(at.shop.clock.now.getTime() + 49 * 3_600_000);
    await lapseQuestions(late);
    for (const [{ id }, state] of [
      [declined, 'DECLINED'],
      [silent, 'LAPSED'],
    ] as const) {
      const now = (await at.shop.call(calls.get, { params: { id } }, packer)).data;
      expect(now).toMatchObject({ canPack: true, question: { state } });
      expect((await seal(now)).problem.code).toBe('OVER_AGREED');
      expect((await at.get(id)).data.question).toBeNull();
    }
  });

  it('are found by the number of the shipment and by the label of a parcel', async () => {
    const order = await started();
    const find = async (code: string) => (await at.shop.call(calls.find, { query: { code } }, packer)).data.order?.id;
    expect(await find(order.orderNo)).toBe(order.id);
    expect(await find(order.parcels[0]?.parcelNo ?? '')).toBe(order.id);
    expect(await find('NOTHING')).toBeUndefined();
  });
});
