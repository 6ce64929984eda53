import { addFlow, placeOrderFlow, productFlow, readCartFlow, searchFlow, type Item, type Shopper } from './flows';
import { measure, type Flow } from './load';
import { cpuClockMs, type RunningServer } from './server-process';
import { fixed, row } from './table';
import { createTransitFlow, fullStoreFlow, quoteFlow, type Shipper } from './transit-flows';
import { COMMON_WORDS, mistypedSearches, rareSearches } from './words';

/** Only what has this in its name. */
const ONLY = process.env.BENCH_ONLY ?? '';

export const HOST = 'demo.localhost';

/** Products with a variant that is there in any number. */
async function itemsOf(port: number): Promise<Item[]> {
  const ask = async <T>(path: string) =>
    (await (await fetch(`http://127.0.0.1:${port}/api/front/${path}`)).json()) as T;
  const { items } = await ask<{ items: { productUrl: string }[] }>(
    'product/search?keyword=mug&channel=TAOBAO&pageSize=20',
  );
  const products = await Promise.all(
    items.map(({ productUrl }) =>
      ask<{ productUrl: string; minOrderQuantity: number; skus: { skuId: string; stock: number }[] }>(
        `product?productUrl=${encodeURIComponent(productUrl)}`,
      ),
    ),
  );
  return products.flatMap(({ productUrl, skus, minOrderQuantity }) => {
    const sku = skus.find(({ stock }) => stock > 50);
    return sku && minOrderQuantity === 1 ? [{ productUrl, skuId: sku.skuId }] : [];
  });
}

interface People {
  shoppers: Shopper[];
  shippers: Shipper[];
}

/** What people do, one after another and sixteen at once. @returns a product that can be looked at */
export async function benchCalls(
  server: RunningServer,
  { shoppers, shippers }: People,
  seconds: number,
): Promise<string> {
  const items = await itemsOf(server.port);
  if (!items.length) throw new Error('the shop has nothing to sell');
  const flows: [name: string, flow: Flow][] = [
    ['search, words not seen before', searchFlow(rareSearches())],
    ['search, mistyped words', searchFlow(mistypedSearches())],
    ['search, sixteen words', searchFlow(COMMON_WORDS)],
    ['product', productFlow(items)],
    ['add to cart', addFlow(shoppers, items)],
    ['read cart', readCartFlow(shoppers)],
    ['place order (add, quote, order)', placeOrderFlow(shoppers, items)],
    ['transit: quote, 20 × 12 lines', quoteFlow(shippers)],
    ['transit: stock-in list of 1,000', fullStoreFlow(shippers)],
    ['transit: create order', createTransitFlow(shippers)],
  ];
  row('', 'at once', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'failures');
  for (const connections of [1, 16]) {
    for (const [name, flow] of flows.filter(([each]) => each.includes(ONLY))) {
      const { perSecond, p50Ms, p99Ms, cpuMs, failures } = await measure(flow, {
        port: server.port,
        host: HOST,
        connections,
        seconds,
        cpuMs: () => cpuClockMs(server.pid),
      });
      row(name, connections, fixed(perSecond), fixed(p50Ms), fixed(p99Ms), fixed(cpuMs), failures || '');
    }
  }
  return items[0]?.productUrl ?? '';
}
