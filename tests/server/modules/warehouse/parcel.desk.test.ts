import { beforeAll, describe, expect, it } from 'vitest';
import type { ParcelView } from '../../../../src/contract/parcel-desk';
import { parcelDeskEndpoints as calls } from '../../../../src/contract/parcel.desk.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, PAY_PASSWORD } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { storedWithOffer } from './asking';
import { startDeciding } from './deciding';
import { startClaimingParcels } from './unclaiming';

type At = Awaited<ReturnType<typeof startClaimingParcels>>;

describe('the desk of a warehouse', () => {
  let at: At;
  let as: { staffToken: string };
  const queue = async (query: { view?: ParcelView; keyword?: string; warehouseId?: string; limit?: number }) =>
    (await at.shop.call(calls.list, { query }, as)).data;
  const get = async (id: string) => (await at.shop.call(calls.get, { params: { id } }, as)).data;
  beforeAll(async () => {
    at = await startClaimingParcels();
    as = { staffToken: (await signInStaff(at.shop, ['warehouse'])).staffToken };
  });

  it('doubts numbers under which nothing moves for three days, or something else came before', async () => {
    const shop = await startShop();
    const { shopperId } = await signUp(shop);
    const who = { staffToken: (await signInStaff(shop, ['warehouse'])).staffToken };
    const none = { location: '', grams: null, lengthMm: null, widthMm: null, heightMm: null, stockedInAt: null };
    const awaited = (number: string) =>
      storeParcel(shop, shopperId, { status: 'FORECAST', followedBy: 'test', ...none, freeUntil: null }, { number });
    await storeParcel(shop, shopperId, {}, { number: 'SF5550000000077' });
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const [used, quiet] = [await awaited('SF5550000000077'), await awaited('SF5550000000078')];
    const doubts = async (id: string) => (await shop.call(calls.get, { params: { id } }, who)).data.doubts;
    expect([await doubts(used), await doubts(quiet)]).toEqual([['USED_BEFORE'], []]);
    const ids = async () =>
      (await shop.call(calls.list, { query: { view: 'doubtful' } }, who)).data.items.map(({ id }) => id);
    expect(await ids()).toEqual([used]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 73 * 3_600_000);
    who.staffToken = (await signInStaff(shop, ['warehouse'])).staffToken;
    expect(await doubts(quiet)).toEqual(['QUIET']);
    expect((await ids()).toSorted()).toEqual([used, quiet].toSorted());
  });

  it('shows each parcel in the queue of its state, page by page, and finds it by any of its numbers', async () => {
    const { shop, shopperId } = at;
    const number = 'SF5550000000001';
    const toInspect = await storeParcel(shop, shopperId, { status: 'RECEIVED' }, { number });
    const toShelve = await storeParcel(shop, shopperId, { status: 'INSPECTED' });
    const stored = await storeParcel(shop, shopperId);
    const ids = async (view: ParcelView) => (await queue({ view })).items.map(({ id }) => id);
    expect([await ids('toInspect'), await ids('toShelve'), await ids('onShelf')]).toEqual([
      [toInspect],
      [toShelve],
      [stored],
    ]);
    expect((await queue({})).waiting).toMatchObject({ toInspect: 1, toShelve: 1, onShelf: 1, returns: 0 });
    expect((await queue({ view: 'toInspect', warehouseId: 'yw' })).items).toEqual([]);
    const [found] = (await queue({ view: 'onShelf', keyword: ` ${number.toLowerCase()}` })).items;
    expect(found).toMatchObject({ id: toInspect, number, status: 'RECEIVED', title: 'Kettle', pieces: 1 });
    expect((await queue({ keyword: at.code, limit: 2 })).items).toHaveLength(2);
    const { next } = await queue({ keyword: at.code, limit: 2 });
    const rest = await shop.call(calls.list, { query: { keyword: at.code, after: next ?? '' } }, as);
    expect(rest.data.items).toHaveLength(1);
    expect((await queue({ keyword: 'nothing' })).items).toEqual([]);
  });

  it('puts a parcel onto its shelf and to another one, and tells who was quicker', async () => {
    const id = await storeParcel(at.shop, at.shopperId, {
      status: 'INSPECTED',
      location: '',
      stockedInAt: null,
      freeUntil: null,
    });
    const { version, next } = await get(id);
    expect(next).toBe('SHELVE');
    const place = (location: string, read: number) =>
      at.shop.call(calls.place, { params: { id }, body: { version: read, location } }, as);
    const shelved = await place('B-02', version);
    expect(shelved.data).toMatchObject({ status: 'STOCKED_IN', location: 'B-02', next: 'KEEP' });
    const stale = await place('C-03', version);
    expect(stale.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id, location: 'B-02' } });
    const moved = (await place('C-03', shelved.data.version)).data;
    expect(moved.location).toBe('C-03');
    expect(moved.timeline.at(-1)).toMatchObject({ kind: 'DEED', code: 'warehouse.move', detail: 'C-03' });
    expect(moved.timeline.map(({ staffName }) => staffName !== null).at(-1)).toBe(true);
    const received = await storeParcel(at.shop, at.shopperId, { status: 'RECEIVED' });
    const early = { params: { id: received }, body: { version: 1, location: 'A-01' } };
    expect((await at.shop.call(calls.place, early, as)).status).toBe(409);
  });

  it('proposes who awaits what lies there under a number with a slip, and gives it to them with what they said', async () => {
    const other = await startClaimingParcels(at.shop);
    await at.announce('SF7770000000012');
    const id = await at.arrive({ text: 'parcel', grams: 640 }, 'SF7770000000021');
    await other.claim({ trackingNo: 'SF7770000000021' });
    const record = await get(id);
    expect(record.next).toBe('MATCH');
    const [mine, theirs] = record.proposals;
    expect(mine).toMatchObject({ shopperId: at.shopperId, marks: ['NUMBER', 'AWAITED'], awaited: { title: 'Mug' } });
    expect(theirs).toMatchObject({ shopperId: other.shopperId, marks: ['CLAIM'] });
    const awaitedId = mine?.awaited?.parcelId ?? '';
    const give = (shopperId: string, read = record.version) =>
      at.shop.call(
        calls.giveOwner,
        { params: { id }, body: { version: read, shopperId, awaitedId, toOthers: 'It is another’s' } },
        as,
      );
    expect((await give(other.shopperId)).problem.errors).toEqual([{ path: 'awaitedId', code: 'unknown' }]);
    const given = await give(at.shopperId);
    expect(given.data).toMatchObject({ status: 'RECEIVED', next: 'INSPECT', items: [{ title: 'Mug' }] });
    expect((await other.claims())[0]?.status).toBe('REJECTED');
    expect((await give(at.shopperId, given.data.version)).status).toBe(409);
    expect((await get(awaitedId)).status).toBe('EXPIRED');
  });

  it('looks for the owner anew by what somebody reads on it, and keeps the weight unless it is weighed', async () => {
    const id = await at.arrive({ grams: 640 }, 'SF6660000000021');
    const { version, proposals } = await get(id);
    expect(proposals.flatMap(({ marks }) => marks)).not.toContain('CODE');
    const write = (body: { version: number; text: string; grams?: number }) =>
      at.shop.call(calls.writeLabel, { params: { id }, body }, as);
    const said = (await write({ version, text: `(…${at.code.slice(1)}) 收` })).data;
    expect(said).toMatchObject({ status: 'UNCLAIMED', next: 'MATCH', grams: 640 });
    expect(said.proposals[0]).toMatchObject({ shopperId: at.shopperId });
    expect(said.proposals[0]?.marks).toContain('CODE');
    expect(said.timeline.at(-1)).toMatchObject({ kind: 'DEED', code: 'warehouse.inspect' });
    expect((await write({ version, text: 'Nobody' })).problem).toMatchObject({ data: { labelText: said.labelText } });
    const weighed = (await write({ version: said.version, text: 'Nobody', grams: 700 })).data;
    expect(weighed).toMatchObject({ grams: 700, labelText: 'Nobody' });
    const stored = await storeParcel(at.shop, at.shopperId);
    const late = { params: { id: stored }, body: { version: 1, text: 'Lin' } };
    expect((await at.shop.call(calls.writeLabel, late, as)).status).toBe(409);
  });

  it('grants the claim of whom it gives goods to', async () => {
    const id = await at.arrive({ grams: 640 }, 'SF8880000000021');
    await at.claim({ trackingNo: 'SF8880000000021', grams: 650 });
    const { version, proposals } = await get(id);
    expect(proposals[0]?.marks).toEqual(expect.arrayContaining(['WEIGHT', 'CLAIM']));
    const body = { version, shopperId: at.shopperId };
    const nobody = { ...body, shopperId: 'z'.repeat(20) };
    const unknown = await at.shop.call(calls.giveOwner, { params: { id }, body: nobody }, as);
    expect(unknown.problem.errors).toEqual([{ path: 'shopperId', code: 'unknown' }]);
    expect((await at.shop.call(calls.giveOwner, { params: { id }, body }, as)).data.status).toBe('RECEIVED');
    expect((await at.claims())[0]).toMatchObject({ trackingNo: 'SF8880000000021', status: 'APPROVED' });
  });
});

