import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../support/postgres-server';
import { benchInBrowser } from './browser-bench';
import { benchFirstStart } from './first-start';
import type { Shopper } from './flows';
import { benchBarePage, benchPages } from './page-bench';
import { benchScans } from './scan-bench';
import { startServer } from './server-process';
import { benchCalls } from './shop-bench';
import { benchSupplier } from './supplier';
import { benchAdvice } from './transit-advice';
import type { Shipper } from './transit-flows';

// the loader in the measured process itself, so that its CPU clock is the server's
const TSX = ['--import', 'tsx'];
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const COUNTS = (process.env.BENCH_PRODUCTS ?? '1000,100000').split(',').map(Number);
const ENGINES = (process.env.BENCH_ENGINES ?? 'postgres,pglite').split(',');
const HAS_PAGES = process.env.BENCH_PAGES !== '0';
const PORT = Number(process.env.BENCH_PORT ?? 3190);
const SHOPPERS = 64;

function runScript(script: string, args: string[], env: Record<string, string>): string {
  const run = spawnSync(process.execPath, [...TSX, script, ...args], {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (run.status !== 0) throw new Error(`${script}: ${run.stderr}`);
  return run.stdout;
}

/** @param withPages whether the pages are measured too: they do not hang on the size of the stock */
async function benchShop(engine: string, count: number, withPages: boolean) {
  const postgresFolder = findPostgres();
  if (engine === 'postgres' && !postgresFolder) return console.log('\nPostgreSQL: no server program found, left out');
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  const postgres = engine === 'postgres' && postgresFolder ? await startPostgres(postgresFolder) : undefined;
  try {
    const env: Record<string, string> = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '', SEED_DEMO: '1' };
    const started = performance.now();
    runScript('tests/bench/stock.ts', [String(count)], env);
    const seconds = (performance.now() - started) / 1000;
    console.log(`\n${engine}, ${count} products, stocked in ${seconds.toFixed(0)} s`);
    const tokens = JSON.parse(runScript('tests/bench/shoppers.ts', [String(SHOPPERS)], env)) as string[];
    const shoppers = tokens.map((token): Shopper => ({ token }));
    const shippers = JSON.parse(runScript('tests/bench/shippers.ts', [String(SHOPPERS)], env)) as Shipper[];
    const server = await startServer([...TSX, 'src/server/start.ts'], PORT, { ...env, LOG_LEVEL: 'error' });
    try {
      const productUrl = await benchCalls(server, { shoppers, shippers }, SECONDS);
      if (!withPages) return;
      await benchPages(server, productUrl, SECONDS);
      await benchBarePage(PORT + 1, SECONDS);
      await benchInBrowser(server);
      await benchScans(server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How often a product is found by a distorted picture of it. */
function benchImageSearch() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  console.log(runScript('tests/bench/image-search.ts', [], { DATA_DIR: folder, DATABASE_URL: '' }));
  rmSync(folder, { recursive: true, force: true });
}

async function main() {
  // before another server builds the pages
  if (!process.env.BENCH_ONLY) await benchFirstStart([...TSX, 'src/server/start.ts'], PORT);
  for (const engine of ENGINES)
    for (const count of COUNTS)
      await benchShop(engine, count, HAS_PAGES && engine === ENGINES[0] && count === COUNTS[0]);
  if (!process.env.BENCH_ONLY) benchImageSearch();
  benchAdvice();
  await benchSupplier(PORT + 2, (env) => void runScript('tests/bench/supplier-shop.ts', [], env));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
