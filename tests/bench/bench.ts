import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptLink, LINK_KEY } from '../../src/contract/link-cipher';
import { findPostgres, startPostgres } from '../support/postgres-server';
import { firstLoadKb, htmlOf } from './first-load';
import { addFlow, pageFlow, placeOrderFlow, productFlow, readCartFlow, searchFlow, type Shopper } from './flows';
import { measure, type Flow } from './load';
import { cpuClockMs, startServer } from './server-process';

// the loader in the measured process itself, so that its CPU clock is the server's
const TSX = ['--import', 'tsx'];
const HOST = 'demo.localhost';
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const COUNTS = (process.env.BENCH_PRODUCTS ?? '1000,100000').split(',').map(Number);
const ENGINES = (process.env.BENCH_ENGINES ?? 'postgres,pglite').split(',');
const PORT = 3190;

const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, n) => String(cell).padEnd(n === 0 ? 34 : 10)).join(''));
const fixed = (value: number | undefined, digits = 1) => (value === undefined ? '–' : value.toFixed(digits));

function runScript(script: string, args: string[], env: Record<string, string>): string {
  const run = spawnSync(process.execPath, [...TSX, script, ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (run.status !== 0) throw new Error(`${script}: ${run.stderr}`);
  return run.stdout;
}

async function report(
  name: string,
  flow: Flow,
  server: { pid: number },
  connections: number,
  port = PORT,
  host = HOST,
) {
  const figures = await measure(flow, {
    port,
    host,
    connections,
    seconds: SECONDS,
    cpuMs: () => cpuClockMs(server.pid),
  });
  row(
    name,
    connections,
    fixed(figures.perSecond),
    fixed(figures.p50Ms),
    fixed(figures.p99Ms),
    fixed(figures.cpuMs),
    figures.failures || '',
  );
}

async function itemsOf(port: number) {
  const response = await fetch(
    `http://127.0.0.1:${port}/api/front/product/search?keyword=mug&channel=TAOBAO&pageSize=20`,
  );
  const { items } = (await response.json()) as { items: { productUrl: string }[] };
  const products = await Promise.all(
    items.map(
      async ({ productUrl }) =>
        (
          await fetch(`http://127.0.0.1:${port}/api/front/product?productUrl=${encodeURIComponent(productUrl)}`)
        ).json() as Promise<{ productUrl: string; minOrderQuantity: number; skus: { skuId: string; stock: number }[] }>,
    ),
  );
  return products.flatMap(({ productUrl, skus, minOrderQuantity }) => {
    const sku = skus.find(({ stock }) => stock > 50);
    return sku && minOrderQuantity === 1 ? [{ productUrl, skuId: sku.skuId }] : [];
  });
}

async function benchShop(engine: string, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  const postgresFolder = findPostgres();
  const postgres = engine === 'postgres' && postgresFolder ? await startPostgres(postgresFolder) : undefined;
  if (engine === 'postgres' && !postgres) return console.log('\nPostgreSQL: no server program found, left out');
  const env: Record<string, string> = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '' };
  runScript('tests/bench/stock.ts', [String(count)], env);
  const shoppers = (JSON.parse(runScript('tests/bench/shoppers.ts', ['64'], env)) as string[]).map(
    (token): Shopper => ({ token }),
  );
  const server = await startServer([...TSX, 'src/server/start.ts'], PORT, { ...env, LOG_LEVEL: 'error' });
  const items = await itemsOf(PORT);
  console.log(`\n${engine}, ${count} products`);
  row('', 'at once', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'failures');
  for (const connections of [1, 16]) {
    await report('search, words not seen before', searchFlow('fresh'), server, connections);
    await report('search, sixteen words', searchFlow('repeated'), server, connections);
    await report('product', productFlow(items), server, connections);
    await report('add to cart', addFlow(shoppers, items), server, connections);
    await report('read cart', readCartFlow(shoppers), server, connections);
    await report('place order (add, quote, order)', placeOrderFlow(shoppers, items), server, connections);
  }
  if (count === COUNTS[0]) await benchPages(server, items[0]?.productUrl ?? '');
  await server.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function benchPages(server: { pid: number }, productUrl: string) {
  const pages = [
    '/',
    '/product-search?keyword=mug&channel=TAOBAO',
    `/product?url=${encryptLink(productUrl, LINK_KEY)}&filters=`,
  ];
  row('page', 'at once', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'first load, kB gzip');
  for (const page of pages) {
    const kb = firstLoadKb(await htmlOf(PORT, page), '.next');
    const figures = await measure(pageFlow(page), {
      port: PORT,
      host: HOST,
      connections: 4,
      seconds: SECONDS,
      cpuMs: () => cpuClockMs(server.pid),
    });
    row(
      page.slice(0, 32),
      4,
      fixed(figures.perSecond),
      fixed(figures.p50Ms),
      fixed(figures.p99Ms),
      fixed(figures.cpuMs),
      fixed(kb),
    );
  }
}

/** The same machine, the same minute: 24 cards of the component library in an otherwise empty Next application. */
async function benchBarePage() {
  const folder = 'tests/bench/bare-next';
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0) throw new Error(built.stderr);
  const port = PORT + 1;
  const server = await startServer([next, 'start', folder, '-p', String(port)], port, {});
  console.log('\na bare Next page with 24 Mantine cards');
  row('page', 'at once', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'first load, kB gzip');
  const kb = firstLoadKb(await htmlOf(port, '/'), join(folder, '.next'));
  const figures = await measure(pageFlow('/'), {
    port,
    host: 'localhost',
    connections: 4,
    seconds: SECONDS,
    cpuMs: () => cpuClockMs(server.pid),
  });
  row('/', 4, fixed(figures.perSecond), fixed(figures.p50Ms), fixed(figures.p99Ms), fixed(figures.cpuMs), fixed(kb));
  await server.stop();
}

async function main() {
  for (const engine of ENGINES) for (const count of COUNTS) await benchShop(engine, count);
  await benchBarePage();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
