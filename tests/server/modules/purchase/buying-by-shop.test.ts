import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { stockMarketplace } from '../../../support/marketplace';
import { startBuyingDesk } from './buying-at-desk';

describe('a queue by marketplace and shop', () => {
  it('has those of one seller together, each seller by its clock, over all its pages', async () => {
    const at = await startBuyingDesk();
    const orders = [...(await at.paidTwice()), ...(await at.paidTwice())];
    const shops = ['b', 'a', 'b', 'a'];
    for (const [index, { id }] of orders.entries())
      await systemTx((tx) =>
        tx
          .update(purchaseOrder)
          .set({ shopId: shops[index] ?? '' })
          .where(and(eq(purchaseOrder.tenantId, at.owner.tenantId), eq(purchaseOrder.id, id))),
      );
    const ids = orders.map(({ id }) => id);
    const wanted = [ids[1], ids[3], ids[0], ids[2]];
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await at.queue({ group: 'shop', limit: 1, after });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(wanted);
    expect((await at.queue()).items.map(({ id }) => id)).toEqual(ids);
  });

  it('shows what is to be bought as its seller shows it today', async () => {
    const at = await startBuyingDesk();
    const { id, items } = await at.paidForTwo();
    const { data } = await at.shop.call(buyingDeskEndpoints.listings, { params: { id } }, at.mei);
    expect(data.items.map(({ orderItemId }) => orderItemId)).toEqual(items.map((item) => item.id));
    expect(data.items.map(({ image, unitFen }) => [image, unitFen])).toEqual(
      items.map(({ image, unitPrice }) => [image, unitPrice.cny.amount]),
    );
    expect(data.items.map(({ stock }) => stock)).toEqual([100, 100]);
    const askedAt = at.shop.clock.now.toISOString();
    expect(data.items.map((item) => item.askedAt)).toEqual([askedAt, askedAt]);
    const none = await at.shop.call(buyingDeskEndpoints.listings, { params: { id: 'nowhere' } }, at.mei);
    expect(none.status).toBe(404);
  });
});

it('marks in the queue what was found to be sold out, and asks no marketplace for it', async () => {
  const at = await startBuyingDesk();
  const { id } = await at.paidForTwo();
  const { product } = at;
  await stockMarketplace([{ ...product, skus: product.skus.map((sku) => ({ ...sku, stock: 0 })) }]);
  const marks = async () => (await at.queue()).items.map(({ stock }) => stock);
  // nobody has looked since
  expect([await marks(), await marks()]).toEqual([[null], [null]]);
  const { data } = await at.shop.call(buyingDeskEndpoints.listings, { params: { id } }, at.mei);
  expect(data.items.map(({ stock }) => stock)).toEqual([0, 0]);
  expect(await marks()).toEqual(['GONE']);
});
