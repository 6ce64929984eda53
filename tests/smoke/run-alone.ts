import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, npm, startShop, STEP_MS } from './stranger';

const PORT = Number(process.env.SMOKE_PORT ?? 3120);
const ORIGIN = `http://localhost:${PORT}`;
const DEPOT = 'gz; Guangzhou; 广东省广州市白云区石井街道1号; ALONE; +86 20 5555 0100; 510430';
const SHOP = ['--id', 'alone', '--name', 'Alone Mart', '--currency', 'USD', '--rate', '0.14', '--languages', 'en,vi', '--country', 'us', '--warehouse', DEPOT]; // prettier-ignore

/** Pages of the product, and what stands on each of them. */
const SERVED = { '/': 'Alone Mart', '/auth/login': '<form', '/vi/product-search?keyword=a': 'lang="vi"' };
const OF_THE_DEMO = ['/demo/outbox', '/sandbox-pay/x', '/api/front/sample-accounts', '/api/sandbox/charges/x'];

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

/** `npm run test:alone`: a stranger leaves the demo and what is for development out, makes a shop by command, starts and visits it. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-alone-'));
  try {
    copyProject(folder, 'src/demo');
    // what this machine has installed before need not come over the network again
    npm(process.execPath, ['ci', '--omit=dev', '--prefer-offline'], folder);
    say('installed');
    const create = ['--import', 'tsx', 'src/server/start/shop.ts', 'create', ...SHOP];
    execFileSync(process.execPath, create, { cwd: folder, timeout: STEP_MS });
    say('a shop is made');
    const stop = await startShop(process.execPath, folder, PORT);
    try {
      const faults = await faultsOf();
      say(faults.join('\n') || 'a shop without the demo is served');
      process.exitCode = faults.length ? 1 : 0;
    } finally {
      await stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const visit = (path: string) => fetch(ORIGIN + path, { signal: AbortSignal.timeout(STEP_MS) });

async function faultsOf(): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, wanted] of Object.entries(SERVED)) {
    const answer = await visit(path);
    if (!answer.ok || !(await answer.text()).includes(wanted)) faults.push(`${path}: ${answer.status}, no ${wanted}`);
  }
  for (const path of OF_THE_DEMO) {
    const { status } = await visit(path);
    if (status !== 404) faults.push(`${path}: ${status}`);
  }
  return faults;
}

void main();
