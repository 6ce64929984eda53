import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import type { AuditQuery } from '../../../../src/contract/operator';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { parcelDeskEndpoints } from '../../../../src/contract/parcel.desk.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { signInStaff } from '../../../support/staff';
import { startReturning } from './returning';
import { benchOf, numberOf, startScanning } from './scanning';

type At = Awaited<ReturnType<typeof startScanning>>;

describe('POST /operator/scan', () => {
  let at: At;
  let last = 0;
  const fresh = async () => {
    last += 1;
    return { number: numberOf(last), id: await at.await(numberOf(last)) };
  };
  beforeAll(async () => {
    at = await startScanning();
  });

  it('takes in what is waited for, once, however its number is written', async () => {
    const { number, id } = await fresh();
    const bench = at.bench('receives');
    const first = await bench.scan(` ${number.toLowerCase().replace('1', '１')} `);
    expect(first).toMatchObject({ say: 'RECEIVED', recognised: 'NUMBER', code: number, parcel: { id } });
    const again = await bench.scan(number);
    expect(again).toMatchObject({ say: 'ALREADY', parcel: { id }, doneToday: first.doneToday });
    expect((await bench.scan(first.parcel?.parcelNo ?? '')).say).toBe('ALREADY');
  });

  it('takes in as nobody’s what nobody waits for, and knows what is no number', async () => {
    const bench = at.bench('unknown');
    const found = await bench.scan('SF9999999999999');
    expect(found).toMatchObject({ say: 'UNCLAIMED', parcel: { status: 'UNCLAIMED', owner: '' } });
    expect(await bench.scan('SF9999999999999')).toMatchObject({ say: 'ALREADY', parcel: { id: found.parcel?.id } });
    for (const code of ['hello', '!DANCE', 'L-A01', 'PC261121AAAAAAAA', '＃＃', '12 x'])
      expect((await bench.scan(code)).say, code).toBe('UNKNOWN');
  });

  it('answers a scan that is sent again as it was, and does it once', async () => {
    const { number } = await fresh();
    const bench = at.bench('twice');
    const scanId = randomUUID();
    const twins = await Promise.all([bench.send(number, scanId), bench.send(number, scanId)]);
    expect(twins.map(({ data }) => data.say)).toEqual(['RECEIVED', 'RECEIVED']);
    expect((await bench.send(number, scanId)).data).toEqual(twins[0].data);
    const other = benchOf(at.shop, (await signInStaff(at.shop, ['warehouse'])).staffToken);
    expect((await other.send(number, scanId)).status).toBe(409);
    // an id that was used is no other scan's
    expect((await bench.send('!UNDO', scanId)).status).toBe(409);
  });

  it('brings a parcel from its number to its shelf without another word than codes', async () => {
    const { number, id } = await fresh();
    const bench = at.bench('whole');
    await bench.scan(number);
    bench.turn('INSPECT');
    expect((await bench.scan('!PASS')).say).toBe('NEEDS_PARCEL');
    expect(await bench.scan(number)).toMatchObject({ say: 'PARCEL', next: { parcelId: id } });
    expect((await bench.scan('!PASS')).say).toBe('NEEDS_WEIGHT');
    expect((await bench.scan('1250', '!PASS')).say).toBe('NEEDS_SIZE');
    expect((await bench.scan('M-300x200x90', '!FAIL')).say).toBe('NEEDS_REASON');
    expect(await bench.scan('!PASS')).toMatchObject({ say: 'INSPECTED', next: {}, parcel: { grams: 1250 } });
    bench.turn('SHELVE');
    expect((await bench.scan(number)).say).toBe('NEEDS_SHELF');
    const shelved = await bench.scan('L-A01-03-2', number);
    expect(shelved).toMatchObject({ say: 'STOCKED_IN', next: { location: 'A01-03-2' }, canUndo: true });
    expect((await bench.scan(number)).say).toBe('NOT_NOW');
    const { data } = await at.shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token: at.token });
    expect(data.items.map((parcel) => parcel.id)).toContain(id);
  });

  it('weighs the next parcel anew', async () => {
    const [one, two] = [await fresh(), await fresh()];
    const bench = at.bench('scale');
    await bench.scan(one.number, two.number);
    bench.turn('INSPECT');
    await bench.scan(one.number, '900', '300x200x100');
    expect((await bench.scan(two.number)).next).toEqual({ parcelId: two.id });
    expect((await bench.scan('!PASS')).say).toBe('NEEDS_WEIGHT');
  });

  it('moves what lies in store, and takes back its last effects one by one', async () => {
    const { number, id } = await fresh();
    const bench = at.bench('moves');
    await bench.scan(number);
    bench.turn('INSPECT');
    await bench.scan(number, '900', '300x200x100', '!PASS');
    bench.turn('SHELVE');
    await bench.scan('L-A01', number);
    bench.turn('MOVE');
    expect((await bench.scan('L-B02', number)).parcel).toMatchObject({ id, location: 'B02' });
    expect((await bench.scan('!UNDO')).parcel).toMatchObject({ id, location: 'A01' });
    // a shelf may be typed as records show it
    expect(await bench.scan('d-13-1')).toMatchObject({ say: 'SHELF', recognised: 'SHELF' });
    expect((await bench.scan(number)).parcel).toMatchObject({ id, location: 'D-13-1' });
    expect((await bench.scan('!UNDO')).parcel).toMatchObject({ id, location: 'A01' });
    expect((await bench.scan('!UNDO')).say).toBe('NOTHING_TO_UNDO');
    bench.turn('SHELVE');
    // moved and moved back since: what it was put there by is over
    expect((await bench.scan('!UNDO')).say).toBe('FINAL');
  });

  it('takes back what was put on a shelf a moment ago, and puts it there anew', async () => {
    const { number, id } = await fresh();
    const bench = at.bench('undoes');
    await bench.scan(number);
    bench.turn('INSPECT');
    await bench.scan(number, '900', '300x200x100', '!PASS');
    bench.turn('SHELVE');
    const { doneToday } = await bench.scan('L-A01', number);
    const undone = await bench.scan('!UNDO');
    expect(undone).toMatchObject({ say: 'UNDONE', parcel: { id, status: 'INSPECTED' }, doneToday: doneToday - 1 });
    expect((await bench.scan(number)).say).toBe('STOCKED_IN');
  });

  it('takes back what was received or passed by a slip, as it was before, within half an hour', async () => {
    const { number, id } = await fresh();
    const bench = at.bench('slips');
    expect(await bench.scan(number)).toMatchObject({ say: 'RECEIVED', canUndo: true });
    expect(await bench.scan('!UNDO')).toMatchObject({ say: 'UNDONE', parcel: { id, status: 'FORECAST' } });
    expect(await bench.scan(number)).toMatchObject({ say: 'RECEIVED', parcel: { id } });
    bench.turn('INSPECT');
    await bench.scan(number, '900', '300x200x100', '!PASS');
    expect(await bench.scan('!UNDO')).toMatchObject({ say: 'UNDONE', parcel: { status: 'RECEIVED', grams: null } });
    // looked at and taken back since: what it was received by is over
    bench.turn('RECEIVE');
    expect((await bench.scan('!UNDO')).say).toBe('FINAL');
    const late = await fresh();
    // of two scans at one moment neither is the last
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 1000);
    await bench.scan(late.number);
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 31 * 60_000);
    expect((await bench.scan('!UNDO')).say).toBe('TOO_LATE');
    // of what nobody awaited nothing is left, and scanned again it is there again
    const { parcel: slip } = await bench.scan('SF9999999999998');
    expect(await bench.scan('!UNDO')).toMatchObject({ say: 'UNDONE', parcel: { id: slip?.id, status: 'EXPIRED' } });
    const again = await bench.scan('SF9999999999998');
    expect([again.say, again.parcel?.status, again.parcel?.id === slip?.id]).toEqual(['UNCLAIMED', 'UNCLAIMED', false]);
  });

  it('takes back an order’s arrival, its fault and its shelving with the parcel, and tells who was asked', async () => {
    const shop = await startReturning();
    const { staffToken } = await signInStaff(shop.shop, ['warehouse']);
    const { id: orderId } = await shop.order();
    await shop.pay(orderId);
    for (let step = 0; step < 3; step += 1) await shop.step();
    const expected = (await shop.shop.call(parcelDeskEndpoints.list, { query: {} }, { staffToken })).data.items;
    const number = expected[0]?.number ?? '';
    const statusOf = async () => {
      const { status, items } = await shop.orderOf(orderId);
      return [status, items[0]?.status];
    };
    expect(await statusOf()).toEqual(['SELLER_SHIPPED', 'ORDERED']);
    // a clock that runs: no two looks at it say the same
    let now = shop.shop.clock.now.getTime();
    Object.defineProperty(shop.shop.clock, 'now', { get: () => new Date((now += 1)) });
    const bench = benchOf(shop.shop, staffToken);
    await bench.scan(number);
    expect(await statusOf()).toEqual(['PARTIALLY_ARRIVED', 'ARRIVED']);
    expect((await bench.scan('!UNDO')).say).toBe('UNDONE');
    expect(await statusOf()).toEqual(['SELLER_SHIPPED', 'ORDERED']);
    await bench.scan(number);
    bench.turn('INSPECT');
    await bench.scan(number, '900', '300x200x100', '!PASS');
    expect(await statusOf()).toEqual(['PARTIALLY_ARRIVED', 'QC_PASSED']);
    await bench.scan('!UNDO');
    expect(await statusOf()).toEqual(['PARTIALLY_ARRIVED', 'ARRIVED']);
    await bench.scan(number, '900', '300x200x100', '!R-DAMAGED', '!FAIL');
    expect(await statusOf()).toEqual(['PARTIALLY_ARRIVED', 'QC_FAILED']);
    expect((await bench.scan('!UNDO')).say).toBe('UNDONE');
    expect(await statusOf()).toEqual(['PARTIALLY_ARRIVED', 'ARRIVED']);
    const told = (await shop.shop.call(accountEndpoints.listNotifications, {}, { token: shop.token })).data.items;
    expect(told.map(({ title }) => title)).toEqual(expect.arrayContaining(['Please decide', 'No decision needed']));
    await bench.scan(number, '900', '300x200x100', '!PASS');
    bench.turn('SHELVE');
    await bench.scan('L-A01', number);
    expect(await statusOf()).toEqual(['STOCKED_IN', 'QC_PASSED']);
    expect((await bench.scan('!UNDO')).say).toBe('UNDONE');
    expect(await statusOf()).toEqual(['PARTIALLY_ARRIVED', 'QC_PASSED']);
    await bench.scan('L-A01', number);
    expect(await statusOf()).toEqual(['STOCKED_IN', 'QC_PASSED']);
    const { staffToken: owner } = await signInStaff(shop.shop, ['owner']);
    const deedsOf = async (query: AuditQuery) =>
      (await shop.shop.call(operatorDeskEndpoints.listAudit, { query }, { staffToken: owner })).data;
    const deeds = await deedsOf({ action: 'warehouse.inspect' });
    expect(deeds.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ status: 'RECEIVED', isUndone: true }),
    );
    // with what was found wrong
    expect(deeds.map(({ after }) => after?.faults).filter(Boolean)).toEqual([['DAMAGED']]);
    // the audit calls the parcel by the number of ours, and no program's
    for (const { subjectNo } of deeds) expect(subjectNo).toMatch(/^PC\d/);
    // and finds it by that, as by its own id
    const { subjectId, subjectNo = '' } = deeds[0] ?? {};
    const all = await deedsOf({ subjectId });
    expect(all.length).toBeGreaterThan(deeds.length);
    expect(await deedsOf({ subjectId: subjectNo?.toLowerCase() })).toEqual(all);
    expect(await deedsOf({ subjectId: subjectNo ?? '', action: 'warehouse.inspect' })).toEqual(deeds);
    expect(await deedsOf({ subjectId: 'PC0000' })).toEqual([]);
  });

  it('takes back no arrival of goods of which its shopper has asked something since, nor a fault that they decided', async () => {
    const shop = await startReturning();
    const { staffToken } = await signInStaff(shop.shop, ['warehouse']);
    const arrive = async () => {
      const { id } = await shop.order();
      await shop.pay(id);
      for (let step = 0; step < 3; step += 1) await shop.step();
      const [first] = (await shop.shop.call(parcelDeskEndpoints.list, { query: {} }, { staffToken })).data.items;
      shop.shop.clock.now = new Date(shop.shop.clock.now.getTime() + 1000);
      const bench = benchOf(shop.shop, staffToken, id);
      await bench.scan(first?.number ?? '');
      return { id, bench, number: first?.number ?? '', parcelId: first?.id ?? '' };
    };
    const asked = await arrive();
    const [item] = (await shop.orderOf(asked.id)).items;
    expect((await shop.ask(item?.id ?? '')).status).toBe(200);
    expect((await asked.bench.scan('!UNDO')).say).toBe('FINAL');
    const decided = await arrive();
    decided.bench.turn('INSPECT');
    await decided.bench.scan(decided.number, '900', '300x200x100', '!R-DAMAGED', '!FAIL');
    const [wrong] = (await shop.orderOf(decided.id)).items;
    expect((await shop.decide(decided.parcelId, wrong?.id ?? '', 'ACCEPT')).status).toBe(200);
    expect((await decided.bench.scan('!UNDO')).say).toBe('FINAL');
    expect((await shop.orderOf(decided.id)).items[0]?.status).toBe('QC_PASSED');
  });

  it('does nothing with what lies in another warehouse, and knows its own alone', async () => {
    const { number } = await fresh();
    await at.bench('here').scan(number);
    const there = at.bench('there', 'yw');
    there.turn('INSPECT');
    expect((await there.scan(number)).say).toBe('ELSEWHERE');
    // what a bench says back of a parcel or a shelf is its own word
    const here = at.bench('here');
    here.turn('INSPECT');
    const { next: context } = await here.scan(number, '1250', 'M-300x200x90');
    expect(await there.sendWith('!PASS', context)).toMatchObject({ status: 200, data: { say: 'ELSEWHERE', next: {} } });
    expect((await there.sendWith('!NEXT', { location: '<img src=x>' })).status).toBe(422);
    expect((await at.bench('nowhere', 'nowhere').send(number)).status).toBe(404);
  });
});