describe('what a shopper sends back or asks for', () => {
  it('is served by the desk with a word that the shopper reads, once', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 100_000);
    const { id, wish } = await storedWithOffer(shop, { shopperId, token });
    const body = { ...wish, payPassword: PAY_PASSWORD };
    await shop.call(warehouseEndpoints.askService, { params: { id }, body }, { token });
    const as = { staffToken: (await signInStaff(shop, ['warehouse'])).staffToken };
    const { items, waiting } = (await shop.call(calls.list, { query: { view: 'tasks' } }, as)).data;
    expect([items.map((row) => row.id), waiting.tasks]).toEqual([[id], 1]);
    const { services, next } = (await shop.call(calls.get, { params: { id } }, as)).data;
    expect(next).toBe('SERVE');
    const params = { id: services[0]?.id ?? '' };
    const strange = { answer: '', photos: ['https://elsewhere.example/x.jpg'] };
    expect((await shop.call(calls.serve, { params, body: strange }, as)).problem.errors?.[0]?.path).toBe('photos.0');
    const done = await shop.call(calls.serve, { params, body: { answer: 'All five are there' } }, as);
    expect(done.data).toMatchObject({ next: 'KEEP', services: [{ status: 'DONE', answer: 'All five are there' }] });
    expect((await shop.call(calls.serve, { params, body: { answer: '' } }, as)).status).toBe(409);
  });

  it('leaves by the desk, and what was promised comes back once', async () => {
    const at = await startDeciding();
    const as = { staffToken: (await signInStaff(at.shop, ['warehouse'])).staffToken };
    const { id, orderItemId } = await at.failed();
    const views = async (view: ParcelView) =>
      (await at.shop.call(calls.list, { query: { view } }, as)).data.items.map((row) => row.id);
    expect([await views('atShopper'), await views('toShelve'), await views('returns')]).toEqual([[id], [], []]);
    await at.decide(id, orderItemId, 'RETURN');
    expect([await views('atShopper'), await views('returns')]).toEqual([[], [id]]);
    const { version, next } = (await at.shop.call(calls.get, { params: { id } }, as)).data;
    expect(next).toBe('SEND_BACK');
    const body = { version, replacements: [], stays: null };
    const sent = await at.shop.call(calls.sendBack, { params: { id }, body }, as);
    expect(sent.data).toMatchObject({ status: 'RETURNED_TO_SELLER', next: 'NONE' });
    expect((await at.refunds()).length).toBe(1);
    expect((await at.shop.call(calls.sendBack, { params: { id }, body }, as)).status).toBe(409);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
    const exchanged = await at.failed();
    await at.decide(exchanged.id, exchanged.orderItemId, 'EXCHANGE');
    const waiting = (await at.shop.call(calls.get, { params: { id: exchanged.id } }, as)).data;
    const [item] = waiting.items;
    const without = { version: waiting.version, replacements: [], stays: null };
    const refused = await at.shop.call(calls.sendBack, { params: { id: exchanged.id }, body: without }, as);
    expect(refused.problem.errors).toEqual([{ path: 'replacements', code: 'tracking_number' }]);
    const replacements = [{ itemId: item?.id ?? '', trackingNo: 'SF6660000000001' }];
    const gone = { params: { id: exchanged.id }, body: { ...without, replacements } };
    expect((await at.shop.call(calls.sendBack, gone, as)).data.status).toBe('RETURNED_TO_SELLER');
    expect((await views('expected')).length).toBe(1);
  });
});
