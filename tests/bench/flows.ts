import { cartEndpoints } from '../../src/contract/cart.endpoints';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { purchaseEndpoints } from '../../src/contract/purchase.endpoints';
import { newIdempotencyKey } from '../../src/client/caller';
import type { Flow, Send } from './load';

export interface Item {
  productUrl: string;
  skuId: string;
}
export interface Shopper {
  token: string;
}

export async function expectOk<T>(answer: ReturnType<Send>): Promise<T> {
  const { status, json } = await answer;
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(json()).slice(0, 300)}`);
  return json() as T;
}
export const api = (path: string) => `/api${path}`;
export const bearer = ({ token }: Shopper) => ({ authorization: `Bearer ${token}` });

/** Search after search of a list. */
export const searchFlow = (keywords: string[]): Flow => ({
  run: async (send, turn) => {
    const keyword = encodeURIComponent(keywords[turn % keywords.length] ?? '');
    const found = await expectOk<{ items: unknown[] }>(
      send({ method: 'GET', path: api(`${catalogEndpoints.search.path}?keyword=${keyword}&pageSize=24`) }),
    );
    if (!Array.isArray(found.items)) throw new Error('no items');
  },
});

export const productFlow = (items: Item[]): Flow => ({
  run: async (send, turn) => {
    const { productUrl } = items[turn % items.length] as Item;
    await expectOk(
      send({
        method: 'GET',
        path: api(`${catalogEndpoints.getProduct.path}?productUrl=${encodeURIComponent(productUrl)}`),
      }),
    );
  },
});

const add = (send: Send, shopper: Shopper, { productUrl, skuId }: Item) =>
  expectOk<{ shops: { cartItems: { id: string }[] }[] }>(
    send({
      method: 'POST',
      path: api(cartEndpoints.add.path),
      headers: bearer(shopper),
      body: { productUrl, productSkuId: skuId, quantity: 1 },
    }),
  );

// every turn another shopper, so that no two connections wait for one cart
export const pick = <S extends Shopper>(shoppers: S[], turn: number) => shoppers[turn % shoppers.length] as S;

/** Each shopper's cart fills with a few products, whose quantities then grow. */
export const addFlow = (shoppers: Shopper[], items: Item[]): Flow => ({
  run: async (send, turn) => {
    await add(send, pick(shoppers, turn), items[Math.floor(turn / shoppers.length) % items.length] as Item);
  },
});

export const readCartFlow = (shoppers: Shopper[]): Flow => ({
  run: async (send, turn) => {
    await expectOk(send({ method: 'GET', path: api(cartEndpoints.get.path), headers: bearer(pick(shoppers, turn)) }));
  },
});

/** Add to cart, quote, order: three calls count as one order placed. */
export const placeOrderFlow = (shoppers: Shopper[], items: Item[]): Flow => ({
  run: async (send, turn) => {
    const shopper = pick(shoppers, turn);
    const cart = await add(send, shopper, items[turn % items.length] as Item);
    const cartItemIds = cart.shops.flatMap((shop) => shop.cartItems.map(({ id }) => id)).slice(0, 1);
    const quote = await expectOk<{ quoteId: string }>(
      send({ method: 'POST', path: api(cartEndpoints.refresh.path), headers: bearer(shopper), body: { cartItemIds } }),
    );
    const headers = { ...bearer(shopper), 'idempotency-key': newIdempotencyKey() };
    const orders = await expectOk<unknown[]>(
      send({
        method: 'POST',
        path: api(purchaseEndpoints.create.path),
        headers,
        body: { quoteId: quote.quoteId, termsAccepted: true },
      }),
    );
    if (orders.length !== 1) throw new Error('not one order');
  },
});

export const pageFlow = (path: string): Flow => ({
  run: async (send) => {
    const { status } = await send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  },
});
