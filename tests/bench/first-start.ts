import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cpuClockMs } from './server-process';
import { fixed, row } from './table';

/** What `npm start` says, with the seconds since it began before it. */
const SAID = /^\s*(\d+\.\d) s {2}(\S.*)$/;
const READY = 'Ready:';
/** A machine that needs as long for it measures nothing. */
const GIVEN_UP_MS = 1_800_000;

/**
 * From `npm start` to the first page on a new data folder: pages built where they are not yet, the demo seeded, its past
 * told. Run before anything else starts a server, or the pages are built already; the rows say which it was. Pages are
 * built beside the database, so what lies between two rows is nobody's alone.
 */
export async function benchFirstStart(args: string[], port: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  const env = { DATA_DIR: folder, DATABASE_URL: '', SEED_DEMO: '1', PORT: String(port), DRAIN_SECONDS: '0' };
  const server = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const giveUp = setTimeout(() => server.kill('SIGKILL'), GIVEN_UP_MS);
  const began = performance.now();
  try {
    console.log('\nfirst start on a new folder, after so many seconds (the aim: 90)');
    let isReady = false;
    for await (const text of createInterface({ input: server.stdout })) {
      const [, seconds, line = ''] = SAID.exec(text) ?? [];
      if (seconds) row(`  ${line.slice(0, 31)}`, seconds);
      isReady = line.startsWith(READY);
      if (isReady) break;
    }
    if (!isReady) throw new Error('the first start came to nothing');
    const { status } = await fetch(`http://127.0.0.1:${String(port)}/`, { redirect: 'manual' });
    if (status >= 500) throw new Error(`the first page answered ${String(status)}`);
    row('first page', fixed((performance.now() - began) / 1000));
    // beside neighbours the clock says little
    row('processor time until then', fixed((cpuClockMs(server.pid ?? 0) ?? NaN) / 1000));
  } finally {
    clearTimeout(giveUp);
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
