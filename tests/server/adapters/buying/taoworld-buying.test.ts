import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WantedOrder } from '../../../../src/server/adapters/buying/buying.port';
import { createTaoworldBuying } from '../../../../src/server/adapters/buying/taoworld/taoworld-buying';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { dataOf, startFakeTaoworld, TAOWORLD } from '../../../support/suppliers/fake-taoworld';
import type { SupplierAnswer } from '../../../support/suppliers/serve';

const call = { signal: new AbortController().signal };
const order: WantedOrder = {
  ...{ ourNumber: 'PO1-abc', channel: 'TAOBAO' },
  items: [{ id: 'a', itemId: '600000000001', skuId: '5901', title: '包', quantity: 2 }],
  receiver: { name: '仓库', phone: '13800000000', postcode: '510000', address: '广东省广州市白云区钟落潭镇1号' },
};
const goods = (quantity = 9) => dataOf({ item_id: '600000000001', mp_id: '204', sku_list: [{ sku_id: '5901', mp_skuId: '515', price: 3990, quantity }] }); // prettier-ignore
const rendered = dataOf({ totalRealPayPrice: { amount: 8580 }, mainlandShippingFee: { amount: 600 } });
const row = (more: object = {}) => ({ purchase_id: '77', outer_purchase_id: 'PO1-abc', status: 'WAIT_BUYER_P', sub_purchase_order_list: [{ sub_purchase_order_id: '771' }], ...more }); // prettier-ignore

/** Nobody knows whether it was done. */
const isUnsure = (error: unknown) => error instanceof SourceFailure && error.extra.said === undefined;

let stock = 9;
let rows: object[] = [];
let creating: SupplierAnswer;
let fake: Awaited<ReturnType<typeof startFakeTaoworld>>;
let port: ReturnType<typeof createTaoworldBuying>;
beforeAll(async () => {
  fake = await startFakeTaoworld({
    '/product/get': () => goods(stock),
    '/purchase/order/render': () => rendered,
    '/purchase/order/create': () => creating,
    '/purchase/orders/query': () => dataOf({ purchase_orders: rows }),
    '/logistics/detail/get': () => dataOf({ pnm_logistics_details: [{ mail_no: 'SF1' }] }),
    '/purchase/order/asyn/cancel': () => dataOf({}),
  });
  port = createTaoworldBuying({ ...TAOWORLD, url: fake.url });
});
afterAll(() => fake.close());
const sent = (path: string) => fake.formsOf(path).at(-1) ?? {};

it('is priced by the piece and as a whole, under the numbers of the platform', async () => {
  expect(await port.preview(order, call)).toEqual({
    items: [{ id: 'a', unitFen: 3990, isGone: false }],
    ...{ goodsFen: 7980, freightFen: 600, terms: { a: '204 515' } },
  });
  expect(JSON.parse(sent('/purchase/order/render').render_item_List ?? '')).toEqual([{ item_id: '204', sku_id: '515', quantity: 2 }]); // prettier-ignore
  expect(JSON.parse(sent('/purchase/order/render').warehouse_address ?? '')).toMatchObject({ state: '广东省', city: '广州市', district: '白云区' }); // prettier-ignore
});

it('says what is sold out', async () => {
  stock = 1;
  expect((await port.preview(order, call)).items).toEqual([{ id: 'a', unitFen: 0, isGone: true }]);
  stock = 9;
});

it('is made under our number for the sum that was seen', async () => {
  creating = dataOf({ payment_url: 'https://pay.example/1', order_list: [{ purchase_id: 77 }] });
  const prices = await port.preview(order, call);
  expect(await port.create(order, prices, call)).toEqual({ numbers: ['77'], state: 'UNPAID', payUrl: 'https://pay.example/1', isWhole: true }); // prettier-ignore
  expect(sent('/purchase/order/create')).toMatchObject({ outer_purchase_id: 'PO1-abc', purchase_amount: '8580' });
});

it('is asked for once where its answer is lost', async () => {
  creating = { status: 502, body: 'bad gateway' };
  const prices = await port.preview(order, call);
  const before = fake.formsOf('/purchase/order/create').length;
  await expect(port.create(order, prices, call)).rejects.toSatisfy(isUnsure);
  expect(fake.formsOf('/purchase/order/create')).toHaveLength(before + 1);
});

it('is found by our number, and only what says that it has it', async () => {
  rows = [];
  expect(await port.find('PO1-abc', call)).toBeUndefined();
  rows = [row({ status: 'TRADE_CLOSED' }), row({ outer_purchase_id: 'PO2', purchase_id: '78' })];
  expect(await port.find('PO1-abc', call)).toBeUndefined();
  rows = [row()];
  expect(await port.find('PO1-abc', call)).toMatchObject({ numbers: ['77'], state: 'UNPAID' });
  rows = [row({ outer_purchase_id: null })];
  await expect(port.find('PO1-abc', call)).rejects.toMatchObject({ kind: 'malformed' });
});

it('has parcels once it is sent', async () => {
  rows = [row({ status: 'WAIT_SELLER_SEND_GOODS' })];
  expect(await port.look(['77'], call)).toEqual({ state: 'PAID', parcels: [] });
  rows = [row({ status: 'WAIT_BUYER_CONFIRM_GOODS' })];
  expect(await port.look(['77'], call)).toEqual({ state: 'SHIPPED', parcels: [{ carrier: '', trackingNo: 'SF1' }] });
  await port.cancel(['77'], call);
  expect(sent('/purchase/order/asyn/cancel')).toMatchObject({ purchase_id: '77' });
});
