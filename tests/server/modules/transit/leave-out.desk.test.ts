import { beforeAll, describe, expect, it } from 'vitest';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { packingPapersEndpoints } from '../../../../src/contract/packing-papers.desk.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { signInStaff } from '../../../support/staff';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

describe('a shipment of which a parcel is not found', () => {
  let at: Awaited<ReturnType<typeof startShipping>>;
  let as: { staffToken: string };
  const get = async (id: string) => (await at.shop.call(calls.get, { params: { id } }, as)).data;
  const leaveOut = (id: string, version: number, parcelIds: string[]) => {
    const body = { version, parcelIds, note: 'It is not on its shelf' };
    return at.shop.call(calls.leaveOut, { params: { id }, body }, as);
  };
  beforeAll(async () => {
    at = await startShipping();
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.fund(50_000);
  });

  it('goes on without it: it is in store, not declared, and its shopper reads why', async () => {
    const [kept, gone] = [await at.store(), await at.store()];
    const { id } = (await at.create([kept, gone])).data;
    const { data: started } = await at.shop.call(calls.start, { params: { id } }, as);
    expect(started.canLeaveOut).toBe(true);
    const hold = { params: { id }, body: { version: started.version, note: 'The blue one is missing' } };
    const { data: held } = await at.shop.call(calls.hold, hold, as);
    const { data } = await leaveOut(id, held.version, [gone]);
    expect(data).toMatchObject({ status: 'PACKING', heldNote: '', canPack: true, canLeaveOut: false });
    expect(data.parcels.map((parcel) => parcel.id)).toEqual([kept]);
    expect(data.declaration).toHaveLength(started.declaration.length - 1);
    const { data: shown } = await at.get(id);
    expect(shown.parcels.map((parcel) => parcel.id)).toEqual([kept]);
    expect(shown.timeline.at(-1)).toMatchObject({ note: 'It is not on its shelf' });
    const store = (await at.shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token: at.token })).data;
    expect(store.items.map((parcel) => parcel.id)).toContain(gone);
    const body = { version: data.version, boxes: [{ ...BOX, parcelIds: [kept] }], parcelIds: [kept], done: [] };
    const withIt = { ...body, boxes: [{ ...BOX, parcelIds: [kept, gone] }] };
    const refused = await at.shop.call(calls.seal, { params: { id }, body: withIt }, as);
    expect(refused.problem.errors).toEqual([{ path: 'boxes', code: 'not_these' }]);
    expect((await at.shop.call(calls.seal, { params: { id }, body }, as)).data.status).toBe('PENDING_PAYMENT');
    expect((await at.pay(id)).data.status).toBe('PAID');
    await packingAt(at).send(id);
    // what was left out is shipped another time
    expect((await at.create([gone])).status).toBe(200);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('leaves something in it, takes out only what is in it, and nothing once it is packed', async () => {
    const [one, two] = [await at.store(), await at.store()];
    const { id } = (await at.create([one, two])).data;
    const { version } = await get(id);
    expect((await leaveOut(id, version, [one, two])).problem.errors).toEqual([{ path: 'parcelIds', code: 'nothing_left' }]);
    expect((await leaveOut(id, version, ['another'])).problem.errors).toEqual([{ path: 'parcelIds', code: 'not_these' }]);
    expect((await leaveOut(id, version - 1 || 2, [one])).problem.code).toBe('STATE_CONFLICT');
    await packingAt(at).start(id);
    await packingAt(at).seal(id);
    const packed = await get(id);
    expect(packed.canLeaveOut).toBe(false);
    expect((await leaveOut(id, packed.version, [one])).problem.code).toBe('STATE_CONFLICT');
  });

  it('remembers into which box a parcel was put, and has a sheet for each', async () => {
    const [one, two] = [await at.store(), await at.store()];
    const { id } = (await at.create([one, two])).data;
    const { data } = await at.shop.call(calls.start, { params: { id } }, as);
    const boxes = [{ ...BOX, parcelIds: [two] }, { ...BOX, parcelIds: [one] }];
    const body = { version: data.version, boxes, parcelIds: [one, two], done: [] };
    await at.shop.call(calls.seal, { params: { id }, body }, as);
    const { sheets } = (await at.shop.call(packingPapersEndpoints.papers, { params: { id } }, as)).data;
    const numberOf = (parcelId: string) => data.parcels.find((parcel) => parcel.id === parcelId)?.parcelNo;
    expect(sheets.map(({ boxNos, parcelNos }) => [boxNos, parcelNos])).toEqual([
      [[1], [numberOf(two)]],
      [[2], [numberOf(one)]],
    ]);
  });
}); // prettier-ignore
