import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { APP, resultOf, startFake1688 } from '../support/suppliers/fake-1688';
import { offerDetail, offerRow } from '../support/suppliers/offers';
import { api } from './flows';
import { connectionTo } from './load';
import { startServer } from './server-process';
import { fixed, row } from './table';

const LATENCY_MS = 300;
const ASKED = 40;
const SHOPPERS = 200;
/** Made by `supplier-shop.ts`. */
const HOST = 'slow.localhost';

const later = <T>(answer: T) => new Promise<T>((resolve) => setTimeout(() => resolve(answer), LATENCY_MS));
const search = (keyword: string) => api(`${catalogEndpoints.search.path}?channel=ALIBABA&pageSize=20&keyword=${encodeURIComponent(keyword)}`); // prettier-ignore
const product = (number: number) =>
  api(`${catalogEndpoints.getProduct.path}?productUrl=${encodeURIComponent(`https://detail.1688.com/offer/${String(610_000_000_000 + number)}.html`)}`); // prettier-ignore

/**
 * A shop whose supplier takes 300 ms for everything: what it costs to ask and to have asked before, and what becomes of
 * the server while 200 shoppers want 200 products of it.
 */
export async function benchSupplier(port: number, prepare: (env: Record<string, string>) => void): Promise<void> {
  const page = { totalRecords: 20, totalPage: 1, pageSize: 20, currentPage: 1 };
  const data = Array.from({ length: 20 }, (_, place) => offerRow(620_000_000_000 + place));
  const state = { running: 0, most: 0 };
  const counted = async <T>(answer: T) => {
    state.most = Math.max(state.most, (state.running += 1));
    const said = await later(answer);
    state.running -= 1;
    return said;
  };
  const supplier = await startFake1688({
    'product.search.keywordQuery': () => counted(resultOf({ ...page, data })),
    'product.search.queryProductDetail': ({ offerDetailParam }) => counted(resultOf(offerDetail(String((offerDetailParam as { offerId: string }).offerId)))), // prettier-ignore
    'product.search.keywordSNQuery': () => counted(resultOf([])),
  });
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  const env = {
    ...{ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error', ALI1688_APP_KEY: APP.appKey, ALI1688_RPS: '999' },
    ...{ ALI1688_APP_SECRET: APP.appSecret, ALI1688_REFRESH_TOKEN: APP.refreshToken, ALI1688_BASE_URL: supplier.url },
  };
  prepare(env);
  const server = await startServer(['--import', 'tsx', 'src/server/start.ts', 'api'], port, env);
  const ask = connectionTo(port, HOST);
  const timed = async (path: string) => {
    const started = performance.now();
    const { status } = await ask.send({ method: 'GET', path });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return performance.now() - started;
  };
  const p50 = async (pathOf: (turn: number) => string) => {
    const times: number[] = [];
    for (let turn = 0; turn < ASKED; turn += 1) times.push(await timed(pathOf(turn)));
    return times.sort((a, b) => a - b)[ASKED / 2];
  };
  await timed(search('warm'));
  await timed(product(0));
  row(`a supplier of ${LATENCY_MS} ms, p50 ms`, 'asked', 'known');
  row('search', fixed(await p50((turn) => search(`word ${turn}`))), fixed(await p50(() => search('warm'))));
  row('product', fixed(await p50((turn) => product(1 + turn))), fixed(await p50(() => product(0))));

  state.most = 0;
  const crowd = Array.from({ length: SHOPPERS }, () => connectionTo(port, HOST));
  const told: Record<number, number> = {};
  const all = crowd.map(async ({ send, close }, place) => {
    const { status } = await send({ method: 'GET', path: product(1000 + place) });
    told[status] = (told[status] ?? 0) + 1;
    close();
  });
  const beside = await p50(() => product(0));
  await Promise.all(all);
  row(`${SHOPPERS} shoppers at once`, 'at supplier', 'known, p50', 'answers');
  row('product', state.most, fixed(beside), JSON.stringify(told));
  ask.close();
  await server.stop();
  await supplier.close();
  rmSync(folder, { recursive: true, force: true });
}
