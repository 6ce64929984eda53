import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { encryptLink, LINK_KEY } from '../../src/contract/link-cipher';
import { firstLoadKb, htmlOf } from './first-load';
import { pageFlow } from './flows';
import { measure } from './load';
import { cpuClockMs, startServer, type RunningServer } from './server-process';
import { HOST } from './shop-bench';
import { fixed, row } from './table';

async function benchPage(
  name: string,
  server: RunningServer,
  path: string,
  host: string,
  folder: string,
  seconds: number,
) {
  const kb = firstLoadKb(await htmlOf(server.port, path), folder);
  const { perSecond, p50Ms, p99Ms, cpuMs, failures } = await measure(pageFlow(path), {
    port: server.port,
    host,
    connections: 4,
    seconds,
    cpuMs: () => cpuClockMs(server.pid),
  });
  row(name, 4, fixed(perSecond), fixed(p50Ms), fixed(p99Ms), fixed(cpuMs), fixed(kb), failures || '');
}

/** The pages that a stranger comes to, as the server makes them. */
export async function benchPages(server: RunningServer, productUrl: string, seconds: number) {
  row('page', 'at once', 'a second', 'p50 ms', 'p99 ms', 'CPU ms', 'kB gzip', 'failures');
  const pages = {
    '/': '/',
    '/product-search, 24 products': '/product-search?keyword=mug&channel=TAOBAO',
    '/product': `/product?url=${encryptLink(productUrl, LINK_KEY)}&filters=`,
  };
  for (const [name, path] of Object.entries(pages)) await benchPage(name, server, path, HOST, '.next', seconds);
}

/** The same machine, the same minute: 24 cards of the component library in an otherwise empty Next application. */
export async function benchBarePage(port: number, seconds: number) {
  const folder = 'tests/bench/bare-next';
  const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0) throw new Error(built.stderr);
  const server = await startServer([next, 'start', folder, '-p', String(port)], port, {});
  await benchPage('a bare page, 24 Mantine cards', server, '/', 'localhost', join(folder, '.next'), seconds);
  await server.stop();
}
