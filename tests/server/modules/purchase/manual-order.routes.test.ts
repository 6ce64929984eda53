import { describe, expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { startOrdering, type Ordering } from './ordering';

const later = (at: Ordering, hours: number) => {
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + hours * 3_600_000);
};

describe('manual orders', () => {
  const input = {
    productUrl: 'look: https://shop.example.com/thing?id=7',
    title: 'A thing',
    options: 'red, large',
    unitPriceFen: 1250,
    quantity: 3,
  };
  it('files what a shopper describes and lists it, newest first, for nobody else', async () => {
    const at = await startOrdering();
    const file = (title: string) => at.shop.call(purchaseEndpoints.createManual, { body: { ...input, title } }, at);
    expect((await file('First')).data).toMatchObject({
      ...input,
      title: 'First',
      productUrl: 'https://shop.example.com/thing?id=7',
      remark: '',
      status: 'AWAITING_QUOTE',
      createdAt: '2026-11-21T08:00:00.000Z',
    });
    later(at, 1);
    await file('Second');
    const listAs = async ({ shop, token }: Ordering) =>
      (await shop.call(purchaseEndpoints.listManual, { query: {} }, { token })).data;
    expect((await listAs(at)).items.map(({ title }) => title)).toEqual(['Second', 'First']);
    expect((await listAs(at)).total).toBe(2);
    expect((await listAs(await startOrdering([], at.shop))).total).toBe(0);
    expect((await listAs(await startOrdering([]))).total).toBe(0);
  });
  it('are read one by one', async () => {
    const at = await startOrdering([]);
    const { data: filed } = await at.shop.call(purchaseEndpoints.createManual, { body: input }, at);
    const read = (id: string) => at.shop.call(purchaseEndpoints.getManual, { params: { id } }, at);
    expect((await read(filed.id)).data).toMatchObject(filed);
    expect((await read('another')).problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
  it('are paged, each one once', async () => {
    const at = await startOrdering([]);
    for (let number = 1; number <= 5; number += 1) {
      await at.shop.call(purchaseEndpoints.createManual, { body: { ...input, title: `Thing ${number}` } }, at);
      later(at, 1);
    }
    const titlesOf = async (pageNo: number) => {
      const query = { pageNo, pageSize: 2 };
      return (await at.shop.call(purchaseEndpoints.listManual, { query }, at)).data.items.map(({ title }) => title);
    };
    expect(await titlesOf(1)).toEqual(['Thing 5', 'Thing 4']);
    expect(await titlesOf(3)).toEqual(['Thing 1']);
    expect(await titlesOf(4)).toEqual([]);
  });
  it.each([
    ['productUrl', { productUrl: 'javascript:alert(1)' }],
    ['productUrl', { productUrl: 'a red mug' }],
    ['title', { title: '  ' }],
    ['unitPriceFen', { unitPriceFen: 0 }],
    ['quantity', { quantity: 100_000 }],
    ['status', { status: 'QUOTED' }],
  ])('refuses a wrong %s', async (path, change) => {
    const at = await startOrdering([]);
    const answer = await at.shop.call(purchaseEndpoints.createManual, { body: { ...input, ...change } }, at);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, path]);
  });
});
