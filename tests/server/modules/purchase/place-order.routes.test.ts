import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { Quote } from '../../../../src/contract/cart.schemas';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { productOf, stockMarketplace } from '../../../support/marketplace';
import { skuOf, startOrdering, type Product } from './ordering';

const priced = (product: Product, priceFen: number): Product => ({
  ...product,
  skus: product.skus.map((sku) => ({ ...sku, priceFen })),
});

describe('POST /front/purchase-orders', () => {
  it('makes one order per shop of what was quoted and takes the lines out of the cart', async () => {
    const shirt = productOf();
    const mug = productOf({ shop: { id: 'shop-b', name: 'Potter', city: '', ratingTenths: 40 } });
    const at = await startOrdering([shirt, mug]);
    await at.add(shirt, 2);
    const chosen = await at.add(mug, 1, 1);
    const kept = (await at.add(shirt, 1, 3)).filter((id) => !chosen.includes(id));
    const { data: quote } = await at.refresh(chosen);
    const { data: orders } = await at.create(quote.quoteId);
    expect(orders.map(({ shopName }) => shopName).sort()).toEqual(['Potter', 'Test Tailor']);
    for (const order of orders) {
      const shop = quote.shops.find(({ shopName }) => shopName === order.shopName);
      expect(order).toMatchObject({
        status: 'PENDING_PAYMENT',
        goods: shop?.goods,
        domesticFreight: shop?.domesticFreight,
        serviceFee: shop?.serviceFee,
        total: shop?.total,
        refunded: { amount: 0, currency: 'USD' },
        payBefore: '2026-11-24T08:00:00.000Z',
        payment: { kind: 'PURCHASE', status: 'UNPAID', amount: shop?.total.local, orderNo: order.orderNo },
        canPay: true,
        canClose: true,
      });
      expect(order.orderNo).toMatch(/^PO261121[A-Z0-9]{8}$/);
      expect(order.items.map(({ total }) => total)).toEqual(shop?.lines.map(({ total }) => total));
    }
    expect((await at.cart()).shops.flatMap(({ cartItems }) => cartItems.map(({ id }) => id))).toEqual(kept);
  });
  it('freezes prices, titles and rate', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await stockMarketplace([priced(at.product, 9900)]);
    await saveTenant({ ...at.shop.tenant, cnyToLocalRate: '0.2', serviceFee: { basisPoints: 0, minimumFen: 0 } });
    const { data } = await at.get(order.id);
    expect(data).toMatchObject({ ...order, serviceFeeRule: { basisPoints: 500, minimumFen: 500 } });
    expect(data.items[0]).toMatchObject({ title: 'Cotton shirt', skuLabels: ['Red', 'M'], status: 'ORDERED' });
  });

  it('refuses with the new quote when a price moved, and makes an order of that one (O3)', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.refresh(await at.add(at.product));
    await stockMarketplace([priced(at.product, 5100)]);
    const refused = await at.create(quote.quoteId);
    expect(refused.problem).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    const fresh = Quote.parse(refused.problem.data);
    expect(fresh.quoteId).not.toBe(quote.quoteId);
    expect(fresh.shops[0]?.lines[0]).toMatchObject({
      unitPrice: { cny: { amount: 5100 } },
      priceBefore: { cny: { amount: 5000 } },
    });
    expect((await at.list()).data.total).toBe(0);
    const { data: orders } = await at.create(fresh.quoteId);
    expect(orders).toMatchObject([{ goods: { cny: { amount: 5100 } } }]);
  });
  it.each([
    ['rate', { cnyToLocalRate: '0.1401' }],
    ['margin', { marginBasisPoints: 201 }],
    ['fee', { serviceFee: { basisPoints: 600, minimumFen: 500 } }],
  ])('refuses when the shop’s %s moved', async (_, change) => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    await saveTenant({ ...at.shop.tenant, ...change });
    const refused = await at.createFromPreview(quote.quoteId);
    expect(refused.problem.code).toBe('PRICE_CHANGED');
    expect((await at.createFromPreview(Quote.parse(refused.problem.data).quoteId)).status).toBe(200);
  });
  it('refuses when freight moved', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    await stockMarketplace([{ ...at.product, freight: { kind: 'free' } }]);
    expect((await at.createFromPreview(quote.quoteId)).problem.code).toBe('PRICE_CHANGED');
  });
  it.each<[string, (product: Product) => Product, string]>([
    ['sold out', (product) => ({ ...product, skus: product.skus.map((sku) => ({ ...sku, stock: 0 })) }), 'SOLD_OUT'],
    ['off the shelf', (product) => ({ ...product, status: 'off_shelf' }), 'SOLD_OUT'],
    ['no longer sold so few at a time', (product) => ({ ...product, minOrderQuantity: 9 }), 'QUANTITY_NOT_ALLOWED'],
  ])('refuses with the new quote what is %s', async (_, change, code) => {
    const at = await startOrdering();
    const { data: quote } = await at.refresh(await at.add(at.product));
    await stockMarketplace([change(at.product)]);
    const refused = await at.create(quote.quoteId);
    expect(refused.problem.code).toBe(code);
    const fresh = Quote.parse(refused.problem.data);
    expect(fresh.canOrder).toBe(false);
    expect((await at.create(fresh.quoteId)).problem.code).toBe(code);
    expect((await at.cart()).itemCount).toBe(1);
  });
  it('does not order what the shopper has changed in the cart since', async () => {
    const at = await startOrdering();
    const ids = await at.add(at.product);
    const { data: quote } = await at.refresh(ids);
    await at.add(at.product, 2);
    const refused = await at.create(quote.quoteId);
    expect(refused.problem.code).toBe('PRICE_CHANGED');
    expect(Quote.parse(refused.problem.data).shops[0]?.lines[0]?.quantity).toBe(3);
    await at.shop.call(cartEndpoints.clear, {}, at);
    expect((await at.create(Quote.parse(refused.problem.data).quoteId)).problem.code).toBe('STATE_CONFLICT');
  });
  it('refuses a quote after ten minutes', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    at.shop.clock.now = new Date('2026-11-21T08:10:00Z');
    expect((await at.createFromPreview(quote.quoteId)).problem).toMatchObject({ status: 409, code: 'QUOTE_EXPIRED' });
    const { data: next } = await at.preview();
    at.shop.clock.now = new Date('2026-11-21T08:19:59Z');
    expect((await at.createFromPreview(next.quoteId)).status).toBe(200);
  });
  it('uses a quote once; the same key replays the answer', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    const body = { quoteId: quote.quoteId, termsAccepted: true as const };
    const headers = { 'idempotency-key': 'one-intent-of-a-shopper' };
    const options = { token: at.token, headers };
    const first = await at.shop.call(purchaseEndpoints.createFromPreview, { body }, options);
    const again = await at.shop.call(purchaseEndpoints.createFromPreview, { body }, options);
    expect(again.data).toEqual(first.data);
    expect((await at.createFromPreview(quote.quoteId)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.list()).data.total).toBe(1);
  });
  it('puts a cart line into one order only, however many quotes name it (O7)', async () => {
    const at = await startOrdering();
    const ids = await at.add(at.product);
    const [{ data: one }, { data: two }] = [await at.refresh(ids), await at.refresh(ids)];
    expect((await at.create(one.quoteId)).status).toBe(200);
    expect((await at.create(two.quoteId)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.list()).data.total).toBe(1);
  });
  it('keeps cart quotes and buy-now quotes apart', async () => {
    const at = await startOrdering();
    expect((await at.create((await at.preview()).data.quoteId)).status).toBe(404);
    const { data: quote } = await at.refresh(await at.add(at.product));
    expect((await at.createFromPreview(quote.quoteId)).status).toBe(404);
  });
  it('hides quotes of another shopper and another shop', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    const neighbour = await startOrdering([], at.shop);
    const stranger = await startOrdering([]);
    expect((await neighbour.createFromPreview(quote.quoteId)).status).toBe(404);
    expect((await stranger.createFromPreview(quote.quoteId)).status).toBe(404);
    expect((await at.createFromPreview(quote.quoteId)).status).toBe(200);
  });
  it('wants the terms accepted', async () => {
    const at = await startOrdering();
    const { data: quote } = await at.preview();
    const body = { quoteId: quote.quoteId, termsAccepted: false as true };
    const answer = await at.shop.call(purchaseEndpoints.createFromPreview, { body }, at);
    expect(answer.problem.errors?.[0]?.path).toBe('termsAccepted');
  });
});

