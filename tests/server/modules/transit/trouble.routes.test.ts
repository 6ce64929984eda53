import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { describeOnPostgres } from '../../../support/postgres';
import { mailsTo } from '../../../support/shopper';
import { packingAt } from './packing';
import { startShipping } from './shipping';

let close: () => void;
beforeAll(() => {
  ({ close } = openTestBucket());
});
afterAll(() => close());

const DAY_MS = 24 * 3_600_000;

/** A shopper with something on its way, and with pictures of papers. */
async function startTrouble() {
  const at = await startShipping();
  await at.fund(100_000);
  const paper = await uploadPicture(at.shop, await jpegPicture(), { token: at.token });
  const inDays = (days: number) => new Date(at.shop.clock.now.getTime() + days * DAY_MS);
  const seen = async (id: string) => {
    const { status, closeReason, holds, trouble, actions } = (await at.get(id)).data;
    return { status, closeReason, holds, trouble, actions: actions.map(({ name }) => name) };
  };
  const mails = async (word: string) => (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes(word)).length; // prettier-ignore
  return { ...at, desk: packingAt(at), paper, inDays, seen, mails };
}

describe('what customs have taken', () => {
  it('is asked papers for by a day, goes on with them, and arrives', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    await at.desk.seize(id, 'Invoice without a material');
    expect(await at.seen(id)).toMatchObject({
      status: 'SEIZED',
      trouble: { kind: 'SEIZED', note: 'Invoice without a material', papers: null },
      actions: ['SEND_PAPERS', 'GIVE_UP'],
    });
    expect((await at.get(id)).data.actions[0]?.until).toBe(at.inDays(14).toISOString());
    expect(await at.mails('papers')).toBe(1);
    const sent = await at.decide(id, { choice: 'PAPERS', words: 'The receipt', photos: [at.paper] });
    expect(sent.data.actions.map(({ name }) => name)).toEqual(['GIVE_UP']);
    expect((await at.seen(id)).trouble?.papers).toMatchObject({ words: 'The receipt', photos: [at.paper] });
    // customs have the word now, however long they take
    await moveTransitOrders(at.inDays(15));
    expect(await at.seen(id)).toMatchObject({ status: 'SEIZED' });
    await at.desk.say(id, [['ARRIVED', 20], ['DELIVERED', 30]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({ status: 'DELIVERED', trouble: null, actions: ['COMPLETE'] });
  });

  it('is reminded of, and given up where nothing is said: no money moves, and no carrier brings it back', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    await at.desk.seize(id);
    const before = await at.balance();
    for (const day of [7, 7.5, 11, 13.9]) await moveTransitOrders(at.inDays(day));
    expect(await at.mails('papers')).toBe(3);
    expect(await at.seen(id)).toMatchObject({ status: 'SEIZED' });
    for (const day of [14, 15]) await moveTransitOrders(at.inDays(day));
    expect(await at.seen(id)).toMatchObject({ status: 'CLOSED', closeReason: 'GIVEN_UP', actions: [] });
    expect(await at.mails('given up')).toBe(1);
    await at.desk.say(id, [['DELIVERED', 60]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({ status: 'CLOSED' });
    expect(await at.balance()).toBe(before);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is given up in a word, also after papers, and only from there', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    const codeOf = async (body: Parameters<typeof at.decide>[1]) => (await at.decide(id, body)).problem.code;
    expect(await codeOf({ choice: 'GIVE_UP' })).toBe('STATE_CONFLICT');
    expect(await codeOf({ choice: 'PAPERS', photos: [at.paper] })).toBe('STATE_CONFLICT');
    await at.desk.seize(id);
    expect((await at.close(id)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.decide(id, { choice: 'PAPERS' })).problem.errors).toEqual([{ path: 'photos', code: 'required' }]);
    expect(await codeOf({ choice: 'PAPERS', photos: ['/nowhere.jpg'] })).toBe('INVALID');
    await at.decide(id, { choice: 'PAPERS', photos: [at.paper] });
    expect(await codeOf({ choice: 'PAPERS', photos: [at.paper] })).toBe('STATE_CONFLICT');
    expect((await at.decide(id, { choice: 'GIVE_UP' })).data).toMatchObject({ status: 'CLOSED', actions: [] });
    expect(await codeOf({ choice: 'GIVE_UP' })).toBe('STATE_CONFLICT');
    await expect(at.desk.seize(id)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });
});

describe('papers that customs want', () => {
  it('are told of once, are sent, and are asked for no more where it goes on', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    await at.desk.say(id, [['PAPERS_WANTED', 10]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({ status: 'CUSTOMS', holds: ['PAPERS_WANTED'], actions: ['SEND_PAPERS'] });
    expect(await at.mails('papers')).toBe(1);
    await at.decide(id, { choice: 'PAPERS', photos: [at.paper] });
    await at.desk.say(id, [['PAPERS_WANTED', 20]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({
      holds: [],
      trouble: { kind: 'PAPERS_WANTED', papers: { words: '' } },
      actions: [],
    });
    await at.desk.say(id, [['ARRIVED', 30]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({ status: 'ARRIVED_LOCAL', holds: [], trouble: null });
    expect(await at.mails('papers')).toBe(1);
  });
});

describe('what came back', () => {
  it('lies in store again in a word, once, and is shipped anew for new money', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    const { total, parcels } = (await at.get(id)).data;
    await at.desk.say(id, [['RETURNED', 20]]); // prettier-ignore
    expect(await at.seen(id)).toMatchObject({
      status: 'RETURNED',
      trouble: { kind: 'RETURNED' },
      actions: ['RESTOCK', 'DISPOSE'],
    });
    expect(await at.mails('came back')).toBe(1);
    expect((await at.create(parcels.map((parcel) => parcel.id))).problem.code).toBe('PARCEL_NOT_FREE');
    expect((await at.decide(id, { choice: 'GIVE_UP' })).problem.code).toBe('STATE_CONFLICT');
    const before = await at.balance();
    expect((await at.decide(id, { choice: 'RESTOCK' })).data).toMatchObject({
      status: 'CLOSED',
      closeReason: 'RETURNED',
      actions: [],
    });
    expect((await at.decide(id, { choice: 'RESTOCK' })).problem.code).toBe('STATE_CONFLICT');
    // what was paid for the way there and back stays paid
    expect(await at.balance()).toBe(before);
    const again = (await at.create(parcels.map((parcel) => parcel.id))).data;
    await at.desk.start(again.id);
    await at.desk.seal(again.id);
    await at.pay(again.id);
    expect(before - (await at.balance())).toBe(total.amount);
    await at.desk.send(again.id);
    await at.desk.say(again.id, [['DELIVERED', 60]]); // prettier-ignore
    expect(await at.seen(again.id)).toMatchObject({ status: 'DELIVERED' });
    expect(await at.seen(id)).toMatchObject({ status: 'CLOSED' });
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is reminded of, and lies in store after a fortnight of silence', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    await at.desk.say(id, [['RETURNED', 20]]); // prettier-ignore
    for (const day of [7.1, 11.1, 13.9]) await moveTransitOrders(at.inDays(day));
    expect(await at.mails('came back')).toBe(3);
    expect(await at.seen(id)).toMatchObject({ status: 'RETURNED' });
    for (const day of [14.1, 15]) await moveTransitOrders(at.inDays(day));
    expect(await at.seen(id)).toMatchObject({ status: 'CLOSED', closeReason: 'RETURNED' });
    expect(await at.mails('in store again')).toBe(1);
  });

  it('is thrown away whole, for good', async () => {
    const at = await startTrouble();
    const id = await at.desk.shipped();
    const ids = (await at.get(id)).data.parcels.map((parcel) => parcel.id);
    await at.desk.say(id, [['RETURNED', 20]]); // prettier-ignore
    expect((await at.decide(id, { choice: 'DISPOSE' })).data).toMatchObject({ status: 'CLOSED' });
    expect((await at.create(ids)).problem.code).toBe('PARCEL_NOT_FREE');
    expect((await at.decide(id, { choice: 'RESTOCK' })).problem.code).toBe('STATE_CONFLICT');
  });
});

describeOnPostgres('papers at the last minute', () => {
  it('come in time or too late, and are never given up with the goods', async () => {
    const at = await startTrouble();
    for (let round = 0; round < 8; round += 1) {
      const id = await at.desk.shipped();
      await at.desk.seize(id);
      const [sent] = await Promise.all([
        at.decide(id, { choice: 'PAPERS', photos: [at.paper] }),
        moveTransitOrders(at.inDays(14)),
      ]);
      const { status, trouble } = await at.seen(id);
      expect(status).toBe(sent.status === 200 ? 'SEIZED' : 'CLOSED');
      expect(trouble?.papers?.photos).toEqual(status === 'SEIZED' ? [at.paper] : undefined);
    }
  });
});

describeOnPostgres('what came back', () => {
  it('is taken back once, and shipped anew once, whoever presses when', async () => {
    const at = await startTrouble();
    for (let round = 0; round < 6; round += 1) {
      const id = await at.desk.shipped();
      const ids = (await at.get(id)).data.parcels.map((parcel) => parcel.id);
      await at.desk.say(id, [['RETURNED', 20]]); // prettier-ignore
      const said = await Promise.all([
        at.decide(id, { choice: 'RESTOCK' }),
        at.decide(id, { choice: 'DISPOSE' }),
        moveTransitOrders(at.inDays(15)),
      ]);
      expect(
        said.slice(0, 2).filter((each) => typeof each !== 'number' && each.status === 200).length,
      ).toBeLessThanOrEqual(1);
      expect(await at.seen(id)).toMatchObject({ status: 'CLOSED', closeReason: 'RETURNED' });
      const again = await Promise.all([at.create(ids), at.create(ids)]);
      const isThrownAway = said[1].status === 200;
      expect(again.filter(({ status }) => status === 200)).toHaveLength(isThrownAway ? 0 : 1);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
