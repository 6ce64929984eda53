import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, npm, startShop } from './stranger';

const PORT = Number(process.env.SMOKE_PORT ?? 3120);
const ORIGIN = `http://localhost:${PORT}`;
const DEPOT = 'gz; Guangzhou; 广东省广州市白云区石井街道1号; ALONE; +86 20 5555 0100; 510430';
const SHOP = ['--id', 'alone', '--name', 'Alone Mart', '--currency', 'USD', '--rate', '0.14', '--languages', 'en,vi', '--country', 'us', '--warehouse', DEPOT]; // prettier-ignore

/** Pages of the product, and what stands on each of them. */
const SERVED = { '/': 'Alone Mart', '/auth/login': '<form', '/vi/product-search?keyword=a': 'lang="vi"' };
const OF_THE_DEMO = ['/demo/outbox', '/sandbox-pay/x', '/api/front/sample-accounts', '/api/sandbox/charges/x'];

/** `npm run test:alone`: a stranger leaves the demo and what is for development out, makes a shop by command, starts and visits it. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-alone-'));
  try {
    copyProject(folder, 'src/demo');
    npm(process.execPath, ['ci', '--omit=dev'], folder);
    execFileSync(process.execPath, ['--import', 'tsx', 'src/server/start/shop.ts', 'create', ...SHOP], { cwd: folder });
    const stop = await startShop(process.execPath, folder, PORT);
    const faults = await faultsOf().finally(stop);
    console.log(faults.join('\n') || 'a shop without the demo is served');
    process.exitCode = faults.length ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function faultsOf(): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, wanted] of Object.entries(SERVED)) {
    const answer = await fetch(ORIGIN + path);
    if (!answer.ok || !(await answer.text()).includes(wanted)) faults.push(`${path}: ${answer.status}, no ${wanted}`);
  }
  for (const path of OF_THE_DEMO) {
    const { status } = await fetch(ORIGIN + path);
    if (status !== 404) faults.push(`${path}: ${status}`);
  }
  return faults;
}

void main();
