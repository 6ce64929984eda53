import { beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import { packingPapersEndpoints as calls } from '../../../../src/contract/packing-papers.desk.endpoints';
import { productOf } from '../../../support/marketplace';
import { publishOffers, warehouseOf } from '../../../support/shop-offers';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

type At = Awaited<ReturnType<typeof startShipping>>;

describe('labels and papers of a shipment', () => {
  let at: At;
  let as: { staffToken: string };
  const print = (id: string, boxNos?: number[]) =>
    at.shop.call(calls.labels, { params: { id }, body: { ...(boxNos && { boxNos }) } }, as);
  const papers = async (id: string) => (await at.shop.call(calls.papers, { params: { id } }, as)).data;
  beforeAll(async () => {
    at = await startShipping();
    as = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.fund(50_000);
  });

  it('prints none while a parcel was not seen or it is unpaid, and counts each print from then on', async () => {
    const desk = packingAt(at);
    const { id, orderNo } = await at.order();
    await desk.start(id);
    const refusals = [await print(id)];
    await desk.seal(id, [BOX, BOX]);
    refusals.push(await print(id));
    expect(refusals.map(({ status, problem }) => [status, problem.errors])).toEqual([
      [422, [{ path: 'parcels', code: 'unseen' }]],
      [422, [{ path: 'payment', code: 'unpaid' }]],
    ]);
    expect((await papers(id)).refused).toBe('unpaid');
    await at.pay(id);
    const { data } = await print(id);
    expect(data).toMatchObject({ orderNo, boxCount: 2, receiver: { receiverName: 'Ada', countryCode: 'au' } });
    expect(data.labels.map(({ code, prints }) => [code, prints])).toEqual([
      [`T-${orderNo}-1`, 1],
      [`T-${orderNo}-2`, 1],
    ]);
    expect((await print(id, [2])).data.labels.map(({ boxNo, prints }) => [boxNo, prints])).toEqual([[2, 2]]);
    expect((await print(id, [3])).problem.errors).toEqual([{ path: 'boxNos', code: 'not_these' }]);
    expect((await papers(id)).boxes.map(({ prints }) => prints)).toEqual([1, 2]);
    const owner = { staffToken: (await signInStaff(at.shop, ['owner'])).staffToken };
    const query = { action: 'packing.label' } as const;
    const deeds = (await at.shop.call(operatorDeskEndpoints.listAudit, { query }, owner)).data;
    expect(deeds.map(({ after }) => String(after?.labels)).toSorted()).toEqual(['1:1 2:1', '2:2']);
    await desk.send(id, 2);
    expect((await print(id)).problem.code).toBe('STATE_CONFLICT');
    expect((await papers(id)).refused).toBe('gone');
  });

  it('name the sender in the words of who reads them, where the warehouse has some', async () => {
    const id = await packingAt(at).packed([BOX]);
    expect((await papers(id)).sender.address).toMatch(/[\u4e00-\u9fff]/);
    await publishOffers(at.shop.tenant.id, { warehouses: [warehouseOf({ addressWords: { en: '1 Road, Guangzhou' } })] }, at.shop.clock.now); // prettier-ignore
    expect((await papers(id)).sender.address).toBe('1 Road, Guangzhou');
  });

  it('declares what the goods have cost, for the one box or for all together', async () => {
    const desk = packingAt(at);
    const [one, two] = [await desk.packed([BOX]), await desk.packed([BOX, BOX])];
    const [first, both] = [await papers(one), await papers(two)];
    expect(first.sheets.map(({ boxNos }) => boxNos)).toEqual([[1]]);
    expect(both.sheets.map(({ boxNos }) => boxNos)).toEqual([[1, 2]]);
    const [sheet] = first.sheets;
    const worth = (sheet?.goods ?? []).reduce((sum, { quantity, unit }) => sum + quantity * unit.amount, 0);
    expect(sheet?.total).toEqual({ amount: worth, currency: 'CNY' });
    expect([worth > 0, sheet?.parcelNos.length]).toEqual([true, 1]);
  });

  it('calls what is picked as its seller does, too, who wrote it on the goods', async () => {
    const ordering = await startOrdering([productOf()], at.shop);
    const orderItemId = (await ordering.order()).items[0]?.id ?? '';
    const { id } = (await at.create([await at.store({}, { orderItemId })])).data;
    const { data } = await at.shop.call(calls.pickList, { query: { ids: id } }, as);
    expect(data.picks[0]?.goods).toEqual([{ title: 'Kettle', original: '纯棉衬衫', options: [], quantity: 1 }]);
  });

  it('walks by the shelves, whoever’s the parcels are', async () => {
    const places = ['A-10-1', 'A-2-1', 'B-1-1'];
    const ids = [];
    for (const location of places) ids.push((await at.create([await at.store({ location })])).data.id);
    const ask = (list: string[]) => at.shop.call(calls.pickList, { query: { ids: list.join(',') } }, as);
    const { orders, picks } = (await ask(ids)).data;
    expect(picks.map(({ location, slot }) => [location, slot])).toEqual([
      ['A-2-1', 2],
      ['A-10-1', 1],
      ['B-1-1', 3],
    ]);
    expect(orders.map(({ id, isOpen }) => [id, isOpen])).toEqual(ids.map((id) => [id, true]));
    expect((await ask([...ids, 'another'])).status).toBe(404);
    await at.close(ids[0] ?? '');
    expect((await ask(ids)).data.orders.map(({ isOpen }) => isOpen)).toEqual([false, true, true]);
    expect((await at.shop.call(packingDeskEndpoints.list, {}, as)).status).toBe(200);
  });
});