describe('fields that a client has no say in (O1)', () => {
  const EXTRAS = {
    price: 1, total: 1, amount: 1, currency: 'CNY', cnyToLocalRate: '0.0001', rate: '0.0001', marginBasisPoints: 0,
    status: 'PAID', userId: 'x', shopperId: 'x', tenantId: 'demo', id: 'mine', createdAt: '2020-01-01', role: 'operator',
    serviceFee: 0, domesticFreight: 0, goods: { cny: { amount: 1, currency: 'CNY' } }, refunded: 1, balance: 1, payStatus: 'PAID',
    paymentNo: 'X', isAdmin: true, items: [], shops: [], lines: [{ unitPrice: 1 }], payBefore: '2999-01-01', orderNo: 'PO1',
  } as const; // prettier-ignore
  const names = Object.keys(EXTRAS) as (keyof typeof EXTRAS)[];

  it.each(names)('refuses %s when ordering, quoting and filling the cart', async (name) => {
    const at = await startOrdering();
    const ids = await at.add(at.product);
    const { data: quote } = await at.refresh(ids);
    const { data: preview } = await at.preview();
    const extra = { [name]: EXTRAS[name] };
    const post = async (path: string, body: object) => {
      const headers = {
        authorization: `Bearer ${at.token}`,
        'content-type': 'application/json',
        'idempotency-key': `${name}-${path}`
          .replace(/[^A-Za-z0-9]/g, '-')
          .padEnd(20, '-')
          .slice(0, 64),
      };
      const init = { method: 'POST', headers, body: JSON.stringify({ ...body, ...extra }) };
      return (await at.shop.fetchRaw(path, init)).status;
    };
    const product = { productUrl: canonicalUrl(at.product) };
    const sku = { productSkuId: skuOf(at.product), quantity: 1 };
    const statuses = [
      await post('/front/purchase-orders', { quoteId: quote.quoteId, termsAccepted: true }),
      await post('/front/preview-product/create', { quoteId: preview.quoteId, termsAccepted: true }),
      await post('/front/cart', { ...product, ...sku }),
      await post('/front/cart/refresh', { cartItemIds: ids }),
      await post('/front/cart/multiple', { ...product, items: [{ ...sku, ...extra }] }),
      await post('/front/preview-product/refresh', { ...product, items: [{ ...sku, ...extra }] }),
    ];
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422]);
    expect((await at.list()).data.total).toBe(0);
    expect((await at.cart()).shops[0]?.cartItems).toMatchObject([
      { quantity: 1, unitPrice: { cny: { amount: 5000 } } },
    ]);
  });
});
