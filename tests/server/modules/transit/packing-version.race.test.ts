import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { DeskTransit } from '../../../../src/contract/packing-desk';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { transitOrder } from '../../../../src/server/db/schema/transit';
import { transitParcel } from '../../../../src/server/db/schema/transit-parcel';
import { transitRepo } from '../../../../src/server/modules/transit/transit.repo';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { signInStaff } from '../../../support/staff';
import { connectionOf, waiting } from '../../../support/waiting-call';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

/** Far dearer than two parcels were said to be. */
const MANY = [BOX, BOX, BOX];
const note = 'Not on its shelf';

describeOnPostgres('two steps of one version (G23)', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let as: { staffToken: string };
  beforeAll(async () => {
    at = await startShipping();
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.fund(90_000);
  });

  /** Of three parcels, and somebody packs it. */
  async function begun(mode?: 'PAY_FIRST'): Promise<DeskTransit> {
    const ids = [await at.store(), await at.store(), await at.store()];
    const { id } = (await at.create(ids, mode && { mode })).data;
    if (mode) await at.pay(id);
    return (await at.shop.call(calls.start, { params: { id } }, as)).data;
  }

  /** The verbs, each of the shipment as it was read. */
  function stepsOf({ id, version, parcels }: DeskTransit) {
    const parcelIds = parcels.map((one) => one.id);
    const noted = { params: { id }, body: { version, note } };
    const leaving = (nth: number) => ({ ...noted, body: { ...noted.body, parcelIds: parcelIds.slice(nth, nth + 1) } });
    return {
      leaveOut: () => at.shop.call(calls.leaveOut, leaving(0), as),
      leaveAnother: () => at.shop.call(calls.leaveOut, leaving(1), as),
      hold: () => at.shop.call(calls.hold, noted, as),
      stop: () => at.shop.call(calls.stop, noted, as),
      ask: () => at.shop.call(calls.ask, { params: { id }, body: { version, boxes: MANY, note } }, as),
      seal: () =>
        at.shop.call(calls.seal, { params: { id }, body: { version, boxes: [{ ...BOX, parcelIds }], parcelIds } }, as),
    };
  }

  /** Both have read it before either writes: they wait for who holds it, in this order. */
  async function bothAtOnce<One, Other>(id: string, one: () => Promise<One>, other: () => Promise<Other>) {
    const [first, second] = await systemTx(async (tx) => {
      await transitRepo(tx, at.owner).lock(id);
      const earlier = one();
      const ahead = await waiting(earlier, await connectionOf(tx));
      const later = other();
      await waiting(later, ahead);
      return [[earlier], [later]] as const;
    });
    return [await first[0], await second[0]] as const;
  }

  it.each([
    ['leaveOut', 'seal'],
    ['leaveOut', 'leaveAnother'],
    ['leaveOut', 'ask'],
    ['leaveOut', 'hold'],
    ['hold', 'stop'],
    ['hold', 'leaveOut'],
    ['hold', 'seal'],
    ['seal', 'leaveOut'],
  ] as const)('are done once: %s before %s', async (one, other) => {
    const before = await begun();
    const steps = stepsOf(before);
    const [first, second] = await bothAtOnce(before.id, steps[one], steps[other]);
    expect([first.status, second.status, second.problem.code]).toEqual([200, 409, 'STATE_CONFLICT']);
    // who was later is told how it stands
    expect(second.problem.data).toMatchObject({ version: first.data.version });
    const { data: now } = await at.shop.call(calls.get, { params: { id: before.id } }, as);
    expect(now).toMatchObject({ version: first.data.version, status: first.data.status, heldNote: first.data.heldNote });
  });

  it.each(['PACK_FIRST', 'PAY_FIRST'] as const)('seal no parcel that was left out, and bill none: %s', async (mode) => {
    const before = await begun(mode === 'PAY_FIRST' ? mode : undefined);
    const steps = stepsOf(before);
    const [left, sealed] = await bothAtOnce(before.id, steps.leaveOut, steps.seal);
    expect([left.status, sealed.status]).toEqual([200, 409]);
    const { data: now } = await at.shop.call(calls.get, { params: { id: before.id } }, as);
    expect([now.status, now.boxes, now.parcels.length]).toEqual(['PACKING', [], 2]);
    expect(await boxesOfParcels(before.id)).toEqual([null, null, null]);
    expect((await stepsOf(now).seal()).status).toBe(200);
    expect((await boxesOfParcels(before.id)).toSorted()).toEqual([1, 1, null]);
  });

  it.each(['PACK_FIRST', 'PAY_FIRST'] as const)('are done once, however many come at one moment: %s', async (mode) => {
    const before = await begun(mode === 'PAY_FIRST' ? mode : undefined);
    const answers = await Promise.all(Object.values(stepsOf(before)).map((step) => step()));
    const done = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const { data: now } = await at.shop.call(calls.get, { params: { id: before.id } }, as);
    expect(now).toMatchObject({ version: done[0]?.data.version, status: done[0]?.data.status });
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('bill what is left where nobody names a version, as the played packer', async () => {
    const before = await begun();
    const played = () => packingAt(at).seal(before.id);
    await bothAtOnce(before.id, stepsOf(before).leaveOut, played);
    const kept = before.parcels.slice(1).map((one) => one.id);
    const [row] = await systemTx((tx) =>
      tx.select().from(transitOrder).where(and(eq(transitOrder.tenantId, at.owner.tenantId), eq(transitOrder.id, before.id))),
    );
    expect(row?.invoice?.request.parcels.map((one) => one.id).toSorted()).toEqual(kept.toSorted());
  });

  const boxesOfParcels = async (id: string) => {
    const ofOrder = and(eq(transitParcel.tenantId, at.owner.tenantId), eq(transitParcel.transitOrderId, id));
    const rows = await systemTx((tx) => tx.select({ boxNo: transitParcel.boxNo }).from(transitParcel).where(ofOrder));
    return rows.map(({ boxNo }) => boxNo);
  };
}); // prettier-ignore
